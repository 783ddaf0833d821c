import type { Selectable } from 'kysely';
import {
  type Lottery,
  LOTTERY_LINES,
  type LotteryLines,
  type LotteryStatus,
  amountToWire,
  toWire,
} from '@croupier/contracts';
import { providers } from '@croupier/game-art';
import type { Locale } from '@croupier/i18n';
import { wordsIn } from '@croupier/i18n/local-words';
import { type Queryable, run, sql } from '@croupier/server-database';
import { readOwnPlayer } from '@croupier/server-players';
import { wantsBonuses } from '@croupier/server-promotions';
import { type Lotteries, type LotteryEntries, tables } from '../schema.gen.ts';
import { UNITS_A_CENT } from '../shared/rates.ts';
import { prizePoolOf } from './definition.ts';
import { readLines } from './draw.ts';
import { findLottery, type LotteryRow, ticketsOf, toLottery } from './lottery.ts';
import { obstacleOf } from './obstacle.ts';

/** Most lotteries returned: running and upcoming ones, and the latest drawn ones. */
const MOST = 24;

interface Reader {
  locale: Locale | null;
  now: Date;
}

/**
 * Lists running lotteries by end, then upcoming ones, then past ones, latest first. Lotteries of groups are listed only
 * for their members.
 */
export async function listLotteries(
  db: Queryable,
  { groupIds, ...reader }: Reader & { groupIds: readonly number[] },
): Promise<Lottery[]> {
  const { now } = reader;
  const rows = await db.query<Selectable<Lotteries>>(sql`
    select * from lotteries
    where (terms->'groupIds' = '[]' or exists (
      select from jsonb_array_elements(terms->'groupIds') as one where one::bigint = any(${groupIds}::bigint[])))
      and end_at > ${now}::timestamptz - interval '60 days'
    order by end_at <= ${now}, start_at > ${now}, case when end_at <= ${now} then null else end_at end, end_at desc, id limit ${MOST}`);
  const lotteries = rows.map(toLottery);
  const prizes = await readPrizes(db, lotteries);
  return lotteries.map((lottery) => describe(lottery, prizes.get(lottery.id) ?? [], reader));
}

/** Returns a lottery by its number or slug; refuses an unknown one. */
export async function readLottery(
  db: Queryable,
  key: { id: number } | { slug: string },
  reader: Reader,
): Promise<Lottery> {
  const lottery = await findLottery(db, key);
  const prizes = await readPrizes(db, [lottery]);
  return describe(lottery, prizes.get(lottery.id) ?? [], reader);
}

type Prize = Lottery['winners'][number];

async function readPrizes(db: Queryable, lotteries: readonly LotteryRow[]): Promise<Map<bigint, Prize[]>> {
  const drawn = lotteries.filter(({ state }) => state !== 'open').map(({ id }) => id);
  const found = new Map<bigint, Prize[]>();
  if (drawn.length === 0) return found;
  const query = tables
    .selectFrom('lottery_prizes')
    .select(['lottery_id', 'position', 'ticket', 'amount'])
    .where('lottery_id', 'in', drawn)
    .orderBy('lottery_id')
    .orderBy('position');
  for (const { lottery_id, position, ticket, amount } of await run(db, query))
    found.set(lottery_id, [
      ...(found.get(lottery_id) ?? []),
      { position, ticket: toWire(ticket), amount_cents: amountToWire(amount) },
    ]);
  return found;
}

function describe(lottery: LotteryRow, winners: Prize[], { locale, now }: Reader): Lottery {
  const { terms, start_at, end_at, state, tickets, list_hash } = lottery;
  const active = now >= start_at && now < end_at;
  return {
    id: toWire(lottery.id),
    slug: lottery.slug,
    frontend_identifier: lottery.definition,
    title: wordsIn(terms.title, locale),
    start_at: start_at.toISOString(),
    end_at: end_at.toISOString(),
    in_progress: active,
    status: active ? 'active' : now < start_at ? 'future' : 'archive',
    group_ids: terms.groupIds,
    providers: providers.filter(({ id }) => terms.providers.includes(id)),
    games: terms.games,
    ticket_every_cents: terms.ticketEvery,
    most_tickets: terms.mostTickets,
    currency: terms.currency,
    prize_pool_cents: amountToWire(prizePoolOf(terms.prizes)),
    prizes: terms.prizes.map(({ count, amount }) => ({ count, amount_cents: amount })),
    tickets: tickets === null ? null : toWire(tickets),
    seed_hash: lottery.seed_hash,
    list_hash,
    seed: state === 'open' ? null : lottery.seed,
    winners,
  };
}

/** Returns a player's tickets in one lottery. */
export async function readLotteryStatus(db: Queryable, playerId: number, lotteryId: number): Promise<LotteryStatus> {
  const lottery = await findLottery(db, { id: lotteryId });
  const [status] = await statusesOf(db, playerId, [lottery]);
  return status!;
}

/** Returns a player's tickets in every lottery they staked towards or got tickets of, latest first. */
export async function readLotteryStatuses(db: Queryable, playerId: number): Promise<LotteryStatus[]> {
  const own = tables
    .selectFrom('lotteries')
    .selectAll()
    .where('id', 'in', (query) =>
      query
        .selectFrom('lottery_entries')
        .select('lottery_id')
        .where('player_id', '=', BigInt(playerId))
        .orderBy('lottery_id', 'desc')
        .limit(MOST),
    )
    .orderBy('id', 'desc');
  return statusesOf(db, playerId, (await run(db, own)).map(toLottery));
}

async function statusesOf(db: Queryable, playerId: number, lotteries: readonly LotteryRow[]): Promise<LotteryStatus[]> {
  if (lotteries.length === 0) return [];
  const ids = lotteries.map(({ id }) => id);
  const mine = <Name extends 'lottery_entries' | 'lottery_prizes'>(name: Name) =>
    tables
      .selectFrom(name as 'lottery_entries')
      .where('player_id', '=', BigInt(playerId))
      .where('lottery_id', 'in', ids);
  const [entries, prizes, player, wants] = await Promise.all([
    run(db, mine('lottery_entries').selectAll()),
    run(
      db,
      tables
        .selectFrom('lottery_prizes')
        .select(['lottery_id', 'position', 'ticket', 'amount'])
        .where('player_id', '=', BigInt(playerId))
        .where('lottery_id', 'in', ids)
        .orderBy('position'),
    ),
    readOwnPlayer(db, playerId),
    wantsBonuses(db, playerId),
  ]);
  return lotteries.map((lottery) => {
    const entry = entries.find(({ lottery_id }) => lottery_id === lottery.id);
    const takesPart =
      lottery.state === 'open' ? obstacleOf(lottery, { ...player, wants }) === null : entry?.first_ticket != null;
    return {
      lottery_id: toWire(lottery.id),
      takes_part: takesPart,
      tickets: takesPart ? ticketCount(lottery, entry) : 0,
      staked_cents: amountToWire((entry?.staked ?? 0n) / UNITS_A_CENT),
      code: entry?.code ?? null,
      first_ticket: entry?.first_ticket == null ? null : toWire(entry.first_ticket),
      prizes: prizes
        .filter(({ lottery_id }) => lottery_id === lottery.id)
        .map(({ position, ticket, amount }) => ({
          position,
          ticket: toWire(ticket),
          amount_cents: amountToWire(amount),
        })),
    };
  });
}

const ticketCount = ({ state, terms }: LotteryRow, entry: Selectable<LotteryEntries> | undefined): number => {
  if (!entry) return 0;
  return state === 'open' ? ticketsOf(terms, entry) : (entry.tickets ?? 0);
};

/** Returns the ticket list from a number on; empty before the draw. */
export async function readLotteryLines(db: Queryable, lotteryId: number, from: number): Promise<LotteryLines> {
  const { id } = await findLottery(db, { id: lotteryId });
  const lines = await readLines(db, id, BigInt(from), LOTTERY_LINES);
  const last = lines.at(-1);
  return { lines, next: last && lines.length === LOTTERY_LINES ? last.first + last.count : null };
}
