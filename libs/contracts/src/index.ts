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
export { type CookieId, cookies, storedKeys, type StoredKeyId } from './browser-data.ts';
export { endpoint, type CallInput, type Endpoint, type HandlerInput, type Reply, type ReplyInput } from './endpoint.ts';
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
  deletePhone,
  joinGroups,
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
export { isPostalCode, postalCodeExamples } from './postal-code.ts';
export { Country, Gender, Locale, Player, PlayerStatus, requiredProfileFields } from './user-info.ts';
export {
  changePassword,
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
export { launchGame } from './launch.ts';
export { ClientSeed, FairnessSeeds, readFairnessSeeds, rotateFairnessSeeds, setClientSeed } from './fairness.ts';
export { readRound, readRounds, RoundCursor, RoundDetail, RoundDraw, RoundStatus, RoundSummary } from './rounds.ts';
export {
  confirmUserLimit,
  LimitPeriod,
  LimitStatus,
  LimitType,
  readUserLimits,
  removeUserLimit,
  setUserLimit,
  UserLimit,
} from './limits.ts';
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
