import { randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import { idempotent, type Transaction } from '@croupier/server-database';
import { isSelfExcluded } from '@croupier/server-limits';
import { endByWithdrawal } from '@croupier/server-promotions';
import { collectDebts, placeHold } from '@croupier/server-wallet';
import { approvalTime } from './auto-approve.ts';
import { customerOf, type PaymentsContext } from './context.ts';
import { requestCheck } from './fraud/check-payments.ts';
import { findMethod, type PaymentRequest } from './methods.ts';
import { insertPayment, type PaymentRow, requirePayment } from './payment.ts';
import { coolDown } from './payout-address.ts';
import type { ProviderMethod } from './provider.ts';
import { queueApproval } from './queue-payouts.ts';
import { readRecallLock } from './recall-lock.ts';
import { recordPaymentChange } from './record-payment-change.ts';
import { requireAccount } from './require-account.ts';
import { requireSourceFirst } from './source-first.ts';

export interface PayoutOrder extends Omit<PaymentRequest, 'action'> {
  playerId: number;
  idempotencyKey: string;
  /** Provider's id of the account that receives the money. */
  profileId: string | undefined;
  /** True if the player agrees to forfeit the bonus that the payout ends. */
  forfeits?: boolean;
}

interface Target {
  id: string;
  title: string;
}

/** Holds the money and stores the payout; the provider is called once it is approved. */
export async function openPayout(context: PaymentsContext, order: PayoutOrder): Promise<PaymentRow> {
  const { playerId, idempotencyKey, methodId, currency, amount, profileId } = order;
  const method = await findMethod(context, { ...order, action: 'payout' });
  const target = await findTarget(context, order);
  const once = {
    owner: `player:${playerId}`,
    key: idempotencyKey,
    input: { action: 'payout', methodId, currency, amount, profileId },
    now: context.clock(),
  };
  // Runs before the request is stored: if too little is left, the player sees why.
  const now = context.clock();
  await context.db.transaction((tx) => collectDebts(tx, { playerId, currency, now }));
  const { id } = await context.db.transaction((tx) =>
    idempotent(tx, once, () => store(context, tx, order, { method, target })),
  );
  return requirePayment(context.db, id);
}

/** Returns the later time; null stays null, because an operator decides. */
const laterOf = (approved: Date | null, notBefore: Date | null): Date | null =>
  approved && notBefore && notBefore > approved ? notBefore : approved;

/** Finds the target account; the provider, not the browser, confirms that it belongs to the player. */
async function findTarget(
  { provider }: PaymentsContext,
  { playerId, methodId, profileId }: PayoutOrder,
): Promise<Target> {
  if (profileId === undefined) throw new Refusal('profile_required', { path: ['profile_id'] });
  const profile = await provider.profile(customerOf(playerId), profileId);
  if (!profile || profile.method !== methodId) throw new Refusal('profile_required', { path: ['profile_id'] });
  return { id: profileId, title: profile.title };
}

async function store(
  context: PaymentsContext,
  tx: Transaction,
  { playerId, currency, amount, forfeits = false }: PayoutOrder,
  { method, target }: { method: ProviderMethod; target: Target },
): Promise<{ id: string }> {
  const now = context.clock();
  const { rules } = (await requireAccount(tx, playerId, currency)).edition;
  if (rules.sourceFirst) await requireSourceFirst(tx, { playerId, currency, method, methods: await context.methods() });
  const recallAllowed =
    rules.recallForbidden !== true &&
    (await readRecallLock(tx, playerId)) === null &&
    !(await isSelfExcluded(tx, playerId, now));
  const notBefore = await coolDown(tx, { player_id: BigInt(playerId), currency, profile: target.id, now });
  const approvedAt = laterOf(approvalTime(amount, currency, recallAllowed, now), notBefore);
  const row = await insertPayment(tx, {
    id: randomUUID(),
    player_id: BigInt(playerId),
    action: 'payout',
    state: 'requested',
    provider: context.provider.name,
    method: method.id,
    method_title: method.title,
    currency,
    amount,
    instrument: target.title,
    profile: target.id,
    recall_allowed: recallAllowed,
    auto_approve_at: approvedAt,
    not_before: notBefore,
    created_at: now,
    updated_at: now,
  });
  await endByWithdrawal(tx, { playerId, currency, confirmed: forfeits, now });
  await placeHold(tx, { id: row.id, playerId, currency, amount, kind: 'payout', now });
  await recordPaymentChange(context, tx, row, `player:${playerId}`);
  await requestCheck(tx, row, now);
  if (approvedAt) await queueApproval(tx, approvedAt);
  return { id: row.id };
}
