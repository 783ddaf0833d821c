import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql, type Transaction } from '@croupier/server-database';

/** Change in the maximum return of a day's open bets. */
export interface DayChange {
  placedAt: Date;
  currency: CurrencyCode;
  amount: bigint;
}

/** UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Days and currencies in one order everywhere. */
function sumsOf(changes: readonly DayChange[]): { day: string; currency: CurrencyCode; amount: bigint }[] {
  const sums = new Map<string, { day: string; currency: CurrencyCode; amount: bigint }>();
  for (const { placedAt, currency, amount } of changes) {
    const key = `${dayOf(placedAt)}/${currency}`;
    const sum = sums.get(key) ?? { day: dayOf(placedAt), currency, amount: 0n };
    sums.set(key, { ...sum, amount: sum.amount + amount });
  }
  return Array.from(sums)
    .filter(([, { amount }]) => amount !== 0n)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => sum);
}

/**
 * Adds changes to the days' liability. Must come last in a transaction: every bet needs these rows, so they are locked
 * only for the commit. `limitOf` is the limit of a day in a currency. Returns true if all changes are within the
 * limits; otherwise the caller must roll back.
 */
export async function countDays(
  tx: Transaction,
  changes: readonly DayChange[],
  limitOf: (currency: CurrencyCode) => bigint = () => UNLIMITED,
): Promise<boolean> {
  const sums = sumsOf(changes);
  if (sums.length === 0) return true;
  const counted = await tx.query({
    name: 'sport_count_days',
    ...sql`
      insert into sport_day_liabilities as d (day, currency, returns)
      select day, currency, amount from unnest(${sums.map(({ day }) => day)}::date[], ${sums.map(({ currency }) => currency)}::text[],
        ${sums.map(({ amount }) => amount)}::bigint[], ${sums.map(({ currency }) => limitOf(currency))}::bigint[])
        with ordinality as s (day, currency, amount, most, position)
      where amount <= most order by position
      on conflict (day, currency) do update set returns = d.returns + excluded.returns
        where d.returns + excluded.returns <= (${sums.map(({ currency }) => limitOf(currency))}::bigint[])[
          array_position(${sums.map(({ currency }) => currency)}::text[], excluded.currency::text)]
      returning day`,
  });
  return counted.length === sums.length;
}

const UNLIMITED = 2n ** 62n;

/** Returns the maximum return of open bets placed today, by currency. Locks the rows on request. */
export async function readDay(
  db: Queryable,
  { at, currencies, lock }: { at: Date; currencies: readonly CurrencyCode[]; lock: boolean },
): Promise<Map<CurrencyCode, bigint>> {
  const wanted = Array.from(new Set(currencies)).sort();
  const rows = await db.query<{ currency: CurrencyCode; returns: bigint }>({
    name: lock ? 'sport_lock_day' : 'sport_read_day',
    ...(lock
      ? sql`select currency, returns from sport_day_liabilities where day = ${dayOf(at)}::date and currency = any(${wanted}::text[]) order by currency for update`
      : sql`select currency, returns from sport_day_liabilities where day = ${dayOf(at)}::date and currency = any(${wanted}::text[])`),
  });
  return new Map(rows.map(({ currency, returns }) => [currency, returns]));
}
