import type { Sport } from './model/market-kind.ts';
import { OVER_UNDER, THREE_WAY, TWO_WAY, YES_NO } from './model/outcomes.ts';
import { FIELD_MARKETS } from './races/field-markets.ts';

/** Ids of markets that our own code names. */
export const MARKET_IDS = { matchResult: 1, nextGoal: 8, total: 18, bothScore: 29 } as const;

/** Market of lists, with the parts of its kind that they need, so that a list doesn't load all other kinds. */
export interface MainMarket {
  readonly marketId: number;
  /** Line to show; null selects the most balanced one. */
  readonly specifiers: string | null;
  readonly name: string;
  readonly outcomes: readonly string[];
}

const named = (marketId: number, name: string, outcomes: readonly string[]): MainMarket => ({
  ...{ marketId, name, outcomes },
  specifiers: '',
});
const lined = (marketId: number, name: string, outcomes: readonly string[]): MainMarket => ({
  ...{ marketId, name, outcomes },
  specifiers: null,
});

/** Markets that a list shows, by sport. */
export const MAIN_MARKETS: Record<Sport, readonly MainMarket[]> = {
  football: [
    named(MARKET_IDS.matchResult, 'matchResult', THREE_WAY),
    { ...lined(MARKET_IDS.total, 'total', OVER_UNDER), specifiers: 'total=2.5' },
    named(MARKET_IDS.bothScore, 'bothScore', YES_NO),
  ],
  tennis: [
    named(186, 'tennisWinner', TWO_WAY),
    lined(189, 'totalGames', OVER_UNDER),
    lined(187, 'gameHandicap', TWO_WAY),
  ],
  basketball: [
    named(219, 'basketballWinner', TWO_WAY),
    lined(225, 'totalPoints', OVER_UNDER),
    lined(223, 'pointSpread', TWO_WAY),
  ],
  'ice-hockey': [
    named(401, 'regulationResult', THREE_WAY),
    lined(412, 'iceHockeyTotal', OVER_UNDER),
    lined(410, 'puckLine', TWO_WAY),
  ],
  greyhounds: [named(FIELD_MARKETS.win, 'raceWinner', [])],
};

const MAIN = /*#__PURE__*/ new Map(
  Object.values(MAIN_MARKETS)
    .flat()
    .map((market) => [market.marketId, market]),
);

export const mainMarket = (marketId: number): MainMarket | null => MAIN.get(marketId) ?? null;
