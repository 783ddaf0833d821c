export { changeJackpotTerms } from './jackpots/change-terms.ts';
export { checkJackpots } from './jackpots/check-jackpots.ts';
export { jackpotsStep } from './jackpots/jackpots-step.ts';
export { keepJackpots } from './jackpots/publish-jackpots.ts';
export { readJackpots, readLevels } from './jackpots/read-jackpots.ts';
export { forgetJackpotWinner, ownJackpotWins, readOwnWins, readWins } from './jackpots/read-wins.ts';
export { expireLootboxes } from './lootboxes/expire-lootboxes.ts';
export { issueDue } from './lootboxes/issue-lootbox.ts';
export { openLootbox } from './lootboxes/open-lootbox.ts';
export { ownLootboxes } from './lootboxes/own-lootboxes.ts';
export { describeLootboxes, readLootboxes } from './lootboxes/read-lootboxes.ts';
export { lotteryDefinitions } from './lotteries/definitions.ts';
export { drawLotteries, drawLottery, replayLottery, SETTLED_MS } from './lotteries/draw.ts';
export { type Granted, grantTickets, type TicketGrant } from './lotteries/grant-tickets.ts';
export { findLottery } from './lotteries/lottery.ts';
export { ownLotteries } from './lotteries/own-data.ts';
export {
  listLotteries,
  readLottery,
  readLotteryLines,
  readLotteryStatus,
  readLotteryStatuses,
} from './lotteries/read-lotteries.ts';
export { beginLottery, type ExtraDrawing, scheduleLotteries } from './lotteries/schedule.ts';
export { ticketsStep } from './lotteries/tickets-step.ts';
export { closeTournament, closeTournaments } from './tournaments/close.ts';
export { confirmTournament } from './tournaments/confirm.ts';
export { tournamentDefinitions } from './tournaments/definitions.ts';
export { findTournament } from './tournaments/find-tournament.ts';
export { keepBoards } from './tournaments/publish-boards.ts';
export { forgetNickname, ownTournaments } from './tournaments/own-data.ts';
export { readOwn, readStatus } from './tournaments/read-status.ts';
export { listTournaments, readRecent, readTournament } from './tournaments/read-tournaments.ts';
export { replayTournament } from './tournaments/replay.ts';
export { scheduleTournaments } from './tournaments/schedule.ts';
export { simulateTournament } from './tournaments/simulate.ts';
export { scoresStep } from './tournaments/scores-step.ts';
export { LATE_MS } from './tournaments/tournament.ts';
export { type Rates, ratesToEuro } from './shared/rates.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
