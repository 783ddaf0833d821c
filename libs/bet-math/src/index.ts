export { FOOTBALL as FOOTBALL_MARKETS, type MarketKind, type Score } from './football/kinds.ts';
export { beforeKickOff, shareLeftInFirst, shareOfGoalsLeft, timeOfShare, type HalfLengths } from './goal-curve.ts';
export { cashOut, type CashOut, type ValuedLeg } from './cash-out.ts';
export { factorsOf, type Grade } from './grades.ts';
export type { LegResult, OpenLeg, SettledLeg, VoidFactor } from './leg-factor.ts';
export { MILLION, bookMargin } from './margin.ts';
export { marketKey, parseSpecifiers, type MarketKey } from './market-key.ts';
export {
  gradesOf,
  linePosition,
  MARKET_IDS,
  marketKind,
  totalSpecifiers,
  type MarketLine,
  type MatchFacts,
} from './markets.ts';
export { ODDS_FORMATS, formatOdds, type OddsFormat } from './odds-formats.ts';
export { ODDS_ONE, type Odds } from './odds.ts';
export { isLost, payout, type SettledBet } from './payout.ts';
export { priceMarkets, type PricedMarket } from './price-markets.ts';
export type { Rational } from './rational.ts';
export { receipt, type Receipt } from './receipt.ts';
export { scoreGrid, type MatchState, type ScoreGrid } from './score-grid.ts';
export { MOST_LEGS, shapeOf, systemsOf, type BetShape, type SystemName } from './systems.ts';
export { bestReturn, largestStake, liabilityOf, smallestStake, totalOdds, type BetTerms } from './terms.ts';
