import * as v from 'valibot';
import { BonusLabel } from '@croupier/contracts';
import type { GameMath } from '@croupier/game-math';
import { LocalWords } from '@croupier/i18n/local-words';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));

/** Event that grants the bonus. An operator can grant any bonus. */
const Granted = v.variant('by', [
  /** The player's nth deposit, or any deposit, after they entered the code. */
  v.strictObject({ by: v.literal('deposit'), nth: v.nullable(count), min_units: count }),
  v.strictObject({ by: v.literal('registration') }),
  v.strictObject({ by: v.literal('code') }),
  /** A share of a week's net losses; null takes the percentage of the player's level. */
  v.strictObject({ by: v.literal('cashback'), percent: v.nullable(percent) }),
  /** Reaching a level, which sets the amount. */
  v.strictObject({ by: v.literal('level') }),
  /** Joining a group. */
  v.strictObject({ by: v.literal('group'), group: count }),
  v.strictObject({ by: v.literal('operator') }),
]);

/** Amounts in nominal units of the player's currency. */
const Gives = v.variant('kind', [
  v.strictObject({
    kind: v.literal('money'),
    units: v.optional(count),
    /** Percentage of the deposit it is granted with. */
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
    /** True if each spin starts the game title's free spins feature. */
    feature: v.optional(v.boolean(), false),
  }),
  /** Points that count for levels as if earned by playing. */
  v.strictObject({ kind: v.literal('xp'), points: count }),
  /** Free bet; `min_odds` are odds times 10,000. */
  v.strictObject({ kind: v.literal('freebet'), count, stake_units: count, min_odds: v.pipe(v.number(), v.integer()) }),
]);

/** Percentage of a stake that counts. Pokies have no opposite sides; sport bets also need minimum odds. */
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
  /** Most that can become cash, as a multiple of the bonus; null for no cap. */
  cap_times: v.nullable(count),
  days: count,
  /** Titles that can't be played during wagering. */
  excluded_games: v.optional(v.array(v.string()), []),
  /** Kinds of game, or `sport`, that can't be played during wagering. */
  excluded_kinds: v.optional(v.array(v.picklist(kinds)), []),
});

/** One version of a bonus's terms. A player keeps the version they were granted. */
export const Terms = v.pipe(
  v.strictObject({
    version: count,
    type: BonusLabel,
    title: LocalWords,
    /** Codes in upper case; players may enter them in any case. */
    codes: v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,64}$/))),
    granted: Granted,
    gives: Gives,
    wagering: v.nullable(Wagering),
    /** Days until it must be activated. */
    activate_days: count,
    /** True if a player can get it only once. */
    once: v.boolean(),
    /** True if a withdrawal ends it. */
    ends_on_withdrawal: v.boolean(),
    /** Editions that don't offer it. */
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

/** Lowest odds at which a bet counts, times 10,000. */
export const LEAST_ODDS = 15_000;
