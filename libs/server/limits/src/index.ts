export { cancelChange } from './cancel-change.ts';
export { checkDeposit, recordDeposit, releaseDeposit, type CheckedDeposit } from './check-deposit.ts';
export {
  checkStake,
  countStake,
  recordBetCorrections,
  recordBetEnds,
  recordReturn,
  refusalOfStake,
  returnStake,
  type BetEnd,
  type Counted,
} from './check-stake.ts';
export { confirmChange, createChangeToken } from './confirm-change.ts';
export { isExcluded, isSelfExcluded } from './exclusion.ts';
export { findExcluded } from './find-excluded.ts';
export { type Exclusion, ownLimits, readExclusion } from './own-limits.ts';
export { dayOf, endAfter, LIMITS_TIME_ZONE, periodStart, startOfDay } from './period.ts';
export {
  chooseRealityCheck,
  nextCheckAt,
  passRealityCheck,
  readRealityCheck,
  type RealityCheck,
} from './reality-check.ts';
export { readUserLimit, readUserLimits } from './read-user-limits.ts';
export { removeLimit, type LimitRemoval } from './remove-limit.ts';
export { setLimit, type LimitOrder, type LimitSet } from './set-limit.ts';
export { settleChanges } from './settle-changes.ts';
export { timeUpJob } from './time-up.ts';
export {
  isBlocking,
  type LimitsOfPlayer,
  type LockedLimits,
  lockFreeLimits,
  lockLimits,
  readBlocks,
  type Block,
  type Usage,
} from './usage.ts';

export const migrations = new URL('../migrations/', import.meta.url);
