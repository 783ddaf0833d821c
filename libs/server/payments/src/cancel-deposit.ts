import { Refusal } from '@croupier/contracts';
import { applyNews } from './apply-news.ts';
import type { PaymentsContext } from './context.ts';
import { findPayment, type PaymentRow } from './payment.ts';
import { ProviderAway } from './provider.ts';

/** The player walked away: the provider is asked to forget it, and its answer decides. What is under way stays so. */
export async function cancelDeposit(
  context: PaymentsContext,
  { id, playerId }: { id: string; playerId: number },
): Promise<PaymentRow> {
  const row = await findPayment(context.db, id, playerId);
  if (!row || row.action !== 'deposit') throw new Refusal('not_found');
  if (row.finished_at === null) await giveUp(context, row);
  return (await findPayment(context.db, id, playerId))!;
}

export async function giveUp(context: PaymentsContext, { id }: PaymentRow): Promise<void> {
  const news = await context.provider.cancel(id).catch((error: unknown) => {
    throw error instanceof ProviderAway ? new Refusal('unavailable') : error;
  });
  await applyNews(context, news ? { ...news, id } : { id, status: 'cancelled' });
}
