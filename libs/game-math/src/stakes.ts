import { type AnyCurrency, currencyCodes, nominalUnit } from '@croupier/money';

export interface StakeRule {
  /** Allowed stakes, in subunits: multiples of `step` from `min` to `max`. */
  readonly min: bigint;
  readonly max: bigint;
  readonly step: bigint;
  /** Stakes offered to a player, ascending. */
  readonly ladder: readonly bigint[];
  readonly initial: bigint;
}

const LARGEST = 1000n;
const LADDER = [1n, 2n, 4n, 6n, 10n, 20n, 40n, 60n, 100n, 200n, 400n, LARGEST];
const INITIAL = 10n;

/**
 * Returns the range of stakes. The minimum is a tenth of the currency's nominal unit: a multiple of ten, because pokies
 * pay in tenths of the stake.
 */
function offer(currency: AnyCurrency): Omit<StakeRule, 'step'> {
  const smallest = nominalUnit[currency] / 10n;
  const ladder = LADDER.map((times) => times * smallest);
  return { min: smallest, max: smallest * LARGEST, ladder, initial: smallest * INITIAL };
}

const offers = new Map<string, Omit<StakeRule, 'step'>>(
  ([...currencyCodes, 'FUN'] as const).map((currency) => [currency, offer(currency)]),
);

/** Returns the allowed stakes of a currency. Throws a RangeError for a currency without a nominal unit. */
export function stakesOf(currency: AnyCurrency, step: bigint): StakeRule {
  const offered = offers.get(currency);
  if (!offered) throw new RangeError(`no stakes for ${currency}`);
  return { ...offered, step };
}

/** Returns whether a stake is allowed. The server checks funds and limits. */
export function isStakeAllowed(rule: StakeRule, stake: bigint): boolean {
  return stake >= rule.min && stake <= rule.max && stake % rule.step === 0n;
}
