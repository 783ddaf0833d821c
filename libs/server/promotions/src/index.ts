export { type Activation, activateBonus } from './bonuses/activate-bonus.ts';
export { setBonusSettings, wantsBonuses, type BonusSettingsChange } from './bonuses/bonus-settings.ts';
export { type BetAsked, BonusesInPlay, type FundEntry, type Moved } from './bonuses/bonuses-in-play.ts';
export { type Definition, definitions } from './bonuses/definitions.ts';
export { cancelBonus, type End, expireBonuses, recallBonus } from './bonuses/end-bonus.ts';
export {
  type ArrivedDeposit,
  type CouponResult,
  giveWithDeposit,
  giveWithRegistration,
  redeemCoupon,
} from './bonuses/give-by-rule.ts';
export { goOn } from './bonuses/go-on.ts';
export { grantBonus, type Grant } from './bonuses/grant-bonus.ts';
export { type Funding, fundingText, readFunding } from './bonuses/in-play.ts';
export { lockFreeBonuses } from './bonuses/lock-bonuses.ts';
export { describeGifts, readGifts, readOffers } from './bonuses/read-bonuses.ts';
export { readBonusFund } from './bonuses/read-fund.ts';
export { endByWithdrawal, endsByWithdrawal } from './bonuses/withdrawal.ts';
export { goOnJob, writeBonuses } from './bonuses/write-bonuses.ts';
export { DEPOSIT_AT_LEAST, DEPOSITS_NEEDED, DEPOSITS_SINCE } from './achievements/achievements.ts';
export { readAchievements } from './achievements/read-achievements.ts';
export { ladderIn } from './levels/ladder.ts';
export { levels } from './levels/levels.ts';
export { type GiveLevelBonuses, reachedJob, settleReached } from './levels/reached.ts';
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
