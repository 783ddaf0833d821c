import { type CurrencyCode, isCrypto, subunits } from '@croupier/money';

/** Specification §9: in major units. */
const DEFAULT_AMOUNT = 50n;

/** About what 20, 50, 100 and 200 EUR are worth elsewhere, rounded to what people would type. */
const steps: Partial<Record<CurrencyCode, readonly bigint[]>> = {
  JPY: [3000n, 7500n, 15_000n, 30_000n],
  NOK: [200n, 500n, 1000n, 2000n],
  PLN: [80n, 200n, 400n, 800n],
  BRL: [100n, 250n, 500n, 1000n],
};

const fiatSteps: readonly bigint[] = [20n, 50n, 100n, 200n];

/** Amounts one press away, in subunits. */
export function quickAmounts(currency: CurrencyCode): bigint[] {
  if (isCrypto(currency)) return [];
  return (steps[currency] ?? fiatSteps).map((amount) => amount * BigInt(subunits[currency]));
}

/** What the field starts with: 50, or the least a method takes where that is more. Coins start empty. */
export function firstAmount(currency: CurrencyCode, min: bigint): bigint | null {
  if (isCrypto(currency)) return null;
  const amount = DEFAULT_AMOUNT * BigInt(subunits[currency]);
  return amount < min ? min : amount;
}
