import * as v from 'valibot';
import { Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

export const SessionEndReason = /*#__PURE__*/ v.picklist(['coolingoff', 'selfexclusion', 'time_up']);

/** Why the session this browser still holds the cookie of is over, where there is more to say than that. */
export const SessionEnd = /*#__PURE__*/ v.object({
  reason: SessionEndReason,
  /** End of the break; null for a permanent self-exclusion. */
  until: v.nullable(Timestamp),
});
export type SessionEnd = v.InferOutput<typeof SessionEnd>;

/** GET /api/users/session_end: asked after a 401, so that a break is not mistaken for an expired session. Ours: promise L5. */
export const readSessionEnd = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/users/session_end',
  reply: /*#__PURE__*/ v.nullable(SessionEnd),
});
