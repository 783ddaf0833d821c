export { correctBets } from '../corrections/correct-bets.ts';
export { decideBets } from '../bets/decide-bets.ts';
export { placeBet } from '../bets/place-bet.ts';
export { advanceFeed } from './advance-feed.ts';
export { changeMatch } from './change-match.ts';
export { countUnmapped } from '../odds-service/count-unmapped.ts';
export { fillBets, type FilledOrder } from './fill-bets.ts';
export { insertBet } from './insert-bet.ts';
export { sportBettor } from './sport-bettor.ts';
export { countWronglyPaid } from './count-wrongly-paid.ts';
export {
  findWrongReserves,
  goal,
  hearTestFeed,
  isSettled,
  orderOn,
  orderOnLine,
  sportsbookDatabase,
  sportsbookMigrations,
  sumBets,
  sumCorrected,
  sumSettled,
  type TestMatch,
  testMatch,
  type TestOutcome,
} from './test-match.ts';
export { orderOnRunner, testRace, type TestRace } from './test-race.ts';
