import { fromDecimal, isCurrency } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { recordDeposit } from '@croupier/server-limits';
import {
  derivedId,
  openPlayerAccounts,
  playerCash,
  provider as providerAccount,
  transfer,
} from '@croupier/server-wallet';
import { announce } from './announce.ts';
import type { Outcome } from './apply-news.ts';
import type { PaymentsContext } from './context.ts';
import type { PaymentRow } from './payment.ts';
import type { ProviderNews } from './provider.ts';

/**
 * Coins that arrived at a player's address. Nobody asked us first, so no limit can refuse them; they count on
 * the limits all the same, and are credited once, by the provider's own id.
 */
export async function receiveUnannounced(
  context: PaymentsContext,
  tx: Transaction,
  news: ProviderNews,
): Promise<Outcome> {
  const player = /^player:(\d{1,15})$/.exec(news.customer);
  if (!player || news.status !== 'succeeded' || news.action !== 'deposit' || !isCurrency(news.currency))
    return 'unknown';
  const { currency } = news;
  const playerId = Number(player[1]);
  const amount = fromDecimal(news.amount, currency);
  if (amount === null || amount <= 0n) return 'mismatch';
  const known = await tx.query(sql`select 1 from players where id = ${playerId}`);
  if (known.length === 0) return 'unknown';
  const { name } = context.provider;
  const id = derivedId('received', name, news.providerRef);
  const now = context.clock();
  const [row] = await tx.query<PaymentRow>(sql`
    insert into payments (id, player_id, action, state, provider, method, method_title, currency, amount, instrument, provider_ref, created_at, updated_at, finished_at)
    values (${id}, ${playerId}, 'deposit', 'succeeded', ${name}, ${news.method}, ${currency}, ${currency}, ${amount}, ${news.instrument}, ${news.providerRef}, ${now}, ${now}, ${now})
    on conflict do nothing returning *`);
  if (!row) return 'ignored';
  await openPlayerAccounts(tx, { playerId, currency });
  await transfer(tx, {
    id,
    debit: providerAccount(name),
    credit: playerCash(playerId),
    amount,
    currency,
    kind: 'deposit',
    meta: { method: news.method },
  });
  await recordDeposit(tx, { playerId, currency, amount, now });
  await announce(context, tx, row, `provider:${name}`);
  return 'applied';
}
