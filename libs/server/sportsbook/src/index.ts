export { readCalibration } from './calibration/read-calibration.ts';
export { editBet } from './cash-out/edit-bet.ts';
export { quoteCashOut, ruleCashOut, takeCashOut } from './cash-out/cash-out.ts';
export { readOffers } from './cash-out/read-offers.ts';
export { readCombination } from './bets/read-combination.ts';
export { cancelMarkets, CorrectionError, resettleMarket, rollBackMarkets } from './corrections/correct-markets.ts';
export { resumeBetting, stopBetting } from './corrections/stop-betting.ts';
export type { StopScope } from './corrections/stop-scope.ts';
export { readCorrections } from './corrections/read-corrections.ts';
export { dayReader, dayWriter } from './day-log/day-file.ts';
export { readDay, startRecording, type DayLine } from './day-log/record-day.ts';
export { replayDay } from './day-log/replay-day.ts';
export { type BetQueue, createBetQueue } from './bets/bet-queue.ts';
export type { BetRequest } from './bets/place-bet.ts';
export { readTotals } from './bets/read-totals.ts';
export { exportBets, marketName, readBet, readBets, type BetsPage } from './bets/read-bets.ts';
export { readRecord } from './bets/read-record.ts';
export { readMostStakes } from './limits/operator-limits.ts';
export { readAtRisk, readDaysAtRisk, readPlayersAtRisk, readSportLimits } from './limits/read-liability.ts';
export { setSportLimit, type SportLimitScope } from './limits/set-limit.ts';
export { stakeRules, type StakeRules } from './bets/stake-rules.ts';
export { readEvent, readEvents, type EventsQuery } from './events/read-events.ts';
export { readField, readFields, type FieldsQuery } from './events/read-fields.ts';
export { readPrices, type MarketQuery } from './events/read-prices.ts';
export {
  type CalendarMatch,
  closeCalendar,
  findCalendar,
  openCalendar,
  readCalendarMatch,
  readCalendarMatches,
  readCalendarToken,
  renewCalendar,
} from './finding/calendar.ts';
export {
  addFavourite,
  forgetFavourites,
  keepFavourites,
  ownFavourites,
  readFavourites,
  removeFavourite,
} from './finding/favourites.ts';
export { readKickOffs } from './finding/kick-offs.ts';
export { search as searchSport } from './finding/search.ts';
export { readForm, readStandings } from './standings/read-standings.ts';
export { readTree } from './events/read-tree.ts';
export { MOST_TOP_LEAGUES, readTopLists, setTopLeagues, unknownLeagues } from './events/top-leagues.ts';
export type { Tournament } from './feed/add-fixture.ts';
export { pauseFeed, resumeFeed } from './feed/pause-feed.ts';
export { readFeeds } from './feed/read-feeds.ts';
export { forgetOld } from './feed/forget-old.ts';
export { oddsServiceFeed, type OddsServiceOptions } from './odds-service/odds-service-feed.ts';
export type { Feed, Fixture, Goal, MatchUpdate } from './feed/feed.ts';
export { runSportsbook, type SportsbookRun } from './run-sportsbook.ts';
export { simulatedFeed } from './simulation/simulated-feed.ts';
export type { SimulationOptions } from './simulation/state.ts';
export { sumBets, sumOpenStakes } from './bets/sum-bets.ts';

export const migrations = new URL('../migrations/', import.meta.url);
