import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Payment, PaymentState } from '@croupier/contracts';

const words: Record<PaymentState, ReturnType<typeof msg>> = {
  created: msg`Not finished`,
  submitted: msg`Not finished`,
  challenge: msg`Waiting for your confirmation`,
  pending: msg`Waiting for the provider`,
  succeeded: msg`Arrived`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
  requested: msg`Being checked`,
  approved: msg`Approved`,
  sent: msg`Sent`,
  paid: msg`Paid out`,
  declined: msg`Declined, money returned`,
  recalled: msg`Taken back`,
};

export const paymentStateText = (i18n: I18n, { state }: Pick<Payment, 'state'>): string => i18n._(words[state]);
