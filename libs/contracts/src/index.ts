export { AmountCents, CurrencyCode, keysetOf, listOf, NumericId, NumericIdParam, Pagination, PositiveAmountCents, Timestamp, toWire, Uuid, type RefusalBody } from './common.ts';
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
  Nickname,
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
  Club,
  Crest,
  EventState,
  EventStatus,
  MarketReason,
  MarketStatus,
  MatchClock,
  OddsChange,
  placeBet,
  readBet,
  readBets,
  readSportEvent,
  readSportEvents,
  readSportPrices,
  readSportRules,
  readSportTree,
  Score,
  SportEvent,
  SportEventDetail,
  SportMarket,
} from './sportsbook.ts';
export { FRAME_MESSAGE, FrameMessage, GAME_MESSAGE, GameMessage } from './game-frame.ts';
export {
  actInRound,
  GameCurrency,
  GameRound,
  GameSitting,
  GameStakes,
  openGameSession,
  playRound,
  resumeGame,
} from './rgs.ts';
export { launchGame } from './launch.ts';
export { ClientSeed, FairnessSeeds, readFairnessSeeds, rotateFairnessSeeds, setClientSeed } from './fairness.ts';
export { readRound, readRounds, RoundDetail, RoundDraw, RoundStatus, RoundSummary } from './rounds.ts';
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
export { authorizeChannels, refreshSocket, TopicMessage, TopicStanding } from './realtime.ts';
