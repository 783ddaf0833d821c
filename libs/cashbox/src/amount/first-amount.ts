import type { Payment } from '@croupier/contracts';
import { type CurrencyCode, isCrypto, nominalUnit, subunits } from '@croupier/money';

/** Default amount in major units (specification §9). */
const DEFAULT_AMOUNT = 50n;

/** Suggested amounts, in whole units of the currency. */
const QUICK_AMOUNTS = [20n, 50n, 100n, 200n];

const MOST_QUICK = 4;

/** Returns suggested amounts in subunits, ascending: the player's most frequent recent ones, then the usual ones. */
export function quickAmounts(currency: CurrencyCode, recent: readonly Payment[] = []): bigint[] {
  if (isCrypto(currency)) return [];
  const paid = recent.filter((each) => each.action === 'deposit' && each.success && each.currency === currency);
  const often = [...Map.groupBy(paid, ({ amount_cents }) => BigInt(amount_cents))].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const usual = QUICK_AMOUNTS.map((units) => units * nominalUnit[currency]);
  const wanted = new Set([...often.map(([amount]) => amount), ...usual]);
  return [...wanted].slice(0, MOST_QUICK).toSorted((one, other) => (one < other ? -1 : 1));
}

/** Returns the initial amount of the field: 50, or the method's minimum if higher. Coins start empty. */
export function firstAmount(currency: CurrencyCode, min: bigint): bigint | null {
  if (isCrypto(currency)) return null;
  const amount = DEFAULT_AMOUNT * BigInt(subunits[currency]);
  return amount < min ? min : amount;
}
