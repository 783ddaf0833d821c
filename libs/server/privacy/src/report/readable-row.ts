import { isCurrency, toDecimal } from '@croupier/money';

/** Matches the names that domains use for amounts in a currency's subunit. */
const AMOUNT = /^(amount|balance|stake|win|returned|possible_return)$|_cents$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Formats an amount as `12.50`, if its currency is known. */
function amountOf(value: unknown, currency: unknown): string | null {
  if (typeof value !== 'bigint' && typeof value !== 'number') return null;
  return typeof currency === 'string' && isCurrency(currency) ? toDecimal(BigInt(value), currency) : null;
}

/** Converts a row to readable values: amounts with decimals, times and large numbers as text, at any depth. */
export function readableRow(row: object, outer?: unknown): Record<string, unknown> {
  const fields = row as Record<string, unknown>;
  const currency = fields['currency'] ?? outer;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]): [string, unknown] => {
      const amount = AMOUNT.test(key) ? amountOf(value, currency) : null;
      if (amount !== null) return [key.replace(/_cents$/, ''), amount];
      if (Array.isArray(value))
        return [key, value.map((item) => (isRecord(item) ? readableRow(item, currency) : item))];
      if (isRecord(value)) return [key, readableRow(value, currency)];
      if (value instanceof Date) return [key, value.toISOString()];
      return [key, typeof value === 'bigint' ? String(value) : value];
    }),
  );
}
