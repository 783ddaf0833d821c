import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { games as titles } from '@croupier/game-math';
import type { CurrencyCode } from '@croupier/money';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, type Queryable, run, sql } from '@croupier/server-database';
import { makePastMonths, testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as promotions } from '@croupier/server-promotions';
import { createSessions, migrations as sessions } from '@croupier/server-sessions';
import { migrations as wallet } from '@croupier/server-wallet';
import { fund } from '@croupier/server-wallet/testing';
import { createGames, type GamesOptions, type GameService } from '../create-games.ts';
import { migrations } from '../index.ts';
import type { Launch } from '../launch/launch-game.ts';
import { exchangeToken } from '../launch/sessions.ts';
import { type LatestWins, tables } from '../schema.gen.ts';
import { HOUSE, isReal, type RealSession } from '../session.ts';

export { turnLiveTables } from './live-table.ts';

/** Returns a clock that only moves when told to. */
export function testClock(start = '2026-11-20T12:00:00Z') {
  let at = Date.parse(start);
  return { now: () => new Date(at), pass: (ms: number) => void (at += ms) };
}

/** `more` are the tables of other domains a test works with. */
export function gamesDatabase({
  more = [],
  ...options
}: { connections?: number; more?: readonly URL[] } = {}): Promise<Database> {
  const own = [audit, players, sessions, wallet, limits, promotions, migrations];
  return testDatabase([...own, ...more], { ...options, prepare: migrateJobs });
}

/** The games of one copy, with the in-house titles and those a test adds. */
export const testGames = (db: Database, options: Partial<GamesOptions> = {}): GameService =>
  createGames({ db, clock: () => new Date(), ...options, games: { ...titles, ...options.games } });

export interface PlayerInGame {
  playerId: number;
  session: RealSession;
  bearer: string;
  siteSessionId: string;
}

export interface InGameOrder extends Partial<Pick<Launch, 'edition' | 'slug' | 'provider'>> {
  maths?: string;
  amount?: bigint;
  currency?: CurrencyCode;
  clock?: () => Date;
  /** Player who is already in a game and opens another. */
  again?: Pick<PlayerInGame, 'playerId' | 'siteSessionId'>;
}

const EDITION: Launch['edition'] = { currency: 'EUR', rules: {} };

/** A signed-in player with money who has opened a game; of a studio's title the bearer is what `authenticate` gives. */
export async function playerInGame(db: Database, service: GameService, order: InGameOrder = {}): Promise<PlayerInGame> {
  const {
    amount = 100_000n,
    currency = 'EUR',
    maths = 'dice',
    slug = maths,
    provider = HOUSE,
    edition = EDITION,
    clock = () => new Date(),
  } = order;
  const playerId = order.again?.playerId ?? (await insertPlayer(db, { currency }));
  if (!order.again) await fund(db, { playerId, currency, amount });
  const siteSessionId = order.again?.siteSessionId ?? (await signIn(db, playerId, clock));
  const { token } = await service.launch({
    slug,
    maths,
    provider,
    mode: 'real',
    edition,
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
    player: { id: playerId, siteSessionId, currency, nickname: 'Wanda' },
  });
  const { bearer, session } = await exchangeToken(db, { token, provider, now: clock() });
  if (!isReal(session)) throw new Error('a real session was asked for');
  return { playerId, session, bearer, siteSessionId };
}

async function signIn(db: Database, playerId: number, clock: () => Date): Promise<string> {
  const { session } = await db.transaction((tx) =>
    createSessions({ db, clock }).start(tx, { playerId, ip: '192.0.2.1', country: null, userAgent: 'test' }),
  );
  return session.id;
}

/** A bet on dice at even chances. */
export const diceBet = (stake: bigint, roundId: string = randomUUID(), target = 5000) => ({
  roundId,
  stake,
  params: { target, side: 'under' as const },
});

/** Returns the number of stored rounds. */
export async function countRounds(db: Database): Promise<bigint> {
  const [row] = await run(
    db,
    tables.selectFrom('rounds').select(({ fn }) => fn.countAll<bigint>().as('rounds')),
  );
  return row?.rounds ?? 0n;
}

/** Returns the stakes in each title and currency, summed from the rounds themselves. */
export const sumStakes = (db: Queryable): Promise<{ game: string; currency: CurrencyCode; stake: bigint }[]> =>
  db.query(sql`select game, currency, sum(stake)::bigint as stake from rounds group by game, currency`);

/** Puts a win among the latest ones, as if a batch had found it worth showing. */
export async function insertLatestWin(db: Database, win: Insertable<LatestWins>): Promise<void> {
  await run(db, tables.insertInto('latest_wins').values(win));
}

const FILLED_AT_ONCE = 10_000;

/** Stores rounds of players as if they had been played over the last days, oldest first: for benches. */
export async function fillRounds(
  db: Database,
  { players, rounds, days }: { players: readonly number[]; rounds: number; days: number },
): Promise<void> {
  await makePastMonths(db, days);
  for (let from = 0; from < rounds; from += FILLED_AT_ONCE) {
    const count = Math.min(FILLED_AT_ONCE, rounds - from);
    await db.query(sql`
      with stored as (
      insert into rounds (player_id, id, game, maths, version, currency, stake, win, status, params, outcome, nonce, balance, played_at)
      select (${players}::bigint[])[1 + (${from}::integer + n) % ${players.length}::integer], gen_random_uuid(), 'title-' || n % 7, 'dice', '1', 'EUR',
        10, 0, 'closed', '{"target":5000,"side":"under"}', '{"roll":1234}', 1, 1000,
        now() - make_interval(days => ${days}::integer) * (1 - (${from}::integer + n) / ${rounds}::float8)
      from generate_series(0, ${count - 1}::integer) n returning player_id, id, played_at)
      insert into round_keys (player_id, id, played_at) select player_id, id, played_at from stored`);
  }
  await noteTitleHours(db);
}

/** Notes the hours of rounds that were stored without playing them. */
export const noteTitleHours = (db: Queryable): Promise<unknown> =>
  db.query(sql`
    insert into title_hours (player_id, game, hour) select distinct player_id, game, date_trunc('hour', played_at, 'UTC') from rounds
    on conflict do nothing`);
export { lanternWalk } from './lantern-walk.ts';
export { openWalletDoor, type WalletDoor } from './wallet-door.ts';
