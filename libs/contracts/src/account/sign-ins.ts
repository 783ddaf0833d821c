import * as v from 'valibot';
import { keysetOf, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

export const SignInOutcome = /*#__PURE__*/ v.picklist(['signed_in', 'wrong_password', 'wrong_code']);
export const SignInMethod = /*#__PURE__*/ v.picklist(['password', 'one_time_code', 'recovery_code', 'sign_up', 'link']);

/** A sign-in to the account, or a failed attempt. */
export const SignInRecord = /*#__PURE__*/ v.object({
  id: v.number(),
  at: Timestamp,
  outcome: SignInOutcome,
  method: SignInMethod,
  /** Shortened, `192.0.2.x`: enough to recognise a place by, and no more is kept. */
  ip: v.string(),
  country: v.nullable(v.string()),
  user_agent: v.string(),
  /** True if no one had signed in to the account from this browser before. */
  new_device: v.boolean(),
});
export type SignInRecord = v.InferOutput<typeof SignInRecord>;

/** GET /api/player/sign_ins: sign-ins of the last 90 days, those that failed too, newest first. Ours. */
export const readSignIns = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/sign_ins',
  query: /*#__PURE__*/ v.object({
    /** The `next` of the page before. */
    before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
      '10',
    ),
  }),
  reply: keysetOf(SignInRecord),
});
