import * as v from 'valibot';
import { AmountCents, CurrencyCode, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Minutes between two reality checks that a player may choose; null switches them off. */
export const realityCheckMinutes = [15, 30, 45, 60, 90, 120] as const;
const Minutes = /*#__PURE__*/ v.nullable(v.picklist(realityCheckMinutes));

/** Time since sign-in and the totals of play since then, games and matches together. Promise L7. */
export const PlayClock = /*#__PURE__*/ v.object({
  /** Start of this session, and the server's current time, because the browser's clock may be wrong. */
  started_at: Timestamp,
  now: Timestamp,
  currency: CurrencyCode,
  /** Bets on matches count once they are settled. */
  staked_cents: AmountCents,
  /** Stakes of bets on matches placed since then that are still open: neither won nor lost. */
  open_cents: AmountCents,
  /** Winnings and returned stakes. */
  returned_cents: AmountCents,
  reality_check_minutes: Minutes,
  next_check_at: v.nullable(Timestamp),
});
export type PlayClock = v.InferOutput<typeof PlayClock>;

/** GET /api/player/play_clock: in one currency, the one that is played with unless said. */
export const readPlayClock = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/play_clock',
  query: v.object({ currency: v.optional(CurrencyCode) }),
  reply: PlayClock,
});

/** PUT /api/player/reality_check: how often. Counted from now on. */
export const setRealityCheck = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/player/reality_check',
  body: v.object({ minutes: Minutes }),
  reply: PlayClock,
});

/**
 * POST /api/player/reality_check: confirms that the player has seen it. The next one follows after the interval, in
 * every tab.
 */
export const passRealityCheck = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/reality_check',
  reply: PlayClock,
});
