import { type BetEdit, type BetOrder, Refusal } from '@croupier/contracts';
import { type Database, digestOf, requireSameOrder, run, type Transaction } from '@croupier/server-database';
import { lockLimits } from '@croupier/server-limits';
import { lockHoldAccounts } from '@croupier/server-wallet';
import { type BetWithLegs, findBets, selectLegs, toBet, toBets } from '../bets/bet-row.ts';
import { holdEventReserves } from '../bets/liability.ts';
import { lockIds, takeBets } from '../bets/place-bet.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { holdEvents } from '../events/lock-event.ts';
import { lockBet, type Owned, takeQuote } from './cash-out.ts';

interface Edit extends Owned {
  /** An offer for all of the bet as it is. */
  quoteId: string;
  /** What the bet is to be. */
  order: BetOrder;
}

const WAITS = { lockMs: 3_000, statementMs: 5_000 };

/**
 * Makes another bet of an open one: the old is cashed out at the offer that was shown, the new taken at the prices that were
 * shown, both in one transaction or neither. What bounds any stake bounds the new one. Asked again it answers how both
 * stand. During play a new bet would have to wait, and might not be taken when the old one is sold: there is no edit then.
 */
export async function editBet(db: Database, edit: Edit): Promise<BetEdit> {
  const { playerId, betId, quoteId, order, now } = edit;
  if (order.gift_id !== undefined) throw new Refusal('cash_out_unavailable', { params: { reason: 'bonus' } });
  return db.transaction(async (tx) => {
    await boundWaits(tx, WAITS);
    await lockIds(tx, [order.id]);
    await holdAll(tx, edit);
    const [existing] = await findBets(tx, [order.id]);
    if (existing) requireSameOrder(existing.digest, digestOf([playerId, order]));
    const locked = await lockBet(tx, { playerId, betId, now });
    if (existing && locked.bet.row.status === 'cashed_out') {
      const [placed] = await toBets(tx, [existing]);
      return { sold: toBet(locked.bet), placed: placed! };
    }
    if (order.currency !== locked.bet.row.currency) throw new Refusal('currency_not_available', { path: ['currency'] });
    await holdMoney(tx, edit, locked.bet);
    const sold = existing ? null : await takeQuote(tx, { ...edit, ...locked, quoteId, whole: true });
    if (!sold) throw new Refusal('offer_expired');
    const [placed] = await takeBets(tx, { db, clock: () => now, liveDelayMs: 0, waitsFor: 'all', holdsDay: true }, [
      { playerId, order },
    ]);
    if (placed instanceof Error) throw placed;
    if (typeof placed !== 'object') throw new Error('a bet that may wait was not answered');
    if (placed.status === 'pending') throw new Refusal('cash_out_unavailable', { params: { reason: 'live' } });
    return { sold: toBet(sold), placed };
  });
}

/** The matches of both bets, in one order: events before anything of the player's. */
async function holdAll(tx: Transaction, { betId, order }: Edit): Promise<void> {
  const legs = await run(tx, selectLegs().where('bet_id', '=', betId));
  const asked = order.legs.map(({ event_id }) => BigInt(event_id));
  await holdEvents(tx, [...legs.map(({ event_id }) => event_id), ...asked]);
}

/** What both halves change, in one order and before either does: the cash, then the reserves. */
async function holdMoney(tx: Transaction, { playerId, order, now }: Edit, { row, legs }: BetWithLegs): Promise<void> {
  await lockHoldAccounts(tx, [{ playerId, currency: row.currency }]);
  await lockLimits(tx, [playerId], now);
  const events = [...legs.map(({ event_id }) => event_id), ...order.legs.map(({ event_id }) => BigInt(event_id))];
  await holdEventReserves(tx, events, row.currency);
}
