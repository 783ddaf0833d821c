export { expireLootboxes } from './lootboxes/expire-lootboxes.ts';
export { issueDue } from './lootboxes/issue-lootbox.ts';
export { openLootbox } from './lootboxes/open-lootbox.ts';
export { ownLootboxes } from './lootboxes/own-lootboxes.ts';
export { describeLootboxes, readLootboxes } from './lootboxes/read-lootboxes.ts';
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
export { scoresStep } from './tournaments/scores-step.ts';
export { LATE_MS, type Rates } from './tournaments/tournament.ts';

/** The folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
