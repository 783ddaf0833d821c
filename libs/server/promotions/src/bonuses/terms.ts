import * as v from 'valibot';
import { BonusLabel } from '@croupier/contracts';
import type { GameMath } from '@croupier/game-math';
import { LocalWords } from '@croupier/i18n/local-words';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));

/** What makes the site give it. Whatever it is, an operator may too. */
const Granted = v.variant('by', [
  /** With the player's nth deposit, or any, if they entered its code before. */
  v.strictObject({ by: v.literal('deposit'), nth: v.nullable(count), min_units: count }),
  v.strictObject({ by: v.literal('registration') }),
  v.strictObject({ by: v.literal('code') }),
  /** A share of what a week cost; null is that of the player's level. */
  v.strictObject({ by: v.literal('cashback'), percent: v.nullable(percent) }),
  /** With a level, which says how much. */
  v.strictObject({ by: v.literal('level') }),
  /** When the player comes into a group. */
  v.strictObject({ by: v.literal('group'), group: count }),
  v.strictObject({ by: v.literal('operator') }),
]);

/** Amounts in nominal units of the player's currency. */
const Gives = v.variant('kind', [
  v.strictObject({
    kind: v.literal('money'),
    units: v.optional(count),
    /** Of the deposit it came with. */
    percent: v.optional(percent),
    max_units: v.optional(count),
  }),
  v.strictObject({ kind: v.literal('cash'), units: v.optional(count) }),
  v.strictObject({
    kind: v.literal('spins'),
    count,
    stake_tenths: count,
    games: v.pipe(v.array(v.string()), v.minLength(1)),
    wins: v.picklist(['cash', 'bonus']),
    /** Whether each begins with the title's free spins. */
    feature: v.optional(v.boolean(), false),
  }),
  /** Points that count for levels as if they had been played for. */
  v.strictObject({ kind: v.literal('xp'), points: count }),
  /** `min_odds` as prices are, times 10,000. */
  v.strictObject({ kind: v.literal('freebet'), count, stake_units: count, min_odds: v.pipe(v.number(), v.integer()) }),
]);

/** How much of a stake counts, in percent. Pokies have no opposite sides; sport is asked for its price besides. */
export const weights: Readonly<Record<GameMath['kind'] | 'sport', bigint>> = {
  pokie: 100n,
  dice: 5n,
  original: 5n,
  sport: 100n,
};
const kinds = ['pokie', 'dice', 'original', 'sport'] as const satisfies (keyof typeof weights)[];

const Wagering = v.strictObject({
  factor: count,
  of: v.picklist(['bonus', 'deposit_and_bonus']),
  max_stake_units: count,
  /** What may become cash, times the bonus; null is all. */
  cap_times: v.nullable(count),
  days: count,
  /** Titles that can't be played meanwhile. */
  excluded_games: v.optional(v.array(v.string()), []),
  /** Kinds of game that can't be, and `sport`. */
  excluded_kinds: v.optional(v.array(v.picklist(kinds)), []),
});

/** One version of what a bonus is. A player keeps the one they were given. */
export const Terms = v.pipe(
  v.strictObject({
    version: count,
    type: BonusLabel,
    title: LocalWords,
    /** In capitals; players may write them as they like. */
    codes: v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,64}$/))),
    granted: Granted,
    gives: Gives,
    wagering: v.nullable(Wagering),
    /** Days to activate it. */
    activate_days: count,
    /** Whether a player gets it one time only. */
    once: v.boolean(),
    /** Whether paying out ends it. */
    ends_on_withdrawal: v.boolean(),
    /** Editions in which it is not offered. */
    not_in: v.optional(v.array(v.string()), []),
  }),
  v.check(
    ({ gives, wagering }) =>
      (gives.kind === 'money' || (gives.kind === 'spins' && gives.wins === 'bonus')) === (wagering !== null),
    'money of a bonus is wagered, anything else is not',
  ),
  v.check(
    ({ type, gives }) =>
      (type === 'feature_spins' || type === 'feature_trigger') === (gives.kind === 'spins' && gives.feature),
    'spins that open a feature are called so',
  ),
  v.check(
    ({ type, gives }) => type !== 'feature_trigger' || (gives.kind === 'spins' && gives.count === 1),
    'a feature is triggered once',
  ),
  v.check(({ type, gives }) => (type === 'xp') === (gives.kind === 'xp'), 'experience is called experience'),
  v.check(({ granted, once }) => granted.by !== 'code' || once, 'a code works once'),
);
export type Terms = v.InferOutput<typeof Terms>;
export type BonusType = Terms['type'];

/** A bet on a price below this counts nothing; prices are times 10,000. */
export const LEAST_ODDS = 15_000;
