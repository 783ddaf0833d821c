import { toWire } from '@croupier/contracts';
import type { PaymentFailure, PaymentState } from '@croupier/contracts';
import { run, runOne, type Transaction } from '@croupier/server-database';
import { recordDeposit, releaseDeposit } from '@croupier/server-limits';
import { readOwnPlayer } from '@croupier/server-players';
import { giveWithDeposit } from '@croupier/server-promotions';
import {
  collectDebts,
  playerCash,
  postHold,
  provider as providerAccount,
  transfer,
  voidHold,
} from '@croupier/server-wallet';
import { customerOf, type PaymentsContext } from './context.ts';
import { fitsAccount } from './fits-account.ts';
import { CARD_METHOD, requestCheck } from './fraud/check-payments.ts';
import { nthDeposit } from './nth-deposit.ts';
import { recordPaidLate } from './paid-late.ts';
import { isUnasked, lockPayment, type PaymentAction, type PaymentRow, updatePayments } from './payment.ts';
import type { ProviderStatus } from './provider.ts';
import { receivedAmount } from './received-amount.ts';
import { publishPayment, recordPaymentChange } from './record-payment-change.ts';
import { takeBackDeposit } from './take-back.ts';
import { isFinal, mayBecome, returned } from './transitions.ts';

/** Progress of a payment, as reported by a provider or decided by us. */
export interface PaymentUpdate {
  paymentId: string;
  status: ProviderStatus;
  failure?: PaymentFailure | null;
  instrument?: string | null;
  confirmations?: { seen: number; needed: number } | null;
  /** Amount paid according to the provider, in major units; omitted when the update is our own. */
  amount?: string;
  currency?: string;
  /** Action according to the provider; omitted when the update is our own. */
  action?: PaymentAction;
  customer?: string;
  method?: string;
}

/**
 * Outcome of an update.
 * `mismatch`: the update does not match the request (amount, customer, method …), and no money moved.
 * `full`: the money arrived, but the player's wallet has no room for it; the next delivery of the update tries again.
 * `attention`: an operator has to look at it, and a retry would not help.
 */
export type UpdateOutcome = 'applied' | 'ignored' | 'mismatch' | 'full' | 'unknown' | 'attention';

type KnownStatus = Exclude<ProviderStatus, 'other'>;

const depositStates: Record<KnownStatus, PaymentState> = {
  created: 'submitted',
  challenge: 'challenge',
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};
/** Payout states by provider status. An operator handles a payout that was returned after it was paid. */
const payoutStates: Record<KnownStatus, PaymentState | null> = {
  created: 'sent',
  challenge: 'sent',
  pending: 'sent',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  refunded: null,
  charged_back: null,
};

/** Returns whether the update describes a different payment than the stored one. */
const differs = (row: PaymentRow, { amount, currency, action, customer, method }: PaymentUpdate) =>
  (amount !== undefined && (currency !== row.currency || receivedAmount(amount, row.currency) !== row.amount)) ||
  (action ?? row.action) !== row.action ||
  (customer !== undefined && customer !== customerOf(row.player_id)) ||
  (method ?? row.method) !== row.method;

/** Moves a payment and its money in one transaction. A repeated or outdated update changes nothing. */
export const applyPaymentUpdate = (context: PaymentsContext, update: PaymentUpdate): Promise<UpdateOutcome> =>
  context.db.transaction((tx) => applyPaymentUpdateIn(context, tx, update));

export async function applyPaymentUpdateIn(
  context: PaymentsContext,
  tx: Transaction,
  update: PaymentUpdate,
): Promise<UpdateOutcome> {
  const row = await lockPayment(tx, update.paymentId);
  if (!row) return 'unknown';
  const state = stateOf(row, update);
  if (state === null) return attention(context, row);
  if (differs(row, update)) return returned.includes(state) ? attention(context, row) : mismatch(context, row);
  if (state === 'pending' && row.state === 'pending') return countConfirmations(tx, row, update);
  if (!mayBecome(row.state, state)) {
    if (state === 'paid' && row.state !== 'paid' && isFinal(row.state)) await recordPaidLate(context, tx, row);
    // Refunded, charged back, or a payment that never arrived: the money may have been spent twice.
    return returned.includes(state) && row.state !== state ? attention(context, row) : 'ignored';
  }
  if (state === 'succeeded' && !(await fitsAccount(tx, { ...row, playerId: toWire(row.player_id) })))
    return full(context, row);
  await moveMoney(context, tx, row, state);
  const now = context.clock();
  const changed = updatePayments().set({
    state,
    updated_at: now,
    finished_at: isFinal(state) ? now : null,
    failure: state === 'failed' ? (update.failure ?? 'declined') : null,
    ...(update.instrument ? { instrument: update.instrument } : {}),
    ...confirmed(update),
    ...(isFinal(state) ? { client_token: null } : {}),
  });
  await recordPaymentChange(
    context,
    tx,
    await runOne(tx, changed.where('id', '=', row.id)),
    `provider:${row.provider}`,
  );
  return 'applied';
}

const stateOf = ({ action }: PaymentRow, { status }: PaymentUpdate): PaymentState | null =>
  status === 'other' ? null : (action === 'deposit' ? depositStates : payoutStates)[status];

const confirmed = ({ confirmations }: PaymentUpdate) =>
  confirmations ? { confirmations: confirmations.seen, confirmations_needed: confirmations.needed } : {};

/**
 * Updates the confirmations shown to the player, as blocks arrive or are replaced; this is not a step of the payment.
 */
async function countConfirmations(tx: Transaction, row: PaymentRow, update: PaymentUpdate): Promise<UpdateOutcome> {
  const { confirmations } = update;
  if (!confirmations || confirmations.seen === row.confirmations) return 'ignored';
  await run(tx, updatePayments().set(confirmed(update)).where('id', '=', row.id));
  await publishPayment(tx, row);
  return 'applied';
}

function mismatch({ report }: PaymentsContext, { id, provider }: PaymentRow): 'mismatch' {
  report('payment differs from the provider’s', { payment: id, provider });
  return 'mismatch';
}

function full({ report }: PaymentsContext, { id, provider }: PaymentRow): 'full' {
  report('a wallet has no room for a deposit', { payment: id, provider });
  return 'full';
}

function attention({ report }: PaymentsContext, { id, provider }: PaymentRow): 'attention' {
  report('payment needs an operator', { payment: id, provider });
  return 'attention';
}

/** Moves the payment's money. The ledger uses the payment's id, so a second try would move nothing. */
async function moveMoney(
  { clock }: PaymentsContext,
  tx: Transaction,
  row: PaymentRow,
  state: PaymentState,
): Promise<void> {
  const { id, action, currency, amount } = row;
  const playerId = toWire(row.player_id);
  const outside = providerAccount(row.provider);
  if (action === 'payout') {
    if (state === 'paid') await postHold(tx, { id, credit: outside, now: clock() });
    if (state === 'failed') await voidHold(tx, { id, now: clock() });
    return;
  }
  if (row.state === 'succeeded') return takeBackDeposit(tx, row, clock());
  if (state !== 'succeeded' && isFinal(state) && !isUnasked(row)) {
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
    now: clock(),
  });
  await collectDebts(tx, { playerId, currency, now: clock() });
  if (row.method === CARD_METHOD) await requestCheck(tx, row, clock());
  if (isFinal(row.state) || isUnasked(row)) await countUnreserved(tx, row, clock()); // Accounts are locked before limits.
  await giveWithDeposit(tx, {
    playerId,
    currency,
    amount,
    paymentId: id,
    code: isUnasked(row) ? (await readOwnPlayer(tx, playerId)).deposit_bonus_code : row.bonus_code,
    agreed: !isUnasked(row) && !isFinal(row.state), // The player does not expect a deposit that had ended.
    nth: () => nthDeposit(tx, playerId, id),
    now: clock(),
  });
}

/**
 * Counts money that no limit could refuse, because it was unrequested or for a closed deposit: it counts towards the
 * limits, even beyond them.
 */
async function countUnreserved(tx: Transaction, { player_id, currency, amount }: PaymentRow, now: Date): Promise<void> {
  await recordDeposit(tx, { playerId: toWire(player_id), currency, amount, now });
}
