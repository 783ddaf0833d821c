import { Refusal } from '@croupier/contracts';
import { idempotent, sql, type Transaction } from '@croupier/server-database';
import { placeHold } from '@croupier/server-wallet';
import { approvalTime } from './auto-approve.ts';
import { customerOf, type PaymentsContext } from './context.ts';
import { findMethod, type PaymentRequest } from './methods.ts';
import { type PaymentRow, readPaymentById } from './payment.ts';
import { ProviderAway, type ProviderMethod } from './provider.ts';
import { queueApproval } from './queue-payouts.ts';
import { recordPaymentChange } from './record-payment-change.ts';
import { requireAccount } from './require-account.ts';

export interface PayoutOrder extends Omit<PaymentRequest, 'action'> {
  playerId: number;
  idempotencyKey: string;
  /** The provider's id of the account the money goes to. */
  profileId: string | undefined;
}

interface Target {
  id: string;
  title: string;
}

/** Holds the money and stores the payout; the provider is asked once it is approved. */
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
  const { id } = await context.db.transaction((tx) =>
    idempotent(tx, once, () => store(context, tx, order, { method, target })),
  );
  return (await readPaymentById(context.db, id))!;
}

/** The account must be the player's own according to the provider, not the browser. */
async function findTarget(
  { provider }: PaymentsContext,
  { playerId, methodId, profileId }: PayoutOrder,
): Promise<Target> {
  if (profileId === undefined) throw new Refusal('profile_required', { path: ['profile_id'] });
  const profile = await provider.profile(customerOf(playerId), profileId).catch((error: unknown) => {
    throw error instanceof ProviderAway ? new Refusal('unavailable') : error;
  });
  if (!profile || profile.method !== methodId) throw new Refusal('profile_required', { path: ['profile_id'] });
  return { id: profileId, title: profile.title };
}

async function store(
  context: PaymentsContext,
  tx: Transaction,
  { playerId, currency, amount }: PayoutOrder,
  { method, target }: { method: ProviderMethod; target: Target },
): Promise<{ id: string }> {
  const now = context.clock();
  const { rules } = await requireAccount(tx, playerId, currency);
  const recallAllowed = rules.recallForbidden !== true;
  const approvedAt = approvalTime(amount, currency, recallAllowed, now);
  const [row] = await tx.query<PaymentRow>(sql`
    insert into payments (id, player_id, action, state, provider, method, method_title, currency, amount, instrument, profile,
      recall_allowed, auto_approve_at, created_at, updated_at)
    values (gen_random_uuid(), ${playerId}, 'payout', 'requested', ${context.provider.name}, ${method.id}, ${method.title}, ${currency}, ${amount},
      ${target.title}, ${target.id}, ${recallAllowed}, ${approvedAt}, ${now}, ${now})
    returning *`);
  await placeHold(tx, { id: row!.id, playerId, currency, amount, kind: 'payout', now });
  await recordPaymentChange(context, tx, row!, `player:${playerId}`);
  if (approvedAt) await queueApproval(tx, approvedAt);
  return { id: row!.id };
}
