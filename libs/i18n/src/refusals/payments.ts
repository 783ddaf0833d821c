import { msg } from '@lingui/core/macro';

/** Deposits and withdrawals. Every sentence says that no money was lost, where that could be in doubt. */
export const paymentsRefusals = [
  msg({ id: 'BACK_END_VALIDATION.amount_cents.invalid', message: 'Please enter an amount above zero.' }),
  msg({
    id: 'BACK_END_VALIDATION.amount_too_small',
    message: 'The minimum for this method is {min} {currency}. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.amount_too_large',
    message: 'The maximum for this method is {max} {currency}. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.currency_not_available',
    message: 'You have no wallet in this currency, or it can’t be used where you live.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.method_not_available',
    message: 'This payment method isn’t available. Please choose another.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.source_first',
    message:
      'In your country, withdrawals go first to the method you deposited with. Please withdraw by {method} what you deposited with it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.tech_work',
    message: 'The cashbox is under maintenance. Nothing was charged. Please try again later.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.region_blocked',
    message: 'You can’t deposit from the country you’re in now. Your balance is safe.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.verification_required',
    message:
      'In your country, we can only pay out once we’ve verified your identity. Please upload your documents first.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.nothing_asked',
    message: 'We no longer need an answer. This withdrawal has already been decided.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.conversion_too_small',
    message: 'This amount is too small. It would be zero in the other currency.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.conversion_day_limit',
    message: 'That is more than you can exchange in 24 hours. Please exchange less, or come back later.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.conversion_too_large',
    message: 'The other wallet can’t hold that much. Please exchange less.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.quote_expired',
    message: 'This offer has expired. Nothing was exchanged. Please request a new one.',
  }),
  msg({ id: 'BACK_END_VALIDATION.profile_required', message: 'Please choose where the money should go.' }),
  msg({
    id: 'BACK_END_VALIDATION.not_recallable',
    message: 'This withdrawal is already on its way and can’t be cancelled.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.recall_disabled',
    message:
      'Your withdrawals can’t be cancelled, either because of your country’s rules or because you made them final.',
  }),
];
