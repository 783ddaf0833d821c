export { shareOfGoalsLeft, timeOfShare, type HalfLengths } from './goal-curve.ts';
export { MAX_DEDUCTION, legFactor, type LegResult, type SettledLeg, type VoidFactor } from './leg-factor.ts';
export { MILLION, bookMargin, toPartsPerMillion, withMargin } from './margin.ts';
export { canonicalSpecifiers, isCanonical, marketKey, parseSpecifiers, type MarketKey } from './market-key.ts';
export {
  MARKETS,
  MARKET_IDS,
  MATCH_LINES,
  TOTAL_LINES,
  marketKind,
  totalSpecifiers,
  winningOutcome,
  type MarketKind,
  type MarketLine,
  type MarketName,
} from './markets.ts';
export { ODDS_FORMATS, formatOdds, type OddsFormat } from './odds-formats.ts';
export { MAX_ODDS, MIN_ODDS, ODDS_ONE, isOdds, ladderOdds, largestStake, type Odds } from './odds.ts';
export { SYSTEM_BETS, exactReturn, lineCount, payout, type SettledBet } from './payout.ts';
export { priceMarkets, type PricedMarket } from './price-markets.ts';
export { floor, multiply, rational, toText, type Rational } from './rational.ts';
export { receipt, type Receipt } from './receipt.ts';
export { RHO, chanceThat, scoreGrid, type MatchState, type ScoreGrid } from './score-grid.ts';
export { resultOf, type OutcomeResult } from './settle.ts';
