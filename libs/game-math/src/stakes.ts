export interface StakeRule {
  /** All in subunits. A stake is a multiple of `step` from `min` to `max`. */
  readonly min: bigint;
  readonly max: bigint;
  readonly step: bigint;
  /** The stakes a player is offered, rising. */
  readonly ladder: readonly bigint[];
  readonly initial: bigint;
}

/**
 * The smallest stake of each currency in subunits, near 0.10 EUR. Our assumption, from round exchange rates of 2026.
 * Always a multiple of ten: pays are tenths of the stake, so every win comes out whole.
 */
const SMALLEST: Readonly<Record<string, bigint>> = {
  AUD: 20n,
  BCH: 20_000n,
  BRL: 50n,
  BTC: 100n,
  CAD: 20n,
  DOG: 50_000_000n,
  ETH: 30_000n,
  EUR: 10n,
  FUN: 10n,
  JPY: 20n,
  LTC: 100_000n,
  NOK: 100n,
  NZD: 20n,
  PLN: 50n,
  USD: 10n,
  USDT: 100_000n,
};

const LADDER = [1n, 2n, 4n, 6n, 10n, 20n, 40n, 60n, 100n, 200n, 400n, 1000n];
const INITIAL = 10n;

export function stakesOf(currency: string, step: bigint): StakeRule {
  const smallest = SMALLEST[currency];
  if (smallest === undefined) throw new RangeError(`no stakes for ${currency}`);
  const ladder = LADDER.map((times) => times * smallest);
  return { min: smallest, max: smallest * LADDER.at(-1)!, step, ladder, initial: smallest * INITIAL };
}

/** Whether a stake may be bet at all; funds and limits are the server's business. */
export function isStakeAllowed(rule: StakeRule, stake: bigint): boolean {
  return stake >= rule.min && stake <= rule.max && stake % rule.step === 0n;
}
