import * as v from 'valibot';
import { CalendarDay, CurrencyCode, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { BonusCode } from '../core/gift.ts';
import { Country } from '../core/locale.ts';
import { text, trimmed } from '../core/text.ts';
import { nick, personName, town, writtenLine } from '../core/written.ts';
import { SecondFactor } from './two-factor.ts';
import { Gender, Player } from './user-info.ts';

/** RFC 5321: 64 before the @, 254 in all. What is behind the @ has a dot: no mail reaches a bare host name. */
export const Email = /*#__PURE__*/ v.pipe(
  trimmed(254),
  v.regex(/^[^\s@,;<>()"[\]\\]{1,64}@[^\s@,;<>()"[\]\\_]+\.[^\s@,;<>()"[\]\\_.\d]{2,}$/u),
);
/** No rules of composition, only a length; the commonest are refused by the server as `password.common`. */
export const NewPassword = /*#__PURE__*/ v.pipe(text(128), v.minLength(8));
/** Name as in a passport: letters with their marks, spaces, hyphens, apostrophes. */
export const PersonName = /*#__PURE__*/ personName(64);
/** Public name; digits are allowed too. */
export const Nickname = /*#__PURE__*/ nick(64);
export const City = /*#__PURE__*/ town(100);
export const StreetAddress = /*#__PURE__*/ writtenLine(200);
/** Its form depends on the country: see postal-code.ts. */
export const PostalCode = /*#__PURE__*/ trimmed(16);
/** E.164 with its plus prefix. The server knows the lengths of each country. */
export const PhoneNumber = /*#__PURE__*/ v.pipe(v.string(), v.trim(), v.regex(/^\+[1-9]\d{5,14}$/));
/** A calendar day, `1990-12-31`. */
export const DateOfBirth = CalendarDay;

const fingerprint = /*#__PURE__*/ v.optional(text(512));
const captcha = /*#__PURE__*/ v.optional(text(4096));
/** Signing in looks at the two together: their bounds only keep the work small. */
const Credentials = /*#__PURE__*/ v.object({
  email: trimmed(254),
  password: v.pipe(text(128), v.minLength(1)),
  dfpc: fingerprint,
  captcha,
});

/** 202 of a sign-in that waits for the one-time code. A cookie of five minutes ties the second call to this browser. */
export const OtpRequired = /*#__PURE__*/ v.object({ otp_required: v.literal(true) });

/**
 * POST /api/users/sign_in: 201 with the player, or 202 when two-factor is on; then the code comes in a second call.
 * Source: specification §7; `recovery_code` in the place of the code is ours.
 */
export const signIn = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/sign_in',
  body: /*#__PURE__*/ v.object({ user: /*#__PURE__*/ v.union([Credentials, SecondFactor]) }),
  reply: /*#__PURE__*/ v.union([Player, OtpRequired]),
  status: [201, 202],
  refusals: [
    'wrong_credentials',
    'wrong_code',
    'sign_in_expired',
    'too_many_attempts',
    'too_many_requests',
    'login_restricted',
  ],
});

/** DELETE /api/users/sign_out: ends this session; a dead one is as well. Source: specification §7. */
export const signOut = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/users/sign_out',
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
});

/** Details collected in the four steps of sign-up. Steps left out show up in `auth_fields_missed`. */
export const SignUp = /*#__PURE__*/ v.object({
  email: Email,
  password: NewPassword,
  /** Required unless the feature `registration_checkbox` is off: then players are asked later. */
  terms_acceptance: v.optional(v.literal(true)),
  currency: v.optional(CurrencyCode),
  country: v.optional(Country),
  first_name: v.optional(PersonName),
  last_name: v.optional(PersonName),
  gender: v.optional(Gender),
  date_of_birth: v.optional(DateOfBirth),
  mobile_phone: v.optional(PhoneNumber),
  city: v.optional(City),
  address: v.optional(StreetAddress),
  postal_code: v.optional(PostalCode),
  nickname: v.optional(Nickname),
  receive_promos: v.optional(v.boolean()),
  receive_sms_promos: v.optional(v.boolean()),
  deposit_bonus_code: v.optional(BonusCode),
  captcha,
  dfpc: fingerprint,
});
export type SignUp = v.InferOutput<typeof SignUp>;

/** POST /api/users: signs up with all steps in one call and signs in. Source: specification §4 and §7. */
export const signUp = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users',
  body: /*#__PURE__*/ v.object({ user: SignUp }),
  reply: Player,
  status: [201],
  refusals: [
    'taken',
    'common',
    'too_young',
    'invalid',
    'registration_restricted',
    'registration_refused',
    'captcha_refused',
    'bonus_code_unknown',
    'idempotency_conflict',
    'wrong_password',
    'too_many_attempts',
    'too_many_sign_ups',
    'too_many_requests',
  ],
});

/**
 * POST /api/users/check_email: whether an account may be opened with an email and a password, asked on the step they are
 * typed on. It says what signing up says, and is counted per address. Ours.
 */
export const checkEmail = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/check_email',
  body: /*#__PURE__*/ v.object({ user: v.object({ email: Email, password: v.optional(NewPassword) }) }),
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['taken', 'common', 'too_many_attempts', 'too_many_requests'],
});

/** POST /api/player/reauthenticate: proves the password again before money leaves or a contact changes. Ours: promise A7. */
export const reauthenticate = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/reauthenticate',
  body: /*#__PURE__*/ v.object({ password: v.pipe(text(128), v.minLength(1)) }),
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['wrong_password', 'too_many_attempts', 'too_many_requests'],
});

/** PUT /api/player/password: another password; every other session ends. Ours. */
export const changePassword = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/player/password',
  body: /*#__PURE__*/ v.object({
    current_password: v.pipe(text(128), v.minLength(1)),
    password: NewPassword,
  }),
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['wrong_password', 'common', 'too_many_attempts', 'too_many_requests'],
});

/** A signed-in browser, as its owner sees it. */
export const PlayerSession = /*#__PURE__*/ v.object({
  id: Uuid,
  current: v.boolean(),
  created_at: Timestamp,
  active_at: Timestamp,
  ip: v.string(),
  country: v.nullable(v.string()),
  user_agent: v.string(),
});
export type PlayerSession = v.InferOutput<typeof PlayerSession>;

/** GET /api/player/sessions: where the player is signed in, this browser first. Ours (decisions). */
export const readSessions = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/sessions',
  reply: /*#__PURE__*/ v.array(PlayerSession),
});

/** DELETE /api/player/sessions: signs out everywhere else. Ours. */
export const endOtherSessions = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/sessions',
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
});

/** DELETE /api/player/sessions/{id}: signs one browser out. Ours. */
export const endOneSession = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/sessions/:id',
  params: /*#__PURE__*/ v.object({ id: Uuid }),
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['not_found'],
});

/** POST /api/player/activity: the player turned a page. Polls and the socket do not keep a session alive, this does. Ours: promise A3. */
export const recordActivity = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/activity',
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
});
