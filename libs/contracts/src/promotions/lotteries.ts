import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { TournamentState } from './tournaments.ts';

/** Lines of a list of tickets sent at once. */
export const LOTTERY_LINES = 2000;

/** A ticket that won. The first was drawn first. */
export const LotteryPrize = /*#__PURE__*/ v.object({
  position: v.number(),
  ticket: v.number(),
  /** Subunits of the lottery's currency. */
  amount_cents: AmountCents,
});

/** A lottery. Source: specification §3. */
export const Lottery = /*#__PURE__*/ v.object({
  id: NumericId,
  slug: v.string(),
  /** The kind it is one of. */
  frontend_identifier: v.string(),
  title: v.string(),
  start_at: Timestamp,
  end_at: Timestamp,
  in_progress: v.boolean(),
  status: TournamentState,
  /** Only players in one of these groups have tickets; none means everyone. */
  group_ids: v.array(v.number()),
  /** Studios whose titles count; empty for all. */
  providers: v.array(v.object({ id: v.string(), title: v.string() })),
  /** Slugs of the titles that count, if limited to single titles; empty for all. */
  games: v.array(v.string()),
  /** Stakes per ticket, in euro cents; other currencies at the rate of the day it was set up. */
  ticket_every_cents: AmountCents,
  /** Maximum tickets per player. */
  most_tickets: v.number(),
  /** Currency of the prizes. */
  currency: CurrencyCode,
  prize_pool_cents: AmountCents,
  /** Prizes in the order of the draw. */
  prizes: v.array(v.object({ count: v.number(), amount_cents: AmountCents })),
  /** Total number of tickets; null before the draw. */
  tickets: v.nullable(v.number()),
  /** SHA-256 of the seed, published from the start. */
  seed_hash: v.string(),
  /** SHA-256 of the list of tickets; null before the draw. */
  list_hash: v.nullable(v.string()),
  /** Null before the draw. */
  seed: v.nullable(v.string()),
  winners: v.array(LotteryPrize),
});
export type Lottery = v.InferOutput<typeof Lottery>;

/** A player's tickets. Source: specification §3, Lottery status. */
export const LotteryStatus = /*#__PURE__*/ v.object({
  lottery_id: NumericId,
  /** False for who wants no bonuses, or is in none of the lottery's groups. */
  takes_part: v.boolean(),
  tickets: v.number(),
  /** Stakes towards the tickets so far, in euro cents. */
  staked_cents: AmountCents,
  /** Code of the player in the list; null before the first stake. */
  code: v.nullable(v.string()),
  /** Number of the first ticket; the others follow it. Null before the draw. */
  first_ticket: v.nullable(v.number()),
  /** Prizes they won. */
  prizes: v.array(LotteryPrize),
});
export type LotteryStatus = v.InferOutput<typeof LotteryStatus>;

/** Lines of the list of tickets: numbers from `first` on, and their owners. */
export const LotteryLines = /*#__PURE__*/ v.object({
  lines: v.array(v.object({ first: v.number(), count: v.number(), code: v.string() })),
  /** Cursor to send as `from`; null on the last page. */
  next: v.nullable(v.number()),
});
export type LotteryLines = v.InferOutput<typeof LotteryLines>;

/** GET /api/lotteries: returns running ones, then upcoming ones, then those drawn in the last 60 days; 24 at most. */
export const readLotteries = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/lotteries',
  reply: v.array(Lottery),
});

/** GET /api/lotteries/statuses: the player's tickets, of the latest lotteries. */
export const readLotteryStatuses = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/lotteries/statuses',
  reply: v.array(LotteryStatus),
});

/** GET /api/lotteries/{id}, by number or slug. */
export const readLottery = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/lotteries/:id',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) }),
  reply: Lottery,
});

/** GET /api/lotteries/{id}/status: the player's tickets. */
export const readLotteryStatus = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/lotteries/:id/status',
  params: v.object({ id: NumericIdParam }),
  reply: LotteryStatus,
});

/** GET /api/lotteries/{id}/tickets?from: the list that was drawn from, some lines at a time; empty before the draw. */
export const readLotteryTickets = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/lotteries/:id/tickets',
  params: v.object({ id: NumericIdParam }),
  query: v.object({ from: v.optional(NumericIdParam, '1') }),
  reply: LotteryLines,
});
