import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';

/** Returns the message of a failed call. */
export function callProblem(i18n: I18n, error: unknown): string {
  if (error instanceof CallRefused && error.fields[0]) return refusalMessage(i18n, error.fields[0]);
  return i18n._(msg`We got no response. Press again to continue with the same payment. You won’t be charged twice.`);
}

const failures: Record<NonNullable<Payment['failure']>, ReturnType<typeof msg>> = {
  declined: msg`Your bank or the payment provider declined this payment.`,
  insufficient_funds: msg`There isn’t enough money on this card or account.`,
  challenge_failed: msg`The payment wasn’t confirmed.`,
  expired: msg`The time to confirm this payment has run out.`,
  invalid_details: msg`The payment provider didn’t accept these details.`,
  provider_error: msg`The bank reported an error.`,
  account_of_another: msg`This account isn’t in your name. Please withdraw to your own account.`,
  identity_unproven: msg`We need to verify your identity first. Please upload your documents in your profile, then withdraw again.`,
  other_way_first: msg`Please withdraw first to a payment method you deposited with.`,
  wrong_details: msg`These account details aren’t right. Please check them, then withdraw again.`,
  bet_corrected: msg`A bet you won was settled again after its result was corrected. We took back what it had paid from this withdrawal.`,
  deposit_returned: msg`A deposit was returned to your bank or card. We took its amount from this withdrawal.`,
  asked_to_stop: msg`You asked us to stop this withdrawal.`,
};

export const failureText = (i18n: I18n, failure: Payment['failure']): string => i18n._(failures[failure ?? 'declined']);
