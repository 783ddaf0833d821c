import { sql } from '@croupier/server-database';
import { applyNewsIn, type Outcome } from './apply-news.ts';
import type { PaymentsContext } from './context.ts';
import { receiveUnannounced } from './receive-unannounced.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Takes a provider's callback. Who sent it is checked first (CallbackRefused otherwise); an event that was told before
 * changes nothing, and neither does one that speaks of another amount than was asked for.
 */
export async function receiveCallback(
  context: PaymentsContext,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Promise<Outcome | 'repeated'> {
  const { db, provider, clock } = context;
  const { id, news } = provider.callback(headers, body, clock());
  return db.transaction(async (tx) => {
    const [first] = await tx.query(sql`
      insert into payment_callbacks (provider, id, payment_id, status, amount, currency, outcome, received_at)
      values (${provider.name}, ${id}, null, ${news.status}, ${news.amount}, ${news.currency}, 'taken', ${clock()})
      on conflict do nothing returning id`);
    if (!first) return 'repeated';
    const reference = news.reference !== null && UUID.test(news.reference) ? news.reference : null;
    const outcome =
      news.reference === null
        ? await receiveUnannounced(context, tx, news)
        : reference === null
          ? 'unknown'
          : await applyNewsIn(context, tx, { ...news, id: reference });
    await tx.query(sql`
      update payment_callbacks set outcome = ${outcome}, payment_id = ${reference} where provider = ${provider.name} and id = ${id}`);
    return outcome;
  });
}
