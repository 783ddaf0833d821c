import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from '@croupier/api-client';
import type { PaymentFailure } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';

/** The sentence for a call that did not go through. */
export function callProblem(i18n: I18n, error: unknown): string {
  if (error instanceof CallRefused && error.fields[0]) return refusalMessage(i18n, error.fields[0]);
  return i18n._(msg`No answer came back. Nothing was charged twice: press again and we continue with the same order.`);
}

const failures: Record<PaymentFailure, ReturnType<typeof msg>> = {
  declined: msg`Your bank or provider declined this payment.`,
  insufficient_funds: msg`There is not enough money on this card or account.`,
  challenge_failed: msg`The payment was not confirmed.`,
  expired: msg`The time to confirm this payment ran out.`,
  invalid_details: msg`The provider did not accept these details.`,
  provider_error: msg`The bank reported an error.`,
};

export const failureText = (i18n: I18n, failure: PaymentFailure | null): string =>
  i18n._(failures[failure ?? 'declined']);
