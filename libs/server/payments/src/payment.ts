import type { Insertable, Selectable } from 'kysely';
import {
  type Payment,
  type PaymentState,
  type PayoutQuestion,
  Refusal,
  amountToWire,
  type PaymentAction as WireAction,
} from '@croupier/contracts';
import { type Queryable, run, runOne, type Transaction } from '@croupier/server-database';
import { columns, type Payments, tables } from './schema.gen.ts';

/** Direction of the money. The wire calls a payout `cashout`. */
export type PaymentAction = 'deposit' | 'payout';

export const actionToWire = (action: PaymentAction): WireAction => (action === 'payout' ? 'cashout' : action);
export const actionFromWire = (action: WireAction): PaymentAction => (action === 'cashout' ? 'payout' : action);

/** Narrower types of the table's text columns; check constraints and the domain enforce them. */
interface TextColumns {
  state: PaymentState;
  failure: Payment['failure'];
  question: PayoutQuestion | null;
}

/** Stored payment. */
export type PaymentRow = Omit<Selectable<Payments>, keyof TextColumns> & TextColumns;

type NewPayment = Insertable<Payments> & Pick<TextColumns, 'state'>;

export const succeededStates: readonly PaymentState[] = ['succeeded', 'paid'];

/**
 * Returns whether the payment is coins that arrived at an address without a request, so the provider has only its own
 * id for them.
 */
export const isUnasked = ({ confirmations_needed }: PaymentRow): boolean => confirmations_needed !== null;

/** Returns the payment's id at the provider. */
export const idAtProvider = (row: PaymentRow): string =>
  isUnasked(row) && row.provider_payment_id !== null ? row.provider_payment_id : row.id;

/** Converts a payment to the form the player sees. */
export function describePayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    action: actionToWire(row.action),
    state: row.state,
    currency: row.currency,
    amount_cents: amountToWire(row.amount),
    ...(row.reduced_from !== null && { reduced_from_cents: amountToWire(row.reduced_from) }),
    method: { id: row.method, title: row.method_title },
    instrument: row.instrument,
    failure: row.failure,
    confirmations:
      row.confirmations_needed === null ? null : { seen: row.confirmations ?? 0, needed: row.confirmations_needed },
    not_before: row.state === 'requested' ? (row.not_before?.toISOString() ?? null) : null,
    question: row.state === 'requested' ? row.question : null,
    answered: row.answer !== null,
    recallable: row.state === 'requested' && row.recall_allowed,
    success: row.finished_at === null ? null : succeededStates.includes(row.state),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export const selectPayments = tables.selectFrom('payments').select(columns.payments).$narrowType<TextColumns>();

/** Starts an update that returns the changed rows. */
export const updatePayments = () =>
  tables.updateTable('payments').returning(columns.payments).$narrowType<TextColumns>();

const insertPayments = (payment: NewPayment) =>
  tables.insertInto('payments').values(payment).returning(columns.payments).$narrowType<TextColumns>();

export const insertPayment = (tx: Transaction, payment: NewPayment): Promise<PaymentRow> =>
  runOne(tx, insertPayments(payment));

/** Inserts a payment; null if it was stored before, under its id or the provider's. */
export async function insertPaymentOnce(tx: Transaction, payment: NewPayment): Promise<PaymentRow | null> {
  const [row] = await run(
    tx,
    insertPayments(payment).onConflict((conflict) => conflict.doNothing()),
  );
  return row ?? null;
}

/** Returns a player's own payment; other players don't learn that it exists. */
export async function findPayment(db: Queryable, id: string, playerId: number): Promise<PaymentRow | null> {
  const [row] = await run(db, selectPayments.where('id', '=', id).where('player_id', '=', BigInt(playerId)));
  return row ?? null;
}

export async function readPaymentById(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await run(db, selectPayments.where('id', '=', id));
  return row ?? null;
}

/** Returns a stored payment. Refuses `not_found`. */
export async function requirePayment(db: Queryable, id: string): Promise<PaymentRow> {
  const row = await readPaymentById(db, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | null> {
  const [row] = await run(tx, selectPayments.where('id', '=', id).forNoKeyUpdate());
  return row ?? null;
}
