import {
  type LiveBet,
  type PastLiveRound,
  Refusal,
  type Reply,
  type readLiveRound as readLiveRoundCall,
  type readLiveTable as readLiveTableCall,
  type readLiveTables as readLiveTablesCall,
  toWire,
} from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { readRoundRow } from './advance.ts';
import { shareCrowd } from './crowd.ts';
import { shareSaid } from './phrases.ts';
import type { LiveContext } from './place-bet.ts';
import {
  type BetRow,
  betOnWire,
  namedOnWire,
  type RoundRow,
  roundOnWire,
  type StoredTable,
  tableOnWire,
} from './rows.ts';
import { storedTable, storedTables } from './stored-tables.ts';

const LISTED = 10;
const SHOWN = 50;
/** Milliseconds a table stays active after the last request for it. */
const AWAKE_MS = 90_000;
/** Minimum milliseconds between two writes of that time, however many requests there are. */
const RENEWED_MS = 30_000;

/** Returns every live table with its current state and its last rounds. */
export async function readLiveTables(db: Queryable, currency: CurrencyCode): Promise<Reply<typeof readLiveTablesCall>> {
  const stored = await storedTables(db);
  return Promise.all(
    stored.map(async (table) => {
      const round = await readLastRound(db, table);
      return {
        ...tableOnWire(table, currency),
        past: await readPast(db, table.id, LISTED),
        round: round && roundOnWire(table, round),
        players: round ? await countPlayers(db, round) : 0,
      };
    }),
  );
}

async function readLastRound(db: Queryable, { id }: StoredTable): Promise<RoundRow | null> {
  const [last] = await run(db, tables.selectFrom('live_tables').select('round').where('id', '=', id));
  return readRoundRow(db, id, last?.round ?? 0n);
}

async function countPlayers(db: Queryable, { table_id, number }: RoundRow): Promise<number> {
  const [counted] = await run(
    db,
    tables
      .selectFrom('live_bets')
      .select(({ fn }) => fn.count<bigint>('player_id').distinct().as('players'))
      .where('table_id', '=', table_id)
      .where('round', '=', number)
      .where('status', 'in', ['placed', 'settled']),
  );
  return toWire(counted?.players ?? 0n);
}

/** Returns the current state of a table and keeps it active. */
export async function readLiveTable(
  { db, clock }: LiveContext,
  { slug, currency }: { slug: string; currency: CurrencyCode },
): Promise<Reply<typeof readLiveTableCall>> {
  const table = await storedTable(db, slug);
  const now = clock();
  await keepAwake(db, table.id, now);
  const round = await readLastRound(db, table);
  return {
    table: tableOnWire(table, currency),
    now: now.toISOString(),
    round: round && roundOnWire(table, round),
    crowd: round && (await shareCrowd(db, round, now)),
    past: await readPast(db, table.id, SHOWN),
    said: await shareSaid(db, table.id, now),
  };
}

const keepAwake = (db: Database, id: bigint, now: Date) =>
  run(
    db,
    tables
      .updateTable('live_tables')
      .set({ awake_until: new Date(now.getTime() + AWAKE_MS) })
      .where('id', '=', id)
      .where('awake_until', '<', new Date(now.getTime() + AWAKE_MS - RENEWED_MS)),
  );

async function readPast(db: Queryable, tableId: bigint, most: number): Promise<PastLiveRound[]> {
  const rows = await run(
    db,
    tables
      .selectFrom('live_rounds')
      .select(['number', 'outcome', 'starts_at'])
      .where('table_id', '=', tableId)
      .where('state', 'in', ['over', 'void'])
      .orderBy('number', 'desc')
      .limit(most),
  );
  return rows.map(({ number, outcome, starts_at }) => ({
    number: toWire(number),
    outcome: outcome as RoundRow['outcome'],
    starts_at: starts_at?.toISOString() ?? null,
  }));
}

/** A round of a table; over, with all that is needed to draw it again. */
export async function readLiveRound(
  db: Queryable,
  { slug, number }: { slug: string; number: number },
): Promise<Reply<typeof readLiveRoundCall>> {
  const table = await storedTable(db, slug);
  const round = await readRoundRow(db, table.id, BigInt(number));
  if (!round) throw new Refusal('not_found');
  return { table: namedOnWire(table), round: roundOnWire(table, round) };
}

interface BetsAsked {
  playerId: number;
  table?: string | undefined;
  round?: number | undefined;
  before?: string | undefined;
  limit: number;
}

/** A player's own bets, newest first. */
export async function readLiveBets(
  db: Queryable,
  { playerId, table, round, before, limit }: BetsAsked,
): Promise<{ data: LiveBet[]; next: string | null }> {
  let query = tables.selectFrom('live_bets').select(columns.live_bets).where('player_id', '=', BigInt(playerId));
  if (table !== undefined) query = query.where('table_id', '=', (await storedTable(db, table)).id);
  if (table !== undefined && round !== undefined) query = query.where('round', '=', BigInt(round));
  if (before !== undefined) query = query.where('number', '<', BigInt(before));
  const rows = (await run(db, query.orderBy('number', 'desc').limit(limit + 1))) as BetRow[];
  const data = rows.slice(0, limit);
  return { data: data.map(betOnWire), next: rows.length > limit ? String(data.at(-1)!.number) : null };
}

/** No page shows two letters of the name any more, nor what was said. */
export async function forgetLivePlayer(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.updateTable('live_bets').set({ nickname: null }).where('player_id', '=', BigInt(playerId)));
  await run(db, tables.deleteFrom('live_phrases').where('player_id', '=', BigInt(playerId)));
}
