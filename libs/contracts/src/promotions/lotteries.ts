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
  /** Whose titles count; none means everybody's. */
  providers: v.array(v.object({ id: v.string(), title: v.string() })),
  /** Slugs of the titles that count, where single ones do; none means all. */
  games: v.array(v.string()),
  /** Each time so much is staked is a ticket, in euro cents; other currencies by the rate of the day it was set up. */
  ticket_every_cents: AmountCents,
  /** Tickets a player may have. */
  most_tickets: v.number(),
  /** In what prizes are paid. */
  currency: CurrencyCode,
  prize_pool_cents: AmountCents,
  /** In the order of the draw. */
  prizes: v.array(v.object({ count: v.number(), amount_cents: AmountCents })),
  /** All tickets there are; null before the draw. */
  tickets: v.nullable(v.number()),
  /** SHA-256 of the seed: stands from the start. */
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
  /** What was staked towards them so far, in euro cents. */
  staked_cents: AmountCents,
  /** Stands for the player in the list; null before the first stake. */
  code: v.nullable(v.string()),
  /** The tickets are the numbers from this one on; null before the draw. */
  first_ticket: v.nullable(v.number()),
  /** What they won. */
  prizes: v.array(LotteryPrize),
});
export type LotteryStatus = v.InferOutput<typeof LotteryStatus>;

/** Lines of the list of tickets: the numbers from `first` on, and whose they are. */
export const LotteryLines = /*#__PURE__*/ v.object({
  lines: v.array(v.object({ first: v.number(), count: v.number(), code: v.string() })),
  /** Goes back as `from`; null at the end. */
  next: v.nullable(v.number()),
});
export type LotteryLines = v.InferOutput<typeof LotteryLines>;

/** GET /api/lotteries: those that run, then those to come, then what was drawn in the last 60 days; 24 at most. */
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
