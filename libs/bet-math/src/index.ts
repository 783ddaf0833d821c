export { areOpposite } from './opposites/are-opposite.ts';
export { stakeAtRisk } from './at-risk.ts';
export {
  beforeKickOff,
  shareLeftInFirst,
  shareOfGoalsLeft,
  timeOfShare,
  type HalfLengths,
} from './football/goal-curve.ts';
export { cashOut, type CashOut, type ValuedLeg } from './cash-out.ts';
export { COMBINATION, combinationOf, gradeCombination, type Pick, picksOf } from './combination.ts';
export { factorsOf, type Grade } from './grades.ts';
export type { LegResult, OpenLeg, SettledLeg, VoidFactor } from './leg-factor.ts';
export { MILLION, bookMargin, toPartsPerMillion, withMargin, withoutMargin } from './margin.ts';
export { canonicalSpecifiers, marketKey, parseSpecifiers, type MarketKey } from './market-key.ts';
export { MAIN_MARKETS, mainMarket } from './main-markets.ts';
export { gradesOf, isScoreDecisive, linePosition, marketKind, sportOf } from './markets.ts';
export { ODDS_FORMATS, formatOdds, fractionOf, type OddsFormat } from './odds-formats.ts';
export { ODDS_ONE, type Odds } from './odds.ts';
export { isLost, possibleReturn, type SettledBet } from './payout.ts';
export { deductionFor, placeTerms, RULE_4_TABLE, type PlaceTerms } from './races/each-way.ts';
export { forecast, placed, type DeadHeat, type Finish, type Ranks } from './races/finish.ts';
export { FIELD_MARKETS } from './races/field-markets.ts';
export { greyhounds, nextChances, pairOf, type RaceState } from './races/greyhounds.ts';
export { type ModelState, priceCombination } from './price-combination.ts';
export { priceMarkets } from './price-markets.ts';
export { basketball, type BasketballState } from './basketball/model.ts';
export { countRates, CORNERS_PER_GOAL, countStates } from './football/counts.ts';
export type { CountStates, MatchState, TeamState } from './football/match-state.ts';
export { CHANGE_WINDOW, CHANGES } from './football/scorers.ts';
export { iceHockey, type IceHockeyState } from './ice-hockey/model.ts';
export {
  type FootballCounts,
  type Kind,
  type MarketKind,
  type MatchFacts,
  type MatchSport,
  type PlayerFacts,
  type Score,
  type Side,
  type Sport,
  type SportModel,
  SPORTS,
} from './model/market-kind.ts';
export { priceBook, type MarketLine, type PricedMarket } from './model/price.ts';
export { tennis, type TennisState } from './tennis/model.ts';
export type { Rational } from './rational.ts';
export { receipt, type Receipt } from './receipt.ts';
export { scoreGrid, type ScoreGrid } from './football/score-grid.ts';
export { MOST_LEGS } from './most-legs.ts';
export { shapeOf, systemsOf, type BetShape, type SystemName } from './systems.ts';
export { bestReturn, largestStake, liabilityOf, smallestStake, totalOdds, type BetTerms } from './terms.ts';
