import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId, Timestamp } from './common.ts';
import { trimmed } from './text.ts';

/** A code as it was printed: promotions look it up whatever its capitals. */
export const BonusCode = /*#__PURE__*/ trimmed(64);

/** Specification §4, Gift stages. */
export const GiftStage = /*#__PURE__*/ v.picklist([
  'issued',
  'activated',
  'handle_bets',
  'wager_done',
  'finished',
  'lost',
  'expired',
  'canceled',
  'erased_by_withdraw',
]);
export type GiftStage = v.InferOutput<typeof GiftStage>;

/** Label of a bonus. Specification §3, Gift. */
export const BonusLabel = /*#__PURE__*/ v.picklist([
  'deposit',
  'registration',
  'no_deposit',
  'free_spins',
  'cashback',
  'cash',
  'group',
  'custom',
  'freebet',
  'feature_spins',
  'feature_trigger',
  'xp',
  'gift',
]);
export type BonusLabel = v.InferOutput<typeof BonusLabel>;

/** Wagering requirement before bonus money becomes the player's. */
const WageringTerms = /*#__PURE__*/ v.object({
  factor: v.number(),
  /** Amount the factor applies to. */
  of: v.picklist(['bonus', 'deposit_and_bonus']),
  days: v.number(),
  max_stake_cents: AmountCents,
  /** Maximum converted to cash, as a multiple of the bonus; null for no maximum. */
  cap_times: v.nullable(v.number()),
  excluded_games: v.array(v.string()),
  /** True if sport bets can't be placed meanwhile. */
  excludes_sport: v.boolean(),
  /** Share of a stake that counts, in percent. */
  weights: v.object({ pokies: v.number(), dice: v.number(), sport: v.number() }),
  /** Minimum odds of a sport bet that counts; times 10,000. */
  least_odds: v.number(),
});

/** Spins or free bets: their number, and the stake of each. */
const RoundsTerms = /*#__PURE__*/ v.object({
  count: v.number(),
  stake_cents: AmountCents,
  /** Titles they are for; empty for free bets. */
  games: v.array(v.string()),
  /** Kind of money they win. A free bet wins its return less the stake. */
  wins: v.picklist(['cash', 'bonus']),
  /** True if each spin starts with its title's free spins. */
  feature: v.boolean(),
  /** Minimum odds of a free bet, times 10,000; null for spins. */
  least_odds: v.nullable(v.number()),
});

/** Terms of a bonus, in every reply. */
export const bonusTerms = {
  wagering: v.nullable(WageringTerms),
  rounds: v.nullable(RoundsTerms),
  ends_on_withdrawal: v.boolean(),
};

/** Specification §3, Gift: what a player was given, under the terms it was given by. Amounts in subunits. */
export const Gift = /*#__PURE__*/ v.object({
  id: NumericId,
  stage: GiftStage,
  type: v.picklist(['bonus', 'deposit', 'registration', 'fs']),
  label: BonusLabel,
  bonuses: v.array(v.object({ title: v.string() })),
  /** Identifier, as in the address of its page. */
  identifier: v.string(),
  currency: CurrencyCode,
  /** Amount given; for spins and free bets the stake of each; 0 for experience points. */
  amount_cents: AmountCents,
  /** Experience points, which count for levels; null where it gives something else. */
  points: v.nullable(v.number()),
  amount_wager_requirement_cents: AmountCents,
  amount_wager_cents: AmountCents,
  /** Remaining bonus money, which is forfeited if it ends now. */
  fund_cents: AmountCents,
  /** Bonus money converted to cash. */
  released_cents: AmountCents,
  rounds_left: v.number(),
  won_cents: AmountCents,
  /** Position in the queue; null if it isn't queued. */
  queue_place: v.nullable(v.number()),
  issued_at: Timestamp,
  activated_at: v.nullable(Timestamp),
  /** By when it must be activated, then by when it must be done. */
  expires_at: Timestamp,
  ended_at: v.nullable(Timestamp),
  ...bonusTerms,
});
export type Gift = v.InferOutput<typeof Gift>;
