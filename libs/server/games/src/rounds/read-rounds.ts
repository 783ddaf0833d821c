import type { Selectable } from 'kysely';
import { Refusal, type RoundCursor, type RoundDetail, type RoundSummary, toWire } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { plain } from '../arrays.ts';
import { commitmentOf } from '../fairness/seeds.ts';
import { type PlayerGameStates, type RevealedSeeds, type RoundActs, type Rounds, tables } from '../schema.gen.ts';
import { playedAt } from './round-keys.ts';

export interface RoundsPage {
  playerId: number;
  /** What the page before answered as `next`. */
  before?: RoundCursor | undefined;
  limit: number;
  game?: string | undefined;
}

const summaryColumns = ['id', 'provider', 'game', 'currency', 'stake', 'win', 'status', 'played_at'] as const;
type Row = Pick<Selectable<Rounds>, (typeof summaryColumns)[number]>;

const toSummary = (row: Row): RoundSummary => ({
  id: row.id,
  provider: row.provider,
  game: row.game,
  currency: row.currency,
  stake_cents: toWire(row.stake),
  win_cents: toWire(row.win),
  status: row.status,
  played_at: row.played_at.toISOString(),
});

/** A player's rounds, newest first, by keyset: page 1,000 costs what page 1 costs. */
export async function readRounds(
  db: Queryable,
  { playerId, before, limit, game }: RoundsPage,
): Promise<{ data: RoundSummary[]; next: string | null }> {
  const from = before ?? NEWEST;
  const rows =
    game === undefined
      ? await readOfAll(db, playerId, from, limit)
      : await readOfGame(db, { playerId, game, from, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { data: rows.map(toSummary), next: last ? `${last.played_at.toISOString()}_${last.id}` : null };
}

const HOUR_MS = 3_600_000;
const NEWEST: RoundCursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const readOfAll = (db: Queryable, playerId: number, from: RoundCursor, limit: number): Promise<Row[]> =>
  db.query<Row>({
    name: 'games_read_rounds',
    ...sql`
      select id, provider, game, currency, stake, win, status, played_at
      from rounds_before(${playerId}::bigint, ${from.at}::timestamptz, ${from.id}::uuid, ${limit}::integer) order by played_at desc, id desc`,
  });

/** In each of the hours is a round at least: so many hours fill the page, with the one the page before ended in. */
async function readOfGame(
  db: Queryable,
  { playerId, game, from, limit }: { playerId: number; game: string; from: RoundCursor; limit: number },
): Promise<Row[]> {
  const hours = await db.query<{ hour: Date }>({
    name: 'games_read_title_hours',
    ...sql`
      select hour from title_hours where player_id = ${playerId} and game = ${game} and hour <= ${from.at}::timestamptz
      order by hour desc limit ${limit + 1}`,
  });
  const [newest, oldest] = [hours[0], hours.at(-1)];
  if (!newest || !oldest) return [];
  // Planned for these hours: no month before or after them is looked at.
  return db.query<Row>(sql`
    select r.* from (
      select hour from unnest(${plain(hours.map(({ hour }) => hour.toISOString()))}::timestamptz[]) as hour order by hour desc
    ) hours cross join lateral (
      select id, provider, game, currency, stake, win, status, played_at from rounds
      where player_id = ${playerId} and game = ${game} and played_at >= hour and played_at < hour + interval '1 hour'
        and played_at >= ${oldest.hour} and played_at < ${new Date(newest.hour.getTime() + HOUR_MS)}
        and (played_at, id) < (${from.at}::timestamptz, ${from.id}::uuid)
      order by played_at desc, id desc limit ${limit}
    ) r order by hour desc, r.played_at desc, r.id desc limit ${limit}`);
}

type DrawRow = Pick<Selectable<RoundActs>, 'nonce' | 'params' | 'outcome' | 'win'> &
  OrNull<Pick<Selectable<RevealedSeeds>, 'client_seed' | 'server_seed'>> & {
    current_client_seed: PlayerGameStates['client_seed'];
    current_server_seed: PlayerGameStates['server_seed'];
  };
type OrNull<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

/** A round of the player with what is needed to run it again. */
export async function readRound(db: Queryable, playerId: number, id: string): Promise<RoundDetail> {
  const at = await playedAt(db, playerId, id);
  if (!at) throw new Refusal('not_found');
  const query = tables
    .selectFrom('rounds')
    .select([...summaryColumns, 'maths', 'version', 'balance'])
    .where('player_id', '=', BigInt(playerId))
    .where('played_at', '=', at)
    .where('id', '=', id);
  const [round] = await run(db, query);
  if (!round) throw new Refusal('archived');
  const draws = await db.query<DrawRow>(sql`
    with acts as (
      select step, seed_id, nonce, params, outcome, win from round_acts
      where player_id = ${playerId} and played_at = ${at} and round_id = ${id}
    ), draws as (
      select 0 as step, seed_id, nonce, params, outcome, win - coalesce((select sum(win) from acts), 0)::bigint as win
      from rounds where player_id = ${playerId} and played_at = ${at} and id = ${id} and seed_id is not null
      union all select * from acts
    )
    select d.nonce, d.params, d.outcome, d.win, s.client_seed, s.server_seed, p.client_seed as current_client_seed, p.server_seed as current_server_seed
    from draws d join player_game_states p on p.player_id = ${playerId} left join revealed_seeds s on s.id = d.seed_id
    order by d.step`);
  return {
    ...toSummary(round),
    maths: round.maths,
    version: round.version,
    balance_after_cents: round.balance === null ? null : toWire(round.balance),
    draws: draws.map((draw) => ({
      nonce: toWire(draw.nonce),
      params: draw.params,
      outcome: draw.outcome,
      win_cents: toWire(draw.win),
      server_seed_hash: commitmentOf(draw.server_seed ?? draw.current_server_seed),
      server_seed: draw.server_seed,
      client_seed: draw.client_seed ?? draw.current_client_seed,
    })),
  };
}
