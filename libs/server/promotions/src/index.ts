export { type Activation, activateBonus } from './bonuses/activate-bonus.ts';
export { setBonusSettings, wantsBonuses, whoDeclined, type BonusSettingsChange } from './bonuses/bonus-settings.ts';
export { type BetAsked, BonusesInPlay, type FundEntry, type Moved } from './bonuses/bonuses-in-play.ts';
export { type CashbackContext, giveCashback } from './bonuses/cashback.ts';
export type { BonusCopy } from './bonuses/copy-bonus.ts';
export { type Definition, definitions } from './bonuses/definitions.ts';
export { cancelBonus, type End, expireBonuses, recallBonus, revokeWithDeposit } from './bonuses/end-bonus.ts';
export {
  readGiftOfDeposit,
  readNextDepositBonus,
  requireDepositBonus,
  requireDepositCode,
} from './bonuses/deposit-bonus.ts';
export {
  type ArrivedDeposit,
  type CouponResult,
  giveWithDeposit,
  giveWithGroups,
  giveWithRegistration,
  redeemCoupon,
} from './bonuses/give-by-rule.ts';
export { orderBonuses } from './bonuses/order-bonuses.ts';
export { goOn } from './bonuses/go-on.ts';
export { grantBonus, type Grant, takesOffers } from './bonuses/grant-bonus.ts';
export { describeFunding, type FundingTitles, readFundingTitles } from './bonuses/describe-funding.ts';
export {
  type BonusInPlay,
  type Funding,
  fundingText,
  readFunding,
  type StoredFunding,
  toFunding,
} from './bonuses/in-play.ts';
export { readBonusesInPlay } from './bonuses/read-in-play.ts';
export { describeGifts, readGifts, readOffers } from './bonuses/read-bonuses.ts';
export { readBonusFund } from './bonuses/read-fund.ts';
export { readSpinsFor } from './bonuses/read-spins.ts';
export { restoreBonus, setBonusAside } from './bonuses/restore-bonus.ts';
export { type RecordedRound, simulateBonus } from './bonuses/simulate.ts';
export { noteSignals, readSignals, reviewSignal, signalsJob } from './bonuses/signals.ts';
export { endByWithdrawal, endsByWithdrawal } from './bonuses/withdrawal.ts';
export { goOnJob, writeBonuses } from './bonuses/write-bonuses.ts';
export { DEPOSIT_AT_LEAST, DEPOSITS_NEEDED, DEPOSITS_SINCE } from './achievements/achievements.ts';
export { readAchievements } from './achievements/read-achievements.ts';
export { ladderIn } from './levels/ladder.ts';
export { levels } from './levels/levels.ts';
export { reachedJob } from './levels/announce-reached.ts';
export { settleReached } from './levels/reached.ts';
export { describeStatus } from './levels/statuses.ts';
export { ownPoints } from './own-data.ts';
export { correctPoints } from './points/correct-points.ts';
export { exchangePoints, pointRates } from './points/exchange.ts';
export { LockedPoints, type StakedBet } from './points/locked-points.ts';
export { lockFreePoints } from './points/point-rows.ts';
export { readPoints } from './points/read-points.ts';
export { recordStakes } from './points/record-stakes.ts';
export { LOWEST_ODDS } from './points/rules.ts';

export const migrations = new URL('../migrations/', import.meta.url);
