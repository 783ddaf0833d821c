import { sql } from '@croupier/server-database';
import { applyNews } from './apply-news.ts';
import { giveUp } from './cancel-deposit.ts';
import type { PaymentsContext } from './context.ts';
import type { PaymentRow } from './payment.ts';

const BATCH = 50;
const MINUTE_MS = 60_000;
/** A deposit nobody finished is given up after this. */
const ABANDONED_MS = 30 * MINUTE_MS;

/** Payments without news for a while. The older, the rarer it is asked: after a minute, then at a tenth of their age. */
function findStuck({ db, clock }: PaymentsContext): Promise<PaymentRow[]> {
  const now = clock();
  return db.query<PaymentRow>(sql`
    select * from payments
    where finished_at is null and state in ('created', 'submitted', 'challenge', 'pending', 'sent')
      and coalesce(checked_at, updated_at) < ${now}::timestamptz - greatest(interval '1 minute', (${now}::timestamptz - updated_at) / 10)
    order by updated_at limit ${BATCH}`);
}

async function settle(context: PaymentsContext, row: PaymentRow): Promise<void> {
  const { id, action, state } = row;
  const news = await context.provider.read(id);
  if (news) await applyNews(context, { ...news, id });
  if (action === 'cashout') return; // One the provider never heard of is sent again by `sendPayouts`.
  const abandoned = context.clock().getTime() - row.created_at.getTime() > ABANDONED_MS;
  const waitsForPlayer = state === 'created' || state === 'submitted' || state === 'challenge';
  if (abandoned && waitsForPlayer) await giveUp(context, row);
}

/** Asks the provider about payments that stand still: callbacks get lost, and so do we. */
export async function reconcile(context: PaymentsContext): Promise<void> {
  for (const row of await findStuck(context)) {
    await context.db.query(sql`update payments set checked_at = ${context.clock()} where id = ${row.id}`);
    await settle(context, row).catch((error: Error) => {
      if (error.name !== 'ProviderAway' && error.name !== 'Refusal') throw error;
    });
  }
}
