export {
  AmountCents,
  CurrencyCode,
  keysetOf,
  listOf,
  NumericId,
  NumericIdParam,
  Pagination,
  PositiveAmountCents,
  Timestamp,
  toWire,
  Uuid,
  type RefusalBody,
} from './common.ts';
export {
  type CookieId,
  cookies,
  storedKeys,
  type StoredKeyId,
  AffiliateMark,
  campaignCookies,
  CampaignMark,
} from './browser-data.ts';
export {
  endpoint,
  impliedRefusals,
  type CallInput,
  type Endpoint,
  type HandlerInput,
  type Reply,
  type ReplyInput,
} from './endpoint.ts';
export { Refusal, type RefusalCode, type RefusalDetail } from './refusal.ts';
export { refusalTexts } from './refusal-texts.ts';
export {
  cancelPaymentIntent,
  createPaymentIntent,
  Payment,
  PaymentAction,
  PaymentChanged,
  PaymentFailure,
  PaymentIntent,
  PaymentMethodId,
  type PaymentSetup,
  PaymentState,
  readPaymentIntent,
  readPayments,
  readPaymentSetup,
  recallPayment,
} from './payments.ts';
export {
  CountryInfo,
  readCountries,
  readCryptoExchangeRates,
  readCurrencies,
  readLocales,
  readProject,
  readStatuses,
} from './info.ts';
export {
  Account,
  addPhone,
  confirmPhone,
  deletePhone,
  joinGroups,
  PhoneState,
  PlayerChanges,
  readAccounts,
  readPhone,
  readPlayer,
  readSettings,
  readStats,
  selectAccount,
  updateLocale,
  updatePlayer,
} from './player.ts';
export {
  answerEmailChange,
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  EmailSide,
  EmailState,
  readEmail,
  remindPassword,
  requestEmailVerification,
  resendConfirmation,
  resetPassword,
} from './recovery.ts';
export { isPostalCode, postalCodeExamples } from './postal-code.ts';
export { Country, Gender, Locale, Player, PlayerStatus, requiredProfileFields } from './user-info.ts';
export {
  changePassword,
  checkEmail,
  City,
  DateOfBirth,
  Email,
  endOneSession,
  endOtherSessions,
  NewPassword,
  OtpRequired,
  PersonName,
  PhoneNumber,
  PlayerSession,
  PostalCode,
  readSessions,
  reauthenticate,
  recordActivity,
  signIn,
  signOut,
  SignUp,
  signUp,
  StreetAddress,
} from './users.ts';
export {
  Bet,
  BetLeg,
  BetLegOrder,
  BetOrder,
  BetReceipt,
  BetStatus,
  OddsChange,
  placeBet,
  readBet,
  readBets,
  readSportRules,
} from './sport-bets.ts';
export {
  Club,
  Crest,
  EventState,
  EventStatus,
  MarketReason,
  MarketStatus,
  MatchClock,
  readSportEvent,
  readSportEvents,
  readSportPrices,
  readSportTree,
  Score,
  SportEvent,
  SportEventDetail,
  SportMarket,
} from './sport-events.ts';
export { FRAME_MESSAGE, FrameMessage, GAME_MESSAGE, GameMessage } from './game-frame.ts';
export {
  actInRound,
  GameCurrency,
  GameRound,
  PlaySession,
  GameStakes,
  openGameSession,
  PastRound,
  playRound,
  readPastRounds,
  resumeGame,
} from './rgs.ts';
export {
  disableTwoFactor,
  enableTwoFactor,
  OneTimeCode,
  readTwoFactor,
  RecoveryCode,
  renewRecoveryCodes,
  SecondFactor,
  setUpTwoFactor,
} from './two-factor.ts';
export { readSessionEnd, SessionEnd, SessionEndReason } from './session-end.ts';
export { readSignIns, SignInMethod, SignInOutcome, SignInRecord } from './sign-ins.ts';
export { launchGame } from './launch.ts';
export { readSubscriptions, saveSubscriptions, Subscriptions } from './subscriptions.ts';
export { ClientSeed, FairnessSeeds, readFairnessSeeds, rotateFairnessSeeds, setClientSeed } from './fairness.ts';
export {
  exportRounds,
  MOST_EXPORTED_ROUNDS,
  readRound,
  readRounds,
  readRoundTotals,
  RoundCursor,
  RoundDetail,
  RoundDraw,
  RoundResult,
  RoundStatus,
  RoundSummary,
  type RoundTotals,
} from './rounds.ts';
export { passRealityCheck, PlayClock, readPlayClock, realityCheckMinutes, setRealityCheck } from './play-clock.ts';
export { readSpending, SpendingStep, spendingSteps } from './spending.ts';
export {
  cancelLimitChange,
  confirmUserLimit,
  LimitPeriod,
  limitPeriods,
  LimitStatus,
  LimitType,
  readUserLimits,
  removeUserLimit,
  setUserLimit,
  stopsPlay,
  UserLimit,
} from './limits.ts';
export {
  DeclineReason,
  DocumentKind,
  documentMediaTypes,
  DocumentState,
  MAX_DOCUMENT_BYTES,
  MAX_WAITING_DOCUMENTS,
  PlayerDocument,
  readVerification,
  uploadDocument,
  withdrawDocument,
} from './verification.ts';
export { askForDataReport, askForErasure, DataReport, linkDataReport, readDataReport, readErasure } from './privacy.ts';
export { authorizeChannels, JoinReply, refreshSocket, TopicMessage } from './realtime.ts';
export { topic, type Topic } from './topic.ts';
export {
  isPublicTopic,
  type Publication,
  sessionTopic,
  type TopicEvents,
  type TopicName,
  topicNamed,
  topics,
} from './topics.ts';
export {
  Banner,
  CmsPage,
  PageListing,
  readFiles,
  readLatestWinners,
  readPage,
  readPages,
  readServerData,
  readSnippets,
  Winner,
  WinEvent,
} from './content.ts';
export {
  addFavoriteGame,
  filterGames,
  Game,
  GameCard,
  GameMechanic,
  GameSort,
  GameVolatility,
  GameWallet,
  NamedList,
  readCollections,
  readFavoriteGames,
  readGame,
  readGameIndex,
  readGameRows,
  readGamesForDesktop,
  readGamesForMobile,
  readJackpotGames,
  readProviders,
  readRecentGames,
  rememberGame,
  removeFavoriteGame,
} from './games.ts';
export { signInByLink } from './sign-in-link.ts';
export { MissedDetails, updateDetails } from './update-details.ts';
export { answerQuestionnaire, Occupation, WealthAnswers, WealthSource, YearlyIncome } from './questionnaire.ts';
export { BonusCode, clearBonusCode, setBonusCode } from './bonus-code.ts';
export {
  BOARD_PLACES,
  BoardChange,
  confirmTournament,
  readPlayerTournaments,
  readRecentTournaments,
  readTournament,
  readTournaments,
  readTournamentStatus,
  SCORE_UNITS,
  Tournament,
  TournamentList,
  TournamentPlace,
  TournamentPrize,
  TOURNAMENTS_PAGE_SIZE,
  TournamentScoring,
  TournamentState,
  TournamentStatus,
} from './tournaments.ts';
