import { randomUUID } from 'node:crypto';
import { idempotent, run, type Transaction } from '@croupier/server-database';
import { checkDeposit } from '@croupier/server-limits';
import { requireDepositBonus } from '@croupier/server-promotions';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { customerOf, type PaymentsContext } from './context.ts';
import { findMethod, type PaymentRequest, requireMethodFor } from './methods.ts';
import { nthDeposit } from './nth-deposit.ts';
import { requireOneClickRoom } from './one-click.ts';
import { insertPayment, type PaymentRow, requirePayment } from './payment.ts';
import { type ProviderMethod, ProviderRefused } from './provider.ts';
import { recordPaymentChange } from './record-payment-change.ts';
import { monthlyCapOf, requireAccount } from './require-account.ts';
import { tables } from './schema.gen.ts';

export interface DepositOrder extends Omit<PaymentRequest, 'action'> {
  playerId: number;
  /** Created by the browser once per deposit: the same key returns the same deposit. */
  idempotencyKey: string;
  /** True for a one-click deposit with a saved card. */
  oneClick?: boolean;
  /** Code of the bonus the player was shown and wants with the deposit. */
  bonusCode?: string | undefined;
}

/** Reserves the deposit on the player's limits, stores it, and only then calls the provider. */
export async function openDeposit(context: PaymentsContext, order: DepositOrder): Promise<PaymentRow> {
  const { playerId, idempotencyKey, methodId, currency, amount, bonusCode } = order;
  const method = await findMethod(context, { ...order, action: 'deposit' });
  const once = {
    owner: `player:${playerId}`,
    key: idempotencyKey,
    input: { action: 'deposit', methodId, currency, amount, bonusCode },
    now: context.clock(),
  };
  const { id } = await context.db.transaction((tx) => idempotent(tx, once, () => store(context, tx, order, method)));
  return submit(context, id);
}

async function store(
  context: PaymentsContext,
  tx: Transaction,
  { playerId, currency, amount, oneClick = false, bonusCode }: DepositOrder,
  method: ProviderMethod,
): Promise<{ id: string }> {
  const now = context.clock();
  const { edition, groups } = await requireAccount(tx, playerId, currency);
  requireMethodFor(method, groups);
  if (oneClick) await requireOneClickRoom(tx, { playerId, currency, amount, now });
  if (bonusCode !== undefined) {
    const nth = () => nthDeposit(tx, playerId);
    await requireDepositBonus(tx, { playerId, currency, amount, code: bonusCode, nth, now });
  }
  await checkDeposit(tx, { playerId, currency, amount, now, ...monthlyCapOf(edition, currency) });
  const row = await insertPayment(tx, {
    id: randomUUID(),
    player_id: BigInt(playerId),
    action: 'deposit',
    state: 'created',
    provider: context.provider.name,
    method: method.id,
    method_title: method.title,
    currency,
    amount,
    one_click: oneClick,
    bonus_code: bonusCode ?? null,
    created_at: now,
    updated_at: now,
  });
  await recordPaymentChange(context, tx, row, `player:${playerId}`);
  return { id: row.id };
}

/** Opens a stored deposit at the provider, where a repeat after a crash or a lost reply is the same payment. */
export async function submit(context: PaymentsContext, id: string): Promise<PaymentRow> {
  const { db, provider } = context;
  const row = await requirePayment(db, id);
  if (row.state !== 'created') return row;
  const { action, method, currency, amount, profile } = row;
  try {
    const update = await provider.open({
      paymentId: id,
      action,
      method,
      customer: customerOf(row.player_id),
      amount,
      currency,
      profile,
    });
    const submitted = tables.updateTable('payments').set({
      state: 'submitted',
      provider_payment_id: update.providerPaymentId,
      client_token: update.clientToken,
      updated_at: context.clock(),
    });
    await run(db, submitted.where('id', '=', id).where('state', '=', 'created'));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await applyPaymentUpdate(context, { paymentId: id, status: 'failed', failure: 'provider_error' });
  }
  return requirePayment(db, id);
}
