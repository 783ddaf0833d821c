import { msg } from '@lingui/core/macro';

export const commonRefusals = [
  // Fallbacks for codes without a sentence. Source: specification §5.
  msg({ id: 'BACK_END_VALIDATION.default', message: '{field} is not valid.' }),
  msg({ id: 'BACK_END_VALIDATION.invalid', message: 'This isn’t valid. Please check it.' }),
  msg({ id: 'BACK_END_VALIDATION.required', message: 'Please fill this in.' }),
  msg({ id: 'BACK_END_VALIDATION.not_found', message: 'We couldn’t find this. It may have been removed.' }),
  msg({ id: 'BACK_END_VALIDATION.forbidden', message: 'This isn’t available to your account.' }),
  msg({ id: 'BACK_END_VALIDATION.unauthenticated', message: 'Please sign in to continue. Nothing was lost.' }),
  msg({ id: 'BACK_END_VALIDATION.guests_only', message: 'You’re already signed in.' }),
  msg({ id: 'BACK_END_VALIDATION.too_many_requests', message: 'Too many attempts. Please wait a moment.' }),
  msg({
    id: 'BACK_END_VALIDATION.origin_not_allowed',
    message: 'This request came from another site, so we didn’t act on it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.unavailable',
    message: 'The service is temporarily unavailable. Nothing was lost. Please try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.site_closed',
    message: 'The site is under maintenance. Nothing was lost. Please try again later.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.idempotency_conflict',
    message:
      'This request was sent before with other details. Please reload the page and check before you send it again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.archived',
    message: 'This is so old that it has been archived. You can no longer change it here.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.idempotency_key_required',
    message: 'Your request arrived incomplete and wasn’t processed. Please reload the page.',
  }),
  msg({ id: 'BACK_END_VALIDATION.taken', message: 'This is already taken. Please choose another.' }),
  msg({
    id: 'BACK_END_VALIDATION.common',
    message: 'This is too easy to guess. Please choose another.',
  }),
];
