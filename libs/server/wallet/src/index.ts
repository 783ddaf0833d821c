export { house, playerBonus, playerCash, pool, provider, type AccountKey } from './account.ts';
export { adjust, type Adjustment } from './adjust.ts';
export { archiveLedgerMonth } from './archive-ledger.ts';
export {
  beginHolds,
  type HoldBegin,
  type LockedWallet,
  lockFreeWallets,
  type LockedWallets,
  lockWallets,
} from './begin-holds.ts';
export type { LedgerBreak, LedgerCheck } from './check-ledger.ts';
export { derivedId } from './derived-id.ts';
export {
  cashAmong,
  endHolds,
  lockHoldAccounts,
  type HoldAccounts,
  type HoldEnd,
  type HoldsPosting,
} from './end-holds.ts';
export {
  type Debt,
  collectDebts,
  findDebtors,
  forgiveDebt,
  isCollecting,
  listDebts,
  owedOn,
  payDebts,
  recordDebts,
  setCollecting,
} from './debts.ts';
export { placeHold, postHold, reduceHold, voidHold, type Hold } from './hold.ts';
export { readMoneyAt } from './money-at.ts';
export { lockPlayerCash, openBonusAccount } from './player-money.ts';
export { takeHouseAccount, type HouseAccountWanted } from './house-account.ts';
export { lockCash, lockFreeCash, type CashAccount } from './lock-cash.ts';
export {
  activeCurrency,
  cashAccountId,
  openAccount,
  openPlayerAccounts,
  selectAccount,
  type PlayerWallet,
} from './player-accounts.ts';
export { openPoolAccounts, readBalancesOf } from './pool-accounts.ts';
export { houseShares, postBatch, type BatchEntry, type BatchPosting } from './post-batch.ts';
export { publishChanges, type Entry, type Posting } from './post.ts';
export { giveUp, hasPendingHolds, ownAccounts, ownJournal, type Remainder } from './own-data.ts';
export { findFundedPlayers, readBalances, readCashBalance, type Balance } from './read-balances.ts';
export { type Movement, readMovements } from './read-movements.ts';
export { readJournal, type JournalEntry, type JournalPage } from './read-journal.ts';
export { arePayoutsStopped, recordLedgerCheck } from './record-check.ts';
export { readAdjustment, reverseAdjustment, type AdjustmentReversal } from './reverse-adjustment.ts';
export { transfer, type Transfer } from './transfer.ts';

export const migrations = new URL('../migrations/', import.meta.url);
