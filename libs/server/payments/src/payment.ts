import {
  type Payment,
  type PaymentFailure,
  type PaymentState,
  toWire,
  type PaymentAction as WireAction,
} from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql, type Transaction } from '@croupier/server-database';

/** Money in or out. The wire calls a payout `cashout`. */
export type PaymentAction = 'deposit' | 'payout';

export const actionToWire = (action: PaymentAction): WireAction => (action === 'payout' ? 'cashout' : action);
export const actionFromWire = (action: WireAction): PaymentAction => (action === 'cashout' ? 'payout' : action);

/** A payment as it is stored. */
export interface PaymentRow {
  id: string;
  player_id: bigint;
  action: PaymentAction;
  state: PaymentState;
  provider: string;
  method: string;
  method_title: string;
  currency: CurrencyCode;
  amount: bigint;
  instrument: string | null;
  profile: string | null;
  provider_payment_id: string | null;
  client_token: string | null;
  failure: PaymentFailure | null;
  recall_allowed: boolean;
  auto_approve_at: Date | null;
  created_at: Date;
  updated_at: Date;
  checked_at: Date | null;
  finished_at: Date | null;
}

export const succeededStates: readonly PaymentState[] = ['succeeded', 'paid'];

/** As the player sees it. */
export function describePayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    action: actionToWire(row.action),
    state: row.state,
    currency: row.currency,
    amount_cents: toWire(row.amount),
    method: { id: row.method, title: row.method_title },
    instrument: row.instrument,
    failure: row.failure,
    recallable: row.state === 'requested' && row.recall_allowed,
    success: row.finished_at === null ? null : succeededStates.includes(row.state),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** One payment of one player: of others nobody learns that it exists. */
export async function findPayment(db: Queryable, id: string, playerId: number): Promise<PaymentRow | null> {
  const [row] = await db.query<PaymentRow>(sql`select * from payments where id = ${id} and player_id = ${playerId}`);
  return row ?? null;
}

export async function readPaymentById(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await db.query<PaymentRow>(sql`select * from payments where id = ${id}`);
  return row ?? null;
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.query<PaymentRow>(sql`select * from payments where id = ${id} for no key update`);
  return row ?? null;
}
