import type { PaymentFailure, PaymentState } from '@croupier/contracts';
import { fromDecimal } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { recordDeposit, releaseDeposit } from '@croupier/server-limits';
import { playerCash, postHold, provider as providerAccount, transfer, voidHold } from '@croupier/server-wallet';
import { announce } from './announce.ts';
import type { PaymentsContext } from './context.ts';
import { lockPayment, type PaymentRow } from './payment.ts';
import type { ProviderStatus } from './provider.ts';
import { isFinal, mayBecome } from './transitions.ts';

export interface News {
  /** Ours. */
  id: string;
  status: ProviderStatus;
  failure?: PaymentFailure | null;
  instrument?: string | null;
  /** What the provider says was paid, major units; left out where we speak ourselves. */
  amount?: string;
  currency?: string;
}

/** What became of a piece of news. `mismatch`: it speaks of other money than was asked for, and nothing moved. */
export type Outcome = 'applied' | 'ignored' | 'mismatch' | 'unknown';

const depositStates: Record<ProviderStatus, PaymentState> = {
  created: 'submitted',
  challenge: 'challenge',
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};
const payoutStates: Record<ProviderStatus, PaymentState> = {
  created: 'sent',
  challenge: 'sent',
  pending: 'sent',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'failed',
};

const isOther = (row: PaymentRow, { amount, currency }: News) =>
  amount !== undefined && (currency !== row.currency || fromDecimal(amount, row.currency) !== row.amount);

/** Moves a payment by what the provider said, with the money, in one transaction. Told twice or late: nothing. */
export const applyNews = (context: PaymentsContext, news: News): Promise<Outcome> =>
  context.db.transaction((tx) => applyNewsIn(context, tx, news));

export async function applyNewsIn(context: PaymentsContext, tx: Transaction, news: News): Promise<Outcome> {
  const row = await lockPayment(tx, news.id);
  if (!row) return 'unknown';
  if (isOther(row, news)) return 'mismatch';
  const state = (row.action === 'deposit' ? depositStates : payoutStates)[news.status];
  if (!mayBecome(row.state, state)) return 'ignored';
  await moveMoney(context, tx, row, state);
  const now = context.clock();
  const [moved] = await tx.query<PaymentRow>(sql`
    update payments set state = ${state}, updated_at = ${now}, finished_at = ${isFinal(state) ? now : null},
      failure = ${state === 'failed' ? (news.failure ?? 'declined') : null},
      instrument = coalesce(${news.instrument ?? null}, instrument), client_token = case when ${isFinal(state)} then null else client_token end
    where id = ${row.id} returning *`);
  await announce(context, tx, moved!, `provider:${row.provider}`);
  return 'applied';
}

/** The ledger knows the payment by its id, so even a second try would move nothing. */
async function moveMoney(
  { clock }: PaymentsContext,
  tx: Transaction,
  row: PaymentRow,
  state: PaymentState,
): Promise<void> {
  const { id, action, currency, amount } = row;
  const playerId = Number(row.player_id);
  const outside = providerAccount(row.provider);
  if (action === 'cashout') {
    if (state === 'paid') await postHold(tx, { id, credit: outside });
    if (state === 'failed') await voidHold(tx, { id });
    return;
  }
  if (state === 'failed' || state === 'cancelled') {
    await releaseDeposit(tx, { playerId, currency, amount, reservedAt: row.created_at, now: clock() });
  }
  if (state !== 'succeeded') return;
  await transfer(tx, {
    id,
    debit: outside,
    credit: playerCash(playerId),
    amount,
    currency,
    kind: 'deposit',
    meta: { method: row.method },
  });
  if (isFinal(row.state)) await countAgain(tx, row, clock()); // After the money: accounts are locked before limits.
}

/** Money we had given up on arrived: it counts on the limits after all, even beyond them. */
async function countAgain(tx: Transaction, { player_id, currency, amount }: PaymentRow, now: Date): Promise<void> {
  await recordDeposit(tx, { playerId: Number(player_id), currency, amount, now });
}
