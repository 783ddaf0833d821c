import { type BetTerms, liabilityOf, totalOdds } from '@croupier/bet-math';
import { type BetOrder, Refusal } from '@croupier/contracts';
import type { OperatorLimits } from '../limits/operator-limits.ts';
import { priceOf } from './check-leg.ts';
import { type FieldTerms, fieldTermsOf, MOST_STARTING_ODDS } from './field-legs.ts';
import { isLive, type LegOrder, type LegState, legStateOf, type Lines, type Selection } from './leg-state.ts';
import { type Reserve, reserveOf } from './liability.ts';
import type { LiveDelay } from './live-delay.ts';
import { checkStakeLimits, leastStake, possibleReturn, stakeRules } from './stake-rules.ts';

export interface BetAsk {
  playerId: number;
  order: BetOrder;
}

interface PlannedLeg extends Selection, FieldTerms {
  /** Odds on the player's screen, and the score when the bet was sent if the match was live. */
  shown_odds: number;
  home_score: number | null;
  away_score: number | null;
  market_version: number;
  /** Odds the leg is accepted at. */
  odds: number;
  fair: number;
  banker: boolean;
  reserved: bigint;
}

/** A bet as the book would take it now: all that follows from the order and how its matches stand. */
export interface BetPlan extends BetAsk {
  stake: bigint;
  /** The free bet that is to pay. */
  giftId: number | null;
  legs: readonly PlannedLeg[];
  sizes: number[];
  eachWay: boolean;
  /** Total odds of all legs, used by bonuses. For a starting price these are the current odds. */
  odds: number;
  possible: bigint;
  /** Set for a live bet: the time it is decided. */
  decideAt: Date | null;
  reserves: readonly Reserve[];
  terms: Terms;
  /** Minimum stake. */
  least: bigint;
  limits: OperatorLimits;
  /** True if all matches of the bet are recorded. */
  recorded: boolean;
}

interface Book {
  lines: Lines;
  limits: OperatorLimits;
  now: Date;
  liveDelayMs: LiveDelay;
}

export const selectionsOf = ({ order }: BetAsk): Selection[] =>
  order.legs.map(({ event_id, market_id, specifiers, outcome }) => ({
    event_id: BigInt(event_id),
    market_id,
    specifiers,
    outcome,
  }));

/** Plans a bet at the prices of now, or refuses it. Money is not asked for yet. */
export function planBet(ask: BetAsk, { lines, limits, now, liveDelayMs }: Book): BetPlan {
  const { order } = ask;
  const { currency } = order;
  const selections = selectionsOf(ask);
  refuseRelated(selections);
  const states = selections.map((leg, at) => legStateOf(lines, { leg, at, now }));
  const { prices, ...terms } = termsOf(order, states, now);
  const stake = BigInt(order.stake_cents);
  const giftId = order.gift_id ?? null;
  const possible = possibleReturn({ stake, terms, isFree: giftId !== null });
  const rules = stakeRules(currency);
  const allowed = giftId === null ? limits.stakeOf(ask.playerId, currency) : null;
  checkStakeLimits({ stake, possible, terms, currency, allowed }, rules);
  const legs = terms.legs.map((leg, at): PlannedLeg => ({
    ...selections[at]!,
    ...seenOf(order.legs[at]!, states[at]!),
    ...leg,
    reserved: liabilityOf(stake, terms, at),
  }));
  return {
    ...ask,
    stake,
    giftId,
    legs,
    sizes: terms.sizes,
    eachWay: terms.eachWay,
    odds: totalOdds({ ...terms, legs: terms.legs.map((leg, at) => ({ ...leg, odds: prices[at]! })) }),
    possible,
    decideAt: liveDelayMs !== null && states.some(isLive) ? new Date(now.getTime() + liveDelayMs) : null,
    reserves: legs.map((leg) => reserveOf(leg, currency, leg.reserved)),
    terms,
    least: leastStake(terms, rules),
    limits,
    recorded: states.every(({ recorded }) => recorded),
  };
}

/** Refuses two selections of one match: one decides part of the other, so their odds can't be multiplied. */
function refuseRelated(selections: readonly Selection[]): void {
  if (new Set(selections.map(({ event_id }) => event_id)).size < selections.length)
    throw new Refusal('legs_related', { path: ['legs'] });
}

interface Terms extends BetTerms {
  legs: ({ odds: number; fair: number; banker: boolean } & FieldTerms)[];
  sizes: number[];
  eachWay: boolean;
}

/** Returns the legs at the odds they are accepted at, how they form lines, and the current odds. */
function termsOf(order: BetOrder, states: readonly LegState[], now: Date): Terms & { prices: number[] } {
  const { legs, sizes, odds_change, each_way: eachWay = false } = order;
  const prices: number[] = [];
  const taken = legs.map((seen, at) => {
    const state = states[at]!;
    const own = fieldTermsOf(seen, state, { eachWay, isFree: order.gift_id !== undefined, at });
    // On offer while any price is; the one it will be is bounded.
    const price = priceOf({ at, state, seen }, own.starting_price ? 'any' : odds_change, now);
    prices.push(price);
    const odds = own.starting_price ? MOST_STARTING_ODDS : price;
    return { odds, fair: state.fair, banker: seen.banker ?? false, ...own };
  });
  return { legs: taken, sizes: sizes ?? [taken.filter(({ banker }) => !banker).length], eachWay, prices };
}

function seenOf({ odds }: LegOrder, state: LegState) {
  const score = isLive(state) ? state.score : null;
  return {
    shown_odds: odds,
    market_version: state.marketVersion,
    home_score: score?.home ?? null,
    away_score: score?.away ?? null,
  };
}
