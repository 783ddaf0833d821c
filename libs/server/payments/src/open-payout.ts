import { Refusal } from '@croupier/contracts';
import { idempotent, sql, type Transaction } from '@croupier/server-database';
import { placeHold } from '@croupier/server-wallet';
import { announce } from './announce.ts';
import { approvalTime } from './auto-approve.ts';
import { customerOf, type PaymentsContext } from './context.ts';
import { findMethod, type Wanted } from './methods.ts';
import { type PaymentRow, readPaymentById } from './payment.ts';
import { ProviderAway, type ProviderMethod } from './provider.ts';
import { requireAccount } from './require-account.ts';

export interface PayoutOrder extends Omit<Wanted, 'action'> {
  playerId: number;
  key: string;
  /** The provider's name for where the money goes. */
  profileId: string | undefined;
}

interface Target {
  id: string;
  title: string;
}

/** Sets the money aside and stores the wish; the provider hears of it once it is approved. */
export async function openPayout(context: PaymentsContext, order: PayoutOrder): Promise<PaymentRow> {
  const { playerId, key, methodId, currency, amount } = order;
  const method = await findMethod(context, { ...order, action: 'cashout' });
  const target = await findTarget(context, order);
  const input = { action: 'cashout', methodId, currency, amount: amount.toString(), profile: target.id };
  const { id } = await context.db.transaction((tx) =>
    idempotent(tx, { owner: `player:${playerId}`, key, input }, () => store(context, tx, order, { method, target })),
  );
  return (await readPaymentById(context.db, id))!;
}

/** Where it goes must be the player's own, by the provider's word and not the browser's. */
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
  const [row] = await tx.query<PaymentRow>(sql`
    insert into payments (id, player_id, action, state, provider, method, method_title, currency, amount, instrument, profile,
      recall_allowed, auto_approve_at, created_at, updated_at)
    values (gen_random_uuid(), ${playerId}, 'cashout', 'requested', ${context.provider.name}, ${method.id}, ${method.title}, ${currency}, ${amount},
      ${target.title}, ${target.id}, ${recallAllowed}, ${approvalTime(amount, currency, recallAllowed, now)}, ${now}, ${now})
    returning *`);
  await placeHold(tx, { id: row!.id, playerId, currency, amount, kind: 'payout' });
  await announce(context, tx, row!, `player:${playerId}`);
  return { id: row!.id };
}
