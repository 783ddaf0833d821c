import { bookMargin } from '@croupier/bet-math';
import { Refusal, type readSportPrices, type Reply, type SportMarket } from '@croupier/contracts';
import { sql, type Queryable } from '@croupier/server-database';

export interface MarketQuery {
  eventId: number;
  marketId: number;
  specifiers: string;
}

interface HistoryRow {
  at: Date;
  home_score: number;
  away_score: number;
  status: SportMarket['status'];
  odds: number[] | null;
  fair: number[];
}

const MOST_POINTS = 200;

/** A price laid open: what it would be without margin, what the margin is, and how both came to be. */
export async function readPrices(
  db: Queryable,
  { eventId, marketId, specifiers }: MarketQuery,
): Promise<Reply<typeof readSportPrices>> {
  const [market] = await db.query<SportMarket & { fair: number[] }>(sql`
    select market_id, specifiers, status, reason, version, odds, winner, fair from sport_markets
    where event_id = ${eventId} and market_id = ${marketId} and specifiers = ${specifiers}`);
  if (!market) throw new Refusal('not_found');
  const history = await db.query<HistoryRow>(sql`
    select at, home_score, away_score, status, odds, fair from sport_price_history
    where event_id = ${eventId} and market_id = ${marketId} and specifiers = ${specifiers}
    order by version desc limit ${MOST_POINTS}`);
  const { fair, ...shown } = market;
  return {
    market: shown,
    fair,
    margin: market.odds ? bookMargin(market.odds) : null,
    history: history.reverse().map(({ at, home_score, away_score, ...point }) => ({
      ...point,
      at: at.toISOString(),
      score: { home: home_score, away: away_score },
    })),
  };
}
