import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';

/** The sentence for a call that did not go through. */
export function callProblem(i18n: I18n, error: unknown): string {
  if (error instanceof CallRefused && error.fields[0]) return refusalMessage(i18n, error.fields[0]);
  return i18n._(msg`No answer came back. Nothing was charged twice: press again and we continue with the same order.`);
}

const failures: Record<NonNullable<Payment['failure']>, ReturnType<typeof msg>> = {
  declined: msg`Your bank or provider declined this payment.`,
  insufficient_funds: msg`There is not enough money on this card or account.`,
  challenge_failed: msg`The payment was not confirmed.`,
  expired: msg`The time to confirm this payment ran out.`,
  invalid_details: msg`The provider did not accept these details.`,
  provider_error: msg`The bank reported an error.`,
  account_of_another: msg`This account does not carry your name. Please withdraw to an account of your own.`,
  identity_unproven: msg`We need to know who you are first. Please send your documents in your profile, then withdraw again.`,
  other_way_first: msg`Please withdraw first to a method you paid in with.`,
  wrong_details: msg`The details of this account are not right. Please check them, then withdraw again.`,
  bet_corrected: msg`A bet you won was settled again after its result was corrected. We took back what it had paid from this withdrawal.`,
  deposit_returned: msg`A deposit went back to your bank or card. We took its amount from this withdrawal.`,
  asked_to_stop: msg`You asked us to stop this withdrawal.`,
};

export const failureText = (i18n: I18n, failure: Payment['failure']): string => i18n._(failures[failure ?? 'declined']);
