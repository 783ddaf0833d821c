import * as v from 'valibot';
import { NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, trimmed } from '../core/text.ts';
import { Email, NewPassword } from './users.ts';

/** Token from a link, of any length a browser sends, so that only the server decides whether it is valid. */
const LinkToken = /*#__PURE__*/ v.pipe(text(256), v.minLength(1));
const nothing = /*#__PURE__*/ v.undefined();
/** Email as typed, and the captcha's result. The reply never says whether an account has this email: promise A6. */
const Mailbox = /*#__PURE__*/ v.object({
  user: v.object({ email: trimmed(254), captcha: v.optional(text(4096)) }),
});

/** POST /api/users/password: a mail with a link for a new password, if there is such an account. Source: specification §7, promise A6. */
export const remindPassword = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/password',
  body: Mailbox,
  reply: nothing,
  status: [204],
  refusals: ['too_many_attempts'],
});

/** PUT /api/users/password: a new password by the link of the mail; every session ends. Source: specification §7, promises A4, A5. */
export const resetPassword = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/users/password',
  body: /*#__PURE__*/ v.object({ user: v.object({ reset_password_token: LinkToken, password: NewPassword }) }),
  reply: nothing,
  status: [204],
  refusals: ['token_invalid', 'token_used', 'token_expired', 'common', 'invalid', 'too_many_requests'],
});

/**
 * GET /api/users/confirmation: confirms the email. Twice is once. Only our pages ask, after a press: without their header
 * it is refused, so that whatever follows links in mails confirms nothing. Source: specification §7.
 */
export const confirmEmail = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/users/confirmation',
  query: /*#__PURE__*/ v.object({ confirmation_token: LinkToken }),
  reply: nothing,
  status: [204],
  refusals: ['token_invalid', 'token_used', 'token_expired', 'origin_not_allowed'],
});

/** POST /api/users/confirmation: the confirmation once more, if there is such an account. Source: specification §5 (captcha) and §7, promise A6. */
export const resendConfirmation = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/confirmation',
  body: Mailbox,
  reply: nothing,
  status: [204],
  refusals: ['too_many_attempts', 'captcha_refused'],
});

/** POST /users/email-verification/request/{id}: the same for the player of the session; the id is their own. Source: specification §7. */
export const requestEmailVerification = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/users/email-verification/request/:id',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  reply: nothing,
  status: [204],
  refusals: ['not_found', 'too_many_attempts'],
});

/** The player's email, and another one that waits to be confirmed. */
export const EmailState = /*#__PURE__*/ v.object({
  email: v.string(),
  confirmed_at: v.nullable(Timestamp),
  pending: v.nullable(
    v.object({ email: v.string(), old_confirmed: v.boolean(), new_confirmed: v.boolean(), expires_at: Timestamp }),
  ),
});
export type EmailState = v.InferOutput<typeof EmailState>;

/** GET /api/player/email. Ours. */
export const readEmail = /*#__PURE__*/ endpoint({ method: 'GET', path: '/api/player/email', reply: EmailState });

/** POST /api/player/email: asks for another email; both mailboxes confirm it. Ours, promise A7. */
export const changeEmail = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/email',
  body: /*#__PURE__*/ v.object({ email: Email }),
  reply: EmailState,
  refusals: ['invalid', 'taken', 'registration_refused', 'reauthentication_required', 'too_many_attempts'],
});

/** DELETE /api/player/email: takes the wish for another email back. Ours. */
export const cancelEmailChange = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/email',
  reply: EmailState,
});

/** Mailbox that answers an email change: the current address, or the new one. */
export const EmailSide = /*#__PURE__*/ v.picklist(['old', 'new']);

/** POST /api/users/email_change: a mailbox confirms or stops the change, by the link of its mail. Open to all. Ours. */
export const answerEmailChange = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/email_change',
  body: /*#__PURE__*/ v.object({ token: LinkToken, side: EmailSide, stop: v.optional(v.boolean(), false) }),
  /** `waiting`: for the other mailbox. */
  reply: /*#__PURE__*/ v.object({ state: v.picklist(['waiting', 'changed', 'stopped']) }),
  refusals: ['token_invalid', 'token_used', 'token_expired', 'taken'],
});
