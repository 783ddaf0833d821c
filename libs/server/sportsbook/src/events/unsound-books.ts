import { type Queryable, sql, type Transaction } from '@croupier/server-database';
import { boundWaits } from './bound-waits.ts';

export interface UnsoundMarket {
  event_id: bigint;
  market_id: number;
  specifiers: string;
}

const MOST = 100;

/**
 * Returns open lines with odds better than their fair odds, at most a hundred. While there are none, no combination of
 * bets on a match wins in every case, across all its markets: the fair chances are sums over one distribution, and on
 * it no bet is worth more than its stake. A suspended line shows its last odds beside current chances, but no one can
 * bet on it.
 */
export const findUnsoundBooks = (db: Queryable): Promise<UnsoundMarket[]> =>
  db.query<UnsoundMarket>(sql`
    select m.event_id, m.market_id, m.specifiers
    from sport_events e join sport_markets m on m.event_id = e.id
    where e.ended_at is null and m.status = 'active' and exists (
      select from unnest(m.odds, m.fair) as price (odds, fair) where price.odds::bigint * price.fair > 10000000000)
    limit ${MOST}`);

const WAITS = { lockMs: 1_000, statementMs: 5_000 };

/** Runs the same check for repeated use. Limits its waits, so it never blocks betting. */
export async function checkBooks(tx: Transaction): Promise<UnsoundMarket[]> {
  await boundWaits(tx, WAITS);
  return findUnsoundBooks(tx);
}
