import { type LiveBet, Refusal } from '@croupier/contracts';
import { CRASH_LEAST, crashMultiplier } from '@croupier/game-math';
import { run, type Transaction } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { boundWaits } from './bound-waits.ts';
import { findBet, type LiveContext } from './place-bet.ts';
import { type BetRow, betOnWire } from './rows.ts';

/**
 * Cashes a bet out of a flight. What counts is when it arrived; it is stored before anybody learns of the bust, or it is too late.
 * Asked again it answers the first. The money comes with the round's settlement.
 */
export const cashOutLiveBet = (
  { db }: Pick<LiveContext, 'db'>,
  { playerId, id, arrivedAt }: { playerId: number; id: string; arrivedAt: Date },
): Promise<LiveBet> =>
  db.transaction(async (tx) => {
    const [, bet] = await Promise.all([boundWaits(tx), findBet(tx, playerId, id)]);
    if (!bet) throw new Refusal('not_found');
    if (bet.cashed_out_ms !== null) return betOnWire(bet);
    const ms = await msOfFlight(tx, bet, arrivedAt);
    const multiplier = crashMultiplier(ms);
    if (multiplier < CRASH_LEAST) throw new Refusal('cash_out_too_early');
    const cashedOutAt = Math.min(multiplier, bet.auto_cash_out ?? multiplier);
    const [row] = await run(
      tx,
      tables
        .updateTable('live_bets')
        .set({ cashed_out_ms: ms, cashed_out_at: cashedOutAt })
        .where('player_id', '=', bet.player_id)
        .where('id', '=', id)
        .where('status', '=', 'placed')
        .where('cashed_out_ms', 'is', null)
        .returning(columns.live_bets),
    );
    if (row) return betOnWire(row as BetRow);
    const now = await findBet(tx, playerId, id);
    if (now?.cashed_out_ms == null) throw new Refusal('cash_out_too_late');
    return betOnWire(now); // The other click was first.
  });

/** Milliseconds from take-off to the arrival, with the round kept from ending. */
async function msOfFlight(tx: Transaction, bet: BetRow, arrivedAt: Date): Promise<number> {
  const query = tables
    .selectFrom('live_rounds')
    .select(['state', 'starts_at', 'lasts_ms', 'outcome'])
    .where('table_id', '=', bet.table_id)
    .where('number', '=', bet.round);
  const [round] = await run(tx, query);
  if (bet.status !== 'placed' || (round?.outcome != null && !('bust' in (round.outcome as object))))
    throw new Refusal('cash_out_too_late');
  if (round?.starts_at == null || round.lasts_ms === null || arrivedAt < round.starts_at)
    throw new Refusal('cash_out_too_early');
  const ms = arrivedAt.getTime() - round.starts_at.getTime();
  if (ms >= round.lasts_ms) throw new Refusal('cash_out_too_late');
  // Only a cash-out in time locks the round, so late clicks can't delay its end.
  const [flying] = await run(tx, query.where('state', '=', 'drawn').forKeyShare());
  if (!flying) throw new Refusal('cash_out_too_late');
  return ms;
}
