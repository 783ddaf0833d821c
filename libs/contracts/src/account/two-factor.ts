import * as v from 'valibot';
import { Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';

/** Six digits from an authenticator app (RFC 6238); each is accepted once. */
export const OneTimeCode = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/));

/** Twelve characters of Crockford's base32, however they are cased and grouped: `k7qm-03xw-9hzt`. O is read as 0, I and L as 1. */
export const RecoveryCode = /*#__PURE__*/ v.pipe(
  text(32),
  v.regex(/^[\s-]*([\da-tv-zA-TV-Z][\s-]*){12}$/),
  v.transform((code) => code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')),
);

/** Proof of the second factor: a code from the app, or a recovery code, which works once. */
export const SecondFactor = /*#__PURE__*/ v.union([
  /*#__PURE__*/ v.object({ otp_attempt: OneTimeCode }),
  /*#__PURE__*/ v.object({ recovery_code: RecoveryCode }),
]);
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

const password = /*#__PURE__*/ v.pipe(text(128), v.minLength(1));
/** The password and the second factor: what it takes to change the second factor. */
const BothFactors = /*#__PURE__*/ v.union([
  /*#__PURE__*/ v.object({ password, otp_attempt: OneTimeCode }),
  /*#__PURE__*/ v.object({ password, recovery_code: RecoveryCode }),
]);

/** Recovery codes in plain text, shown once: the server stores only their hashes. */
const RecoveryCodes = /*#__PURE__*/ v.object({ recovery_codes: v.array(v.string()) });

/** GET /api/player/two_factor: returns whether sign-in asks for a code. Never returns the secret. Ours. */
export const readTwoFactor = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/two_factor',
  reply: /*#__PURE__*/ v.object({
    enabled: v.boolean(),
    enabled_at: v.nullable(Timestamp),
    recovery_codes_left: v.number(),
  }),
});

/**
 * POST /api/player/two_factor/setup: a new secret for an authenticator app, answered this once and good for fifteen minutes.
 * Nothing changes until a code confirms it. Ours: promise A7.
 */
export const setUpTwoFactor = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/two_factor/setup',
  reply: /*#__PURE__*/ v.object({
    /** Base32, to be typed where the picture can't be read. */
    secret: v.string(),
    /** `otpauth://totp/…`, what the QR code says. */
    uri: v.string(),
  }),
  refusals: ['reauthentication_required', 'two_factor_on'],
});

/** POST /api/player/two_factor: turns it on by the first code; answers ten recovery codes. Source: decisions. */
export const enableTwoFactor = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/two_factor',
  body: /*#__PURE__*/ v.object({ otp_attempt: OneTimeCode }),
  reply: RecoveryCodes,
  refusals: ['wrong_code', 'set_up_expired', 'two_factor_on', 'too_many_attempts'],
});

/** DELETE /api/player/two_factor: off, by password and code only. Source: decisions. */
export const disableTwoFactor = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/two_factor',
  body: BothFactors,
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['wrong_password', 'wrong_code', 'two_factor_off', 'too_many_attempts', 'too_many_requests'],
});

/** POST /api/player/two_factor/recovery_codes: ten new ones; the old ones open nothing any more. Ours. */
export const renewRecoveryCodes = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/two_factor/recovery_codes',
  body: BothFactors,
  reply: RecoveryCodes,
  refusals: ['wrong_password', 'wrong_code', 'two_factor_off', 'too_many_attempts', 'too_many_requests'],
});
