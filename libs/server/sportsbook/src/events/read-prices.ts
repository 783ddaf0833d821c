import { bookMargin, marketKind } from '@croupier/bet-math';
import { Refusal, type readSportPrices, type Reply, type SportMarket } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

export interface MarketQuery {
  eventId: number;
  marketId: number;
  specifiers: string;
}

const MOST_POINTS = 200;

/** A price laid open: what it would be without margin, what the margin is, and how both came to be. */
export async function readPrices(
  db: Queryable,
  { eventId, marketId, specifiers }: MarketQuery,
): Promise<Reply<typeof readSportPrices>> {
  const key = { event_id: BigInt(eventId), market_id: marketId, specifiers };
  const markets = tables
    .selectFrom('sport_markets')
    .select(['market_id', 'specifiers', 'status', 'reason', 'version', 'odds', 'results', 'fair', 'back'])
    .$narrowType<Pick<SportMarket, 'reason' | 'results'>>();
  const [market] = await run(
    db,
    markets.where(({ and }) => and(key)),
  );
  if (!market) throw new Refusal('not_found');
  const points = tables
    .selectFrom('sport_price_history')
    .select(['at', 'home_score', 'away_score', 'status', 'odds', 'fair'])
    .$narrowType<Pick<SportMarket, 'status'>>();
  const history = await run(
    db,
    points
      .where(({ and }) => and(key))
      .orderBy('version', 'desc')
      .limit(MOST_POINTS),
  );
  const { fair, back, ...shown } = market;
  return {
    market: shown,
    fair,
    back,
    margin: market.odds ? bookMargin(market.odds, marketKind(marketId)?.several ? 2 : 1) : null,
    history: history.reverse().map(({ at, home_score, away_score, ...point }) => ({
      ...point,
      at: at.toISOString(),
      score: { home: home_score, away: away_score },
    })),
  };
}
