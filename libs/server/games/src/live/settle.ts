import { run, sql, type Transaction } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { type LiveClock, readRoundRow } from './advance.ts';
import { boundWaits } from './bound-waits.ts';
import { endBets } from './end-bets.ts';
import { liveGames } from './kinds.ts';
import type { BetRow, RoundRow, StoredTable } from './rows.ts';

/** Bets settled in one transaction: few enough that nobody waits long for their account. */
const CHUNK = 200;

/**
 * Pays a round that is over, some bets at a time: whoever is killed leaves whole chunks, and any copy goes on. Several at once
 * take different bets. A chunk whose player is held too long fails and is tried again.
 */
export async function settleRound({ db, clock }: LiveClock, table: StoredTable, number: bigint): Promise<void> {
  const round = await readRoundRow(db, table.id, number);
  if (round?.state !== 'over') return;
  while ((await db.transaction((tx) => settleChunk(tx, table, round, clock()))) === CHUNK);
  await db.query(sql`
    update live_rounds r set paid_at = ${clock()} where table_id = ${table.id} and number = ${number} and paid_at is null and state = 'over'
      and not exists (select from live_bets b where b.table_id = r.table_id and b.round = r.number and b.status = 'placed')`);
}

async function settleChunk(tx: Transaction, { id, kind }: StoredTable, round: RoundRow, now: Date): Promise<number> {
  const placed = tables
    .selectFrom('live_bets')
    .select(columns.live_bets)
    .where('table_id', '=', id)
    .where('round', '=', round.number)
    .where('status', '=', 'placed')
    .orderBy('player_id')
    .orderBy('id')
    .limit(CHUNK)
    .forUpdate()
    .skipLocked();
  const [, rows] = await Promise.all([boundWaits(tx), run(tx, placed)]);
  const bets = rows as BetRow[];
  const game = liveGames[kind];
  const settled = bets.map((bet) => {
    const { stake, fields, auto_cash_out: auto, cashed_out_ms: cashedOutMs } = bet;
    const { win, cashedOutAt } = game.win({ stake, fields, auto, cashedOutMs }, round.outcome!);
    return { ...bet, status: 'settled' as const, win, cashed_out_at: cashedOutAt };
  });
  await endBets(tx, settled, now);
  return bets.length;
}
