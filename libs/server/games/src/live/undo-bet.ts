import { type LiveBet, Refusal } from '@croupier/contracts';
import { run } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { boundWaits } from './bound-waits.ts';
import { endBets } from './end-bets.ts';
import { findBet, holdOpenRound, type LiveContext } from './place-bet.ts';
import { type BetRow, betOnWire } from './rows.ts';

/** Cancels a bet before betting closes. Idempotent: a repeat gets the same answer. Refused after betting has closed. */
export const undoLiveBet = (
  { db, clock }: LiveContext,
  { playerId, id }: { playerId: number; id: string },
): Promise<LiveBet> =>
  db.transaction(async (tx) => {
    const [, known] = await Promise.all([boundWaits(tx), findBet(tx, playerId, id)]);
    if (!known) throw new Refusal('not_found');
    if (known.status === 'undone') return betOnWire(known);
    await holdOpenRound(tx, { tableId: known.table_id, round: known.round }, clock);
    const query = tables.selectFrom('live_bets').select(columns.live_bets).where('player_id', '=', known.player_id);
    const [bet] = (await run(tx, query.where('id', '=', id).forUpdate())) as BetRow[];
    if (!bet) throw new Refusal('not_found');
    if (bet.status !== 'placed') return betOnWire(bet); // Undone by another tab meanwhile.
    const [undone] = await endBets(tx, [{ ...bet, status: 'undone' }], clock());
    return betOnWire(undone ?? bet);
  });
