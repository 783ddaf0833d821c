import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';

/** Specification §3, User limit. */
export const LimitType = /*#__PURE__*/ v.picklist([
  'loss',
  'wager',
  'deposit',
  'coolingoff',
  'selfexclusion',
  'session',
]);
export type LimitType = v.InferOutput<typeof LimitType>;
export const LimitPeriod = /*#__PURE__*/ v.picklist([
  'day',
  'day_3',
  'week',
  'month',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'forever',
]);
export type LimitPeriod = v.InferOutput<typeof LimitPeriod>;

const counted = ['day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12'] as const;
/** Periods each type of limit allows. Counted amounts reset, so no such limit is permanent. */
export const limitPeriods: Readonly<Record<LimitType, readonly [LimitPeriod, ...LimitPeriod[]]>> = {
  loss: counted,
  wager: counted,
  deposit: counted,
  session: ['day', 'week', 'month'],
  coolingoff: ['day', 'day_3', 'week', 'month', 'month_3'],
  selfexclusion: ['month_6', 'month_9', 'month_12', 'forever'],
};
export const LimitStatus = /*#__PURE__*/ v.picklist([
  'active',
  'confirmed',
  'confirmed_disable',
  'unconfirmed_disable',
  'unconfirmed',
]);
export type LimitStatus = v.InferOutput<typeof LimitStatus>;

const LimitFigure = /*#__PURE__*/ v.object({
  currency: CurrencyCode,
  amount_cents: v.pipe(AmountCents, v.minValue(0)),
});
const Minutes = /*#__PURE__*/ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 24 * 31));

/** A limit a player has set. It is reached when amount − |current value| is 0 or less. */
export const UserLimit = /*#__PURE__*/ v.object({
  id: v.number(),
  type: LimitType,
  period: LimitPeriod,
  status: LimitStatus,
  accounts: v.array(
    v.object({ currency: CurrencyCode, amount_cents: AmountCents, current_value_amount_cents: AmountCents }),
  ),
  created_at: Timestamp,
  /** End of a cooling-off or self-exclusion; null there means permanent. */
  ends_at: v.nullable(Timestamp),
  /** Time at which the counted amount resets; null for cooling-off and self-exclusion. */
  resets_at: v.nullable(Timestamp),
  /** Playing time per period of a session limit, and the time used. */
  duration_minutes: v.nullable(v.number()),
  used_minutes: v.nullable(v.number()),
  /**
   * A pending higher limit. It applies once it is confirmed and its waiting time is over; without figures it removes
   * the limit.
   */
  change: v.nullable(
    v.object({
      accounts: v.array(LimitFigure),
      duration_minutes: v.nullable(v.number()),
      effective_at: Timestamp,
      confirmed: v.boolean(),
    }),
  ),
});
export type UserLimit = v.InferOutput<typeof UserLimit>;

/**
 * Specification §4: reached when the limit minus the absolute current value is 0 or less, for the currency played with;
 * a session limit when its time is used up. Deposit limits do not stop play, breaks are no figures.
 */
export function stopsPlay({ type, accounts, duration_minutes, used_minutes }: UserLimit, currency: string): boolean {
  if (type === 'session') return duration_minutes !== null && (used_minutes ?? 0) >= duration_minutes;
  if (type !== 'loss' && type !== 'wager') return false;
  const account = accounts.find((one) => one.currency === currency);
  return account !== undefined && account.amount_cents - Math.abs(account.current_value_amount_cents) <= 0;
}

/** GET /api/user_limits: the player's limits in force. */
export const readUserLimits = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/user_limits',
  reply: v.array(UserLimit),
});

/**
 * POST /api/user_limits: sets a limit, or changes the one of this type and period. A lower limit applies immediately.
 */
export const setUserLimit = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/user_limits',
  body: v.object({
    type: LimitType,
    period: LimitPeriod,
    /** One figure per currency. */
    accounts: v.optional(
      v.pipe(
        v.array(LimitFigure),
        v.maxLength(15),
        v.check((figures) => new Set(figures.map(({ currency }) => currency)).size === figures.length),
      ),
      [],
    ),
    duration_minutes: v.optional(Minutes),
  }),
  reply: UserLimit,
  refusals: ['invalid', 'required', 'limit_exists', 'too_many_attempts'],
});

/** DELETE /api/user_limits/{id}: asks for a limit to go; the mail's link confirms it. */
export const removeUserLimit = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/user_limits/:id',
  params: v.object({ id: NumericIdParam }),
  reply: UserLimit,
  refusals: ['not_found', 'limit_fixed', 'too_many_attempts'],
});

/** DELETE /api/user_limits/{id}/change: takes back a loosening under way. Never waits: the limit stays as it is. */
export const cancelLimitChange = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/user_limits/:id/change',
  params: v.object({ id: NumericIdParam }),
  reply: UserLimit,
  refusals: ['not_found'],
});

/** POST /api/user_limits/confirm: the token of the mail. Open to all: the link may be opened in another browser. */
export const confirmUserLimit = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/user_limits/confirm',
  body: v.object({ token: v.pipe(text(256), v.minLength(1)) }),
  status: [204],
  reply: v.undefined(),
  refusals: ['token_invalid'],
});
