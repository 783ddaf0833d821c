import { msg } from '@lingui/core/macro';

export const commonRefusals = [
  // Where nobody has a sentence. Source: specification §5.
  msg({ id: 'BACK_END_VALIDATION.default', message: '{field} is not valid.' }),
  msg({ id: 'BACK_END_VALIDATION.invalid', message: 'This is not valid. Please check it.' }),
  msg({ id: 'BACK_END_VALIDATION.required', message: 'Please fill this in.' }),
  msg({ id: 'BACK_END_VALIDATION.not_found', message: 'We could not find this. It may have been removed.' }),
  msg({ id: 'BACK_END_VALIDATION.forbidden', message: 'This is not available to your account.' }),
  msg({ id: 'BACK_END_VALIDATION.unauthenticated', message: 'Please sign in to continue. Nothing was lost.' }),
  msg({ id: 'BACK_END_VALIDATION.guests_only', message: 'You are signed in already.' }),
  msg({ id: 'BACK_END_VALIDATION.too_many_requests', message: 'That was a lot of attempts. Please wait a moment.' }),
  msg({
    id: 'BACK_END_VALIDATION.origin_not_allowed',
    message: 'This request came from another site, so we did not act on it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.unavailable',
    message: 'The service is unavailable for a moment. Nothing was lost; please try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.site_closed',
    message: 'We are working on the site. Nothing was lost: please try again when it is back.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.idempotency_conflict',
    message: 'This order was sent before with other values. Please reload and check before sending it again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.archived',
    message: 'This is so long ago that it has been archived, and can no longer be worked with here.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.idempotency_key_required',
    message: 'The order arrived incomplete and was not carried out. Please reload the page.',
  }),
  msg({ id: 'BACK_END_VALIDATION.taken', message: 'This is already taken. Please choose another.' }),
  msg({
    id: 'BACK_END_VALIDATION.common',
    message: 'This is among the first that guessing programs try. Please choose another.',
  }),
];
