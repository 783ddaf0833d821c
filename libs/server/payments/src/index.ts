export type { PaymentUpdate, UpdateOutcome } from './apply-payment-update.ts';
export { RECALL_MINUTES } from './auto-approve.ts';
export { cancelDeposit } from './cancel-deposit.ts';
export { createPayments, customerOf, type PaymentsContext, type PaymentsOptions } from './context.ts';
export { cryptoCards, type CryptoCardsOptions } from './crypto-cards.ts';
export { countDeposits } from './count-deposits.ts';
export { approvePayout, type Decision, declinePayout, recallPayout } from './decide-payout.ts';
export {
  type ConversionWanted,
  convert,
  describeConversion,
  listConversions,
  quoteConversion,
  readTerms,
} from './exchange/convert.ts';
export type { RateSource } from './exchange/rate-source.ts';
export { coinRates, readRates, updateRates } from './exchange/rates.ts';
export { sandboxRates } from './exchange/sandbox-rates.ts';
export { readAvailability, requireOpen } from './availability.ts';
export { beginExclusionPayouts } from './exclusion-payouts.ts';
export { forgetProfile } from './forget-profile.ts';
export { type CheckOutcome, nameDevice, readChecks } from './fraud/check-payments.ts';
export type { FraudCheck, FraudPayload, Verdict } from './fraud/fraud-check.ts';
export { sandboxFraudCheck, type SandboxFraudOptions } from './fraud/sandbox-fraud-check.ts';
export { attendNews, attendReturned, listNews, listReturned, listUntaken, type ProviderNews } from './attention.ts';
export { lockWaitingPayouts } from './free-payouts.ts';
export { guardProvider } from './guard-provider.ts';
export { listOpenPayouts, listPayments, type PaymentsPage } from './list-payments.ts';
export { nthDeposit } from './nth-deposit.ts';
export { type DepositOrder, openDeposit } from './open-deposit.ts';
export { openPayout, type PayoutOrder } from './open-payout.ts';
export { attendPaidLate, listPaidLate } from './paid-late.ts';
export { forgetInstruments, hasOpenPayments } from './own-data.ts';
export { answerPayout, questionPayout } from './question-payout.ts';
export { splitPayout } from './split-payout.ts';
export { readPaymentMonths } from './payment-months.ts';
export { paymentJobs } from './payment-jobs.ts';
export {
  actionFromWire,
  describePayment,
  findPayment,
  type PaymentAction,
  type PaymentRow,
  readPaymentById,
} from './payment.ts';
export { CallbackRefused, type PaymentProvider, type ProviderUpdate, type ProviderOrder } from './provider.ts';
export { readSteps } from './payment-steps.ts';
export { lockRecall, readRecallLock } from './recall-lock.ts';
export { receiveCallback } from './receive-callback.ts';
export { listRemainders } from './remainders.ts';
export { attendDifference, type Difference, listDifferences } from './reports/differences.ts';
export { listStuck } from './reports/stuck.ts';
export { sandboxProvider, type SandboxOptions } from './sandbox/adapter.ts';
export { sumDeposits } from './sum-deposits.ts';
export { pageDeposits, sumPayments } from './week-payments.ts';

export const migrations = new URL('../migrations/', import.meta.url);
