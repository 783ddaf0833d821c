import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { run, runOne, type Transaction } from '@croupier/server-database';
import { notifyPlayers } from '@croupier/server-push';
import { reduceHold, voidHold } from '@croupier/server-wallet';
import { type PaymentRow, selectPayments, updatePayments } from './payment.ts';
import { publishPayment, recordPaymentChange } from './record-payment-change.ts';

/** Postgres error code for a transaction to be retried. */
const AGAIN = '40001';

export interface FreedMoney {
  playerId: number;
  currency: CurrencyCode;
  /** Subunits missing from the player's cash. */
  amount: bigint;
}

/** Players' unsent payouts, with their rows locked. */
export interface WaitingPayouts {
  /**
   * Returns held money to the player's cash, newest payout first: all of it, or the missing part. Call it with the cash
   * locked. Returns the amount.
   */
  free: (tx: Transaction, freed: FreedMoney) => Promise<bigint>;
}

interface Freeing {
  /** Reason the player reads on a payout that is declined for it. */
  reason: 'bet_corrected' | 'deposit_returned';
  now: Date;
}

const waitingOf = (playerIds: readonly number[]) =>
  selectPayments
    .where('player_id', 'in', playerIds.map(BigInt))
    .where('action', '=', 'payout')
    .where('state', 'in', ['requested', 'approved']);

/** Locks unsent payouts. Call it before locking accounts: decisions about payouts lock in this order. */
export async function lockWaitingPayouts(
  tx: Transaction,
  playerIds: readonly number[],
  { reason, now }: Freeing,
): Promise<WaitingPayouts> {
  const players = Array.from(new Set(playerIds));
  const locked = players.length === 0 ? [] : await run(tx, waitingOf(players).orderBy('id').forNoKeyUpdate());
  const known = new Set(locked.map(({ id }) => id));
  return {
    async free(work, { playerId, currency, amount }) {
      const own = waitingOf([playerId]).where('currency', '=', currency);
      const rows = await run(work, own.orderBy('created_at', 'desc').orderBy('id'));
      // A payout was requested while waiting for the accounts: only a restart locks in the right order.
      if (rows.some(({ id }) => !known.has(id)))
        throw Object.assign(new Error('a payout was ordered meanwhile'), { code: AGAIN });
      let left = amount;
      for (const row of rows) {
        if (left <= 0n) break;
        const taken = row.amount < left ? row.amount : left;
        await (taken === row.amount
          ? decline(work, row, { reason, now })
          : reduce(work, row, { by: taken, reason, now }));
        left -= taken;
      }
      return amount - left;
    },
  };
}

const ACTOR = 'system:debts';

async function decline(tx: Transaction, { id }: PaymentRow, { reason, now }: Freeing): Promise<void> {
  const declined = updatePayments().set({ state: 'declined', failure: reason, updated_at: now, finished_at: now });
  const row = await runOne(tx, declined.where('id', '=', id));
  await voidHold(tx, { id, now });
  await recordPaymentChange({ clock: () => now }, tx, row, ACTOR);
}

async function reduce(tx: Transaction, was: PaymentRow, { by, reason, now }: Freeing & { by: bigint }): Promise<void> {
  const { id, amount, reduced_from } = was;
  const reduced = updatePayments().set({ amount: amount - by, reduced_from: reduced_from ?? amount, updated_at: now });
  const row = await runOne(tx, reduced.where('id', '=', id));
  await reduceHold(tx, { id, by, now });
  await publishPayment(tx, row);
  const playerId = toWire(row.player_id);
  await notifyPlayers(tx, 'payout_reduced', [playerId]);
  const details = { payment: id, currency: row.currency, by: by.toString(), left: row.amount.toString(), reason };
  await recordAudit(tx, { at: now, kind: 'payout_reduced', actor: ACTOR, playerId, details });
}
