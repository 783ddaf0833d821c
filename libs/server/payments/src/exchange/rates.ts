import { type CurrencyCode, currencyCodes, isCrypto, isCurrency, picoEuros, subunits } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import type { PaymentsContext } from '../context.ts';
import { tables } from '../schema.gen.ts';

/** Values of all currencies, and their time. */
export interface Rates {
  worths: Readonly<Record<CurrencyCode, bigint>>;
  /** Null before the source first responded: nominal values, for display only. */
  at: Date | null;
}

const nominal = (currency: CurrencyCode): bigint => picoEuros[currency] * BigInt(subunits[currency]);

/** Fetches rates from the source and stores them; a currency it omits keeps its last value and time. */
export async function updateRates({
  db,
  clock,
  rates,
}: Pick<PaymentsContext, 'db' | 'clock' | 'rates'>): Promise<void> {
  const now = clock();
  const rows = Array.from(await rates(), ([currency, worth]) => ({ currency, worth, at: now }));
  if (rows.length === 0) return;
  const insert = tables.insertInto('exchange_rates').values(rows);
  await run(
    db,
    insert.onConflict((conflict) =>
      conflict.column('currency').doUpdateSet((eb) => ({ worth: eb.ref('excluded.worth'), at: eb.ref('excluded.at') })),
    ),
  );
}

/** Returns the current rates. Their time is that of the oldest one. */
export async function readRates(db: Queryable): Promise<Rates> {
  const rows = await run(db, tables.selectFrom('exchange_rates').select(['currency', 'worth', 'at']));
  const known = new Map(rows.flatMap((row) => (isCurrency(row.currency) ? [[row.currency, row] as const] : [])));
  const worths = Object.fromEntries(
    currencyCodes.map((currency) => [currency, known.get(currency)?.worth ?? nominal(currency)]),
  ) as Record<CurrencyCode, bigint>;
  const isWhole = currencyCodes.every((currency) => known.has(currency));
  return { worths, at: isWhole ? new Date(Math.min(...rows.map(({ at }) => at.getTime()))) : null };
}

const DIGITS = 6;
const PLACES = 18;

/** 100 percent in hundredths of a percent. */
const WHOLE = 10_000n;

/**
 * Formats the value of one unit in another currency, less a fee, as decimal text with six digits. For display only:
 * amounts are calculated from the rates.
 */
export function rateText({ worths }: Rates, from: CurrencyCode, to: CurrencyCode, fee = 0): string {
  const scaled = (worths[from] * 10n ** BigInt(PLACES) * (WHOLE - BigInt(fee))) / (worths[to] * WHOLE);
  const cut = 10n ** BigInt(Math.max(0, scaled.toString().length - DIGITS));
  const digits = (((scaled + cut / 2n) / cut) * cut).toString().padStart(PLACES + 1, '0');
  const [whole, part] = [digits.slice(0, -PLACES), digits.slice(-PLACES).replace(/0+$/, '')];
  return part === '' ? whole : `${whole}.${part}`;
}

/** Converts an amount between currencies, both in subunits, less a fee in hundredths of a percent, rounded down. */
export const exchanged = ({ worths }: Rates, amount: bigint, from: CurrencyCode, to: CurrencyCode, fee = 0): bigint =>
  (amount * worths[from] * BigInt(subunits[to]) * (WHOLE - BigInt(fee))) /
  (BigInt(subunits[from]) * worths[to] * WHOLE);

/** Returns the value of one unit of each coin in each other currency. */
export function coinRates(rates: Rates): Partial<Record<CurrencyCode, Partial<Record<CurrencyCode, string>>>> {
  const fiat = currencyCodes.filter((currency) => !isCrypto(currency));
  const row = (coin: CurrencyCode) =>
    Object.fromEntries(fiat.map((currency) => [currency, rateText(rates, coin, currency)]));
  return Object.fromEntries(currencyCodes.filter(isCrypto).map((coin) => [coin, row(coin)]));
}
