/**
 * Every code by which a call may be refused, with the server's own English text. The browser shows its translation
 * of `BACK_END_VALIDATION.{path}` where it has one. One block a domain.
 */
export const refusalTexts = {
  // common
  invalid: 'This is not valid.',
  required: 'This is needed.',
  not_found: 'There is no such thing.',
  forbidden: 'You may not do this.',
  unauthenticated: 'Please sign in.',
  guests_only: 'You are signed in already.',
  too_many_requests: 'Too many attempts. Please wait a moment.',
  origin_not_allowed: 'The request came from another site.',
  unavailable: 'The service is away for a moment. Nothing was lost.',
  idempotency_conflict: 'Another order was made under this id.',
  idempotency_key_required: 'The order needs an id of its own.',

  // users
  taken: 'There is an account with this email already. Please sign in.',
  common: 'This password is among the first that guessing programs try. Please choose another.',
  too_young: 'You are not yet old enough to play where you live.',
  wrong_credentials: 'The email or the password is not right.',
  wrong_password: 'The password is not right.',
  too_many_attempts: 'There were too many wrong attempts. Please wait before the next one.',
  login_restricted: 'Login not available in your country',
  registration_restricted: 'Registration restricted in your country',
  registration_refused: 'We cannot open an account for you. Please write to our support.',
  locked: 'This can no longer be changed here. Please write to our support.',

  // payments
  amount_too_small: 'The amount is below what this method takes.',
  amount_too_large: 'The amount is above what this method takes.',
  currency_not_available: 'You have no account in this currency.',
  method_not_available: 'This method is not available.',
  profile_required: 'Please say where the money should go.',
  not_recallable: 'This withdrawal can no longer be taken back.',
  recall_disabled: 'Withdrawals cannot be taken back where you live.',
  reauthentication_required: 'Please enter your password again.',
} as const;
