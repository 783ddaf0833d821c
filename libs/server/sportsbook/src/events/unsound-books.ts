import { type Queryable, sql, type Transaction } from '@croupier/server-database';
import { boundWaits } from './bound-waits.ts';

export interface UnsoundMarket {
  event_id: bigint;
  market_id: number;
  specifiers: string;
}

const MOST = 100;

/**
 * Open lines with a price better than its own fair one, at most a hundred. While there is none, no combination of bets on a
 * match can win whatever happens, across all its markets: their fair chances are all sums over one distribution, and on
 * it no bet is worth more than its stake. A suspended line shows its last price beside chances of now: nobody gets it.
 */
export const findUnsoundBooks = (db: Queryable): Promise<UnsoundMarket[]> =>
  db.query<UnsoundMarket>(sql`
    select m.event_id, m.market_id, m.specifiers
    from sport_events e join sport_markets m on m.event_id = e.id
    where e.ended_at is null and m.status = 'active' and exists (
      select from unnest(m.odds, m.fair) as price (odds, fair) where price.odds::bigint * price.fair > 10000000000)
    limit ${MOST}`);

const WAITS = { lockMs: 1_000, statementMs: 5_000 };

/** The same for whoever does it again and again: it never holds the book up. */
export async function checkBooks(tx: Transaction): Promise<UnsoundMarket[]> {
  await boundWaits(tx, WAITS);
  return findUnsoundBooks(tx);
}
