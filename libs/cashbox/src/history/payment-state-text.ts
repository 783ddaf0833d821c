import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Payment, PaymentState, PaymentStep } from '@croupier/contracts';

const words: Record<PaymentState, ReturnType<typeof msg>> = {
  created: msg`Not finished`,
  submitted: msg`Not finished`,
  challenge: msg`Waiting for your confirmation`,
  pending: msg`Waiting for the payment provider`,
  succeeded: msg`Completed`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
  refunded: msg`Refunded`,
  charged_back: msg`Charged back by your bank`,
  requested: msg`Being checked`,
  approved: msg`Approved`,
  sent: msg`Sent`,
  paid: msg`Paid out`,
  declined: msg`Declined, money returned`,
  recalled: msg`Cancelled`,
  split: msg`Paid in parts`,
};

export function paymentStateText(
  i18n: I18n,
  { state, confirmations }: Pick<Payment, 'state' | 'confirmations'>,
): string {
  if (state !== 'pending' || !confirmations) return i18n._(words[state]);
  const { seen, needed } = confirmations;
  return i18n._(msg`${seen} of ${needed} confirmations`);
}

/** Describes the step that brought a payment to a state. */
export const paymentStepText = (i18n: I18n, { state }: Pick<PaymentStep, 'state'>): string => {
  if (state === 'created') return i18n._(msg`Started`);
  return i18n._(state === 'requested' ? msg`Requested` : words[state]);
};
