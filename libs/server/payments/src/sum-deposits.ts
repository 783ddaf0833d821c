import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

/** Longest time between opening a deposit and the arrival of its money. */
const LONGEST = '60 days';

/** Sums a player's deposits by currency and by the day the money arrived, in the given time zone. */
export const sumDeposits = (
  db: Queryable,
  { playerId, from, to, timeZone }: { playerId: number; from: Date; to: Date; timeZone: string },
): Promise<{ day: string; currency: CurrencyCode; deposits: bigint }[]> =>
  db.query({
    name: 'payments_sum_deposits',
    ...sql`
      select (finished_at at time zone ${timeZone})::date::text as day, currency, sum(amount)::bigint as deposits
      from payments where player_id = ${playerId} and created_at >= ${from}::timestamptz - ${LONGEST}::interval and created_at < ${to}
        and action = 'deposit' and state = 'succeeded' and finished_at >= ${from} and finished_at < ${to}
      group by 1, 2`,
  });
