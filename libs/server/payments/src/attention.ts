import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { type PaymentRow, selectPayments, updatePayments } from './payment.ts';
import { releasePayouts } from './release-payouts.ts';
import { columns, type PaymentCallbacks, tables } from './schema.gen.ts';
import { returned } from './transitions.ts';

export type ProviderNews = Selectable<PaymentCallbacks>;

const MOST = 500;

const openNews = () =>
  tables
    .selectFrom('payment_callbacks')
    .select(columns.payment_callbacks)
    .where('outcome', 'in', ['unknown', 'mismatch', 'attention', 'full'])
    .where('attended_at', 'is', null)
    // By the time a deposit has ended, a wallet that was full may have room again.
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('outcome', '<>', 'full'),
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.id', '=', 'payment_callbacks.payment_id')
            .where('payments.finished_at', 'is', null),
        ),
      ]),
    );

/**
 * Lists provider news that no operator has handled: of payments that are missing here, differ, or have an unknown
 * state. `known`: the payment is stored here; coins that could not be credited are found only by the provider's id.
 */
export const listNews = (db: Queryable): Promise<(ProviderNews & { known: boolean })[]> => {
  const known = openNews().select(({ exists, selectFrom }) =>
    exists(selectFrom('payments').select('payments.id').whereRef('payments.id', '=', 'payment_callbacks.payment_id'))
      .$castTo<boolean>()
      .as('known'),
  );
  return run(db, known.orderBy('received_at').limit(MOST));
};

/**
 * Lists refunded and charged-back deposits. Until an operator has reviewed one, no payout of its player is approved
 * automatically.
 */
export const listReturned = (db: Queryable): Promise<PaymentRow[]> =>
  run(
    db,
    selectPayments
      .where('state', 'in', [...returned])
      .where('attended_at', 'is', null)
      .orderBy('finished_at')
      .limit(MOST),
  );

/**
 * Lists a player's money that arrived but could not be credited yet, oldest first: coins, and deposits that don't fit
 * in their wallet.
 */
export const listUntaken = (db: Queryable, playerId: number): Promise<ProviderNews[]> =>
  run(
    db,
    openNews()
      .where('player_id', '=', BigInt(playerId))
      .where('action', '=', 'deposit')
      .where(({ and, eb, exists, not, or, selectFrom }) => {
        const payment = selectFrom('payments').whereRef('payments.id', '=', 'payment_callbacks.payment_id');
        return or([
          eb('outcome', '=', 'full'),
          and([eb('outcome', '=', 'attention'), not(exists(payment.select('payments.id')))]),
        ]);
      })
      .orderBy('received_at')
      .limit(MOST),
  );

interface Attending {
  actor: string;
  now: Date;
}

/** Records that an operator has dealt with provider news. Returns whether it was on the list. */
export const attendNews = (db: Database, { number, actor, now }: Attending & { number: bigint }): Promise<boolean> =>
  db.transaction(async (tx) => {
    const attended = tables.updateTable('payment_callbacks').set({ attended_at: now }).where('number', '=', number);
    const [row] = await run(
      tx,
      attended
        .where('attended_at', 'is', null)
        .returning(['provider', 'id', 'status', 'amount', 'currency', 'outcome']),
    );
    if (row) await recordAudit(tx, { at: now, kind: 'payment_news_attended', actor, details: { ...row } });
    return row !== undefined;
  });

/**
 * Records that an operator has reviewed a returned deposit, and releases the payouts that waited for it. Returns their
 * ids, or null if there was no deposit to review.
 */
export const attendReturned = (
  db: Database,
  { id, actor, now }: Attending & { id: string },
): Promise<{ released: string[] } | null> =>
  db.transaction(async (tx) => {
    const attended = updatePayments().set({ attended_at: now }).where('id', '=', id).where('attended_at', 'is', null);
    const [row] = await run(tx, attended.where('state', 'in', [...returned]));
    if (!row) return null;
    const { currency, amount, state } = row;
    const released = await releasePayouts(tx, row.player_id, now);
    const details = {
      ...{ payment: id, state, currency, amount: amount.toString() },
      ...(released.length > 0 && { released: released.join(', ') }),
    };
    const playerId = toWire(row.player_id);
    await recordAudit(tx, { at: now, kind: 'payment_attended', actor, playerId, details });
    return { released };
  });
