import { type CurrencyCode, isCrypto, nominalUnit, subunits } from '@croupier/money';

/** Specification §9: in major units. */
const DEFAULT_AMOUNT = 50n;

/** In nominal units of the currency. */
const QUICK_AMOUNTS = [20n, 50n, 100n, 200n];

/** Amounts one press away, in subunits. */
export function quickAmounts(currency: CurrencyCode): bigint[] {
  if (isCrypto(currency)) return [];
  return QUICK_AMOUNTS.map((units) => units * nominalUnit[currency]);
}

/** What the field starts with: 50, or the least a method takes where that is more. Coins start empty. */
export function firstAmount(currency: CurrencyCode, min: bigint): bigint | null {
  if (isCrypto(currency)) return null;
  const amount = DEFAULT_AMOUNT * BigInt(subunits[currency]);
  return amount < min ? min : amount;
}
