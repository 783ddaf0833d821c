import { msg } from '@lingui/core/macro';

/** Deposits and withdrawals. Every sentence says that nothing was lost where that could be in doubt. */
export const paymentsRefusals = [
  msg({ id: 'BACK_END_VALIDATION.amount_cents.invalid', message: 'Please enter an amount above zero.' }),
  msg({
    id: 'BACK_END_VALIDATION.amount_too_small',
    message: 'This method takes {min} {currency} or more. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.amount_too_large',
    message: 'This method takes {max} {currency} at most. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.currency_not_available',
    message: 'You have no account in this currency, or it cannot be used where you live.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.method_not_available',
    message: 'This way to pay is not available. Please choose another.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.source_first',
    message:
      'Where you live, money goes back the way it came first: please withdraw by {method} what you paid in by it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.tech_work',
    message: 'The cashbox is being worked on. Nothing was charged: please try again in a while.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.region_blocked',
    message: 'From the country you are in now nothing can be paid in. What you have stays yours.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.verification_required',
    message: 'Where you live, money is paid out only to who has shown who they are. Please send your documents first.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.nothing_asked',
    message: 'Nobody waits for an answer any more: this withdrawal has been decided.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.conversion_too_small',
    message: 'This is too little: it would come to nothing in the other currency.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.conversion_day_limit',
    message: 'That is more than you can exchange in 24 hours. Please exchange less, or come back later.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.conversion_too_large',
    message: 'The other wallet cannot hold that much. Please exchange less.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.quote_expired',
    message: 'This offer is no longer open. Nothing was exchanged: please ask for a new one.',
  }),
  msg({ id: 'BACK_END_VALIDATION.profile_required', message: 'Please choose where the money should go.' }),
  msg({
    id: 'BACK_END_VALIDATION.not_recallable',
    message: 'This withdrawal is already on its way and cannot be taken back.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.recall_disabled',
    message: 'Your withdrawals cannot be taken back: where you live nobody’s can, or you gave it up.',
  }),
];
