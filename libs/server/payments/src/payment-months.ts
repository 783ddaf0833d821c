import { type PaymentMonth, amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

const MONTHS = 12;

interface Sums {
  month: string | null;
  deposits: bigint;
  cashouts: bigint;
}

/**
 * Returns a player's deposits and payouts in one currency: for the last twelve calendar months (UTC), oldest first, and
 * in total.
 */
export async function readPaymentMonths(
  db: Queryable,
  { playerId, currency, now }: { playerId: number; currency: CurrencyCode; now: Date },
): Promise<{ months: PaymentMonth[]; total: Omit<PaymentMonth, 'month'> }> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1));
  const rows = await db.query<Sums>(sql`
    select case when finished_at >= ${first} then to_char(finished_at at time zone 'UTC', 'YYYY-MM') end as month,
      coalesce(sum(amount) filter (where state = 'succeeded'), 0)::bigint as deposits,
      coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as cashouts
    from payments where player_id = ${playerId} and currency = ${currency} and state in ('succeeded', 'paid')
    group by 1`);
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index)).toISOString().slice(0, 7);
    const { deposits = 0n, cashouts = 0n } = rows.find((row) => row.month === month) ?? {};
    return { month, deposits_cents: amountToWire(deposits), cashouts_cents: amountToWire(cashouts) };
  });
  const sum = (way: 'deposits' | 'cashouts') => amountToWire(rows.reduce((all, row) => all + row[way], 0n));
  return { months, total: { deposits_cents: sum('deposits'), cashouts_cents: sum('cashouts') } };
}
