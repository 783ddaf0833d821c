import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

export interface DepositsWanted {
  playerId: number;
  since: Date;
  /** Minimum amount of a deposit that counts, in subunits of each currency. */
  least: Readonly<Record<CurrencyCode, bigint>>;
  /** Upper bound of the count. */
  most: number;
}

/** Counts deposits of at least a given amount. */
export async function countDeposits(db: Queryable, { playerId, since, least, most }: DepositsWanted): Promise<number> {
  const currencies = `{${Object.keys(least).join(',')}}`;
  const amounts = `{${Object.values(least).join(',')}}`;
  const rows = await db.query<{ one: number }>({
    name: 'payments_count_deposits',
    ...sql`
      select 1 as one from payments p
      join unnest(${currencies}::text[], ${amounts}::bigint[]) as wanted (code, least) on wanted.code = p.currency
      where player_id = ${playerId} and action = 'deposit' and state = 'succeeded' and finished_at >= ${since}
        and amount >= wanted.least limit ${most}`,
  });
  return rows.length;
}
