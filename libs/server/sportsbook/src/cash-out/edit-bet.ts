import { type Bet, type BetEdit, type BetOrder, Refusal, toWire } from '@croupier/contracts';
import { type Database, digestOf, requireSameOrder, run, sql, type Transaction } from '@croupier/server-database';
import { lockLimits } from '@croupier/server-limits';
import { lockHoldAccounts } from '@croupier/server-wallet';
import {
  type BetRow,
  type BetWithLegs,
  findBets,
  publishBets,
  selectLegs,
  type StoredEdit,
  toBet,
  toBets,
  updateBet,
  withLegs,
} from '../bets/bet-row.ts';
import { holdEventReserves } from '../bets/liability.ts';
import type { LiveDelay } from '../bets/live-delay.ts';
import { lockIds, takeBets } from '../bets/place-bet.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { holdEvents } from '../events/lock-event.ts';
import { lockBet, type Owned, takeQuote } from './cash-out.ts';

interface Exchange extends Owned {
  /** The new bet. */
  order: BetOrder;
}

interface Edit extends Exchange {
  /** An offer for all of the bet as it is. */
  quoteId: string;
  /** Milliseconds an edit with a live leg waits. */
  liveDelayMs: number;
}

const WAITS = { lockMs: 3_000, statementMs: 5_000 };

/**
 * Replaces an open bet: the old bet is cashed out at the offer shown and the new bet is placed at the odds shown, both
 * in one transaction or neither. All stake limits apply to the new bet. With a live leg the edit is tried now, so that
 * a refusal is reported immediately, and carried out after the live delay (`decideEdits`). Idempotent: a repeat returns
 * the current state of both bets.
 */
export async function editBet(db: Database, edit: Edit): Promise<BetEdit> {
  const { playerId, betId, quoteId, order, now, liveDelayMs } = edit;
  if (order.gift_id !== undefined) throw new Refusal('cash_out_unavailable', { params: { reason: 'bonus' } });
  return db.transaction(async (tx) => {
    const existing = await holdBoth(tx, edit);
    if (existing) requireSameOrder(existing.digest, digestOf([playerId, order]));
    const locked = await lockBet(tx, { playerId, betId, now });
    const { row } = locked.bet;
    if (existing && row.status === 'cashed_out') {
      const [placed] = await toBets(tx, [existing]);
      return { edited: toBet(locked.bet), placed: placed! };
    }
    if (row.edit?.order.id === order.id) {
      requireSameOrder(digestOf(row.edit.order), digestOf(order));
      return { edited: toBet(locked.bet), placed: null };
    }
    if (row.edit_decide_at) throw new Refusal('cash_out_unavailable', { params: { reason: 'editing' } });
    await tx.query(sql`savepoint as_it_was`);
    await holdMoney(tx, edit, locked.bet);
    const anyPrice = order.odds_change === 'any';
    const sold = existing ? null : await takeQuote(tx, { ...edit, ...locked, quoteId, whole: true, anyPrice });
    if (!sold) throw new Refusal('offer_expired');
    const placed = await placeInstead(tx, db, { ...edit, liveDelayMs });
    if (placed.status !== 'pending') return { edited: toBet(sold), placed };
    await tx.query(sql`rollback to savepoint as_it_was`);
    const { stake, returned } = sold.row;
    const stored = { order, stake: toWire(stake), pays: toWire(returned!), rejection: null };
    const decideAt = new Date(now.getTime() + liveDelayMs);
    return { edited: toBet(await noteEdit(tx, row.id, stored, decideAt)), placed: null };
  });
}

/** Locks the new bet's id and the matches of both, in one order: events before anything of the player's. Gives what is under the id. */
export async function holdBoth(tx: Transaction, { betId, order }: Exchange): Promise<BetRow | undefined> {
  await boundWaits(tx, WAITS);
  await lockIds(tx, [order.id]);
  const legs = await run(tx, selectLegs().where('bet_id', '=', betId));
  const asked = order.legs.map(({ event_id }) => BigInt(event_id));
  await holdEvents(tx, [...legs.map(({ event_id }) => event_id), ...asked]);
  const [existing] = await findBets(tx, [order.id]);
  return existing;
}

/**
 * Locks everything the sale and the new bet change, in one order and before either: cash, then limits, then reserves.
 */
export async function holdMoney(
  tx: Transaction,
  { playerId, order, now }: Exchange,
  { row, legs }: BetWithLegs,
): Promise<void> {
  if (order.currency !== row.currency) throw new Refusal('currency_not_available', { path: ['currency'] });
  await lockHoldAccounts(tx, [{ playerId, currency: row.currency }]);
  await lockLimits(tx, [playerId], now);
  const events = [...legs.map(({ event_id }) => event_id), ...order.legs.map(({ event_id }) => BigInt(event_id))];
  await holdEventReserves(tx, events, row.currency);
}

/** The new bet, the old one sold before: or its refusal, with which nothing stays of either. */
export async function placeInstead(
  tx: Transaction,
  db: Database,
  { playerId, order, now, liveDelayMs }: Exchange & { liveDelayMs: LiveDelay },
): Promise<Bet> {
  const context = { db, clock: () => now, liveDelayMs, waitsFor: 'all', holdsDay: true } as const;
  const [placed] = await takeBets(tx, context, [{ playerId, order }]);
  if (placed instanceof Error) throw placed;
  if (typeof placed !== 'object') throw new Error('a bet that may wait was not answered');
  return placed;
}

/** Keeps with a bet what is to come in its place, and when; or why it did not. */
export async function noteEdit(
  tx: Transaction,
  betId: string,
  edit: StoredEdit,
  decideAt: Date | null,
): Promise<BetWithLegs> {
  const rows = await run(tx, updateBet(betId, { edit: JSON.stringify(edit), edit_decide_at: decideAt }));
  const [bet] = await withLegs(tx, rows);
  await publishBets(tx, [bet!]);
  return bet!;
}
