export { importStudio, importStudiosJob, type Imported, type StudioImport } from './studios/import-catalogue.ts';
export { CatalogueRefused } from './studios/listing.ts';
export { listStudios, openStudioTitles, type StudioTitle } from './studios/studio-titles.ts';
export { archiveProviderCalls } from './provider/archive-calls.ts';
export { answerProvider, type ProviderReply, type ProviderRequest } from './provider/answer-call.ts';
export type { ProviderAnswer, ProviderBet, ProviderCall, ProviderFollowUp } from './provider/calls.ts';
export type { ProviderErrorCode } from './provider/errors.ts';
export { playedJson, roundJson, playSessionOnWire } from './answer-json.ts';
export {
  createGames,
  type GameService,
  type GamesOptions,
  type PlayedAct,
  type PlayedBet,
  type Standing,
} from './create-games.ts';
export { readSeeds, rotateSeeds, setSeed, type SeedChange } from './fairness/change-seeds.ts';
export { drawOnce, type OneDraw, readDrawSeeds } from './fairness/draw-once.ts';
export type { Games, RoundMath } from './game.ts';
export type { Launch, Launched } from './launch/launch-game.ts';
export { archiveRoundsMonth } from './rounds/archive-rounds.ts';
export { createBatchSteps } from './rounds/batch-steps.ts';
export { cashOutLiveBet } from './live/cash-out.ts';
export { BeaconFault, drandBeacon, type DrandOptions } from './live/drand-beacon.ts';
export { sayLivePhrase } from './live/phrases.ts';
export { placeLiveBet } from './live/place-bet.ts';
export { forgetLivePlayer, readLiveBets, readLiveRound, readLiveTable, readLiveTables } from './live/read-live.ts';
export { runLive } from './live/run-live.ts';
export { offlineSalt } from './live/salt-source.ts';
export { liveTableBySlug } from './live/tables.ts';
export { undoLiveBet } from './live/undo-bet.ts';
export { readEndedRounds, readWhoPlayed, type PastEndedRound } from './rounds/ended-rounds.ts';
export { holdBets } from './rounds/hold-bets.ts';
export { maskName } from './winners/mask-name.ts';
export type { Decided, DrawnFrom, EndedRound, Order, PlayOrder, RoundAnswer } from './rounds/order.ts';
export { ownArchivedRounds } from './rounds/own-archived-rounds.ts';
export { forgetWinner, hasOpenRounds, ownSeeds } from './own-data.ts';
export { exportRounds } from './rounds/export-rounds.ts';
export { readRound } from './rounds/read-round.ts';
export { readRounds, type RoundsFilter, type RoundsPage } from './rounds/read-rounds.ts';
export { readOwnReturn } from './rounds/own-return.ts';
export { readSharedRound, shareRound, unshareRound } from './rounds/shared-rounds.ts';
export { readRoundTotals } from './rounds/round-totals.ts';
export { sumHours } from './rounds/sum-hours.ts';
export { createHotTitles } from './rounds/hot-titles.ts';
export type { Batch, BatchStep, PreparedStep } from './rounds/batch-step.ts';
export type { GameSession } from './session.ts';
export { readLatestWinners, type LatestWin } from './winners/read-latest-winners.ts';
export { type DaySum, sumRounds, type SumsWanted } from './rounds/sum-rounds.ts';

export const migrations = new URL('../migrations/', import.meta.url);
