import { handle, type Handler, sweep } from '@croupier/server-jobs';
import { collectAll } from './collect-all.ts';
import type { PaymentsContext } from './context.ts';
import { updateRates } from './exchange/rates.ts';
import { exclusionPayoutJob, payOutAllExcluded, payOutExcluded } from './exclusion-payouts.ts';
import { checkDue } from './fraud/check-payments.ts';
import { approvalJob, checkJob, sendingJob } from './queue-payouts.ts';
import { reconcile } from './reconcile.ts';
import { compareDue } from './reports/compare-due.ts';
import { approveDue, sendPayouts } from './send-payouts.ts';

const EVERY_MINUTE = '* * * * *';
const HOURLY = '20 * * * *';

/**
 * Returns the background jobs of payments. Payouts are queued when they become due; the schedule catches those whose
 * job was lost.
 */
export const paymentJobs = (context: PaymentsContext): Handler[] => [
  handle(checkJob, () => checkDue(context), { cron: EVERY_MINUTE }),
  handle(approvalJob, () => approveDue(context), { cron: EVERY_MINUTE }),
  handle(sendingJob, () => sendPayouts(context), { cron: EVERY_MINUTE }),
  handle(exclusionPayoutJob, ({ playerId }) => payOutExcluded(context, playerId)),
  sweep('payouts.of-excluded', EVERY_MINUTE, () => payOutAllExcluded(context)),
  sweep('payments.collect-debts', EVERY_MINUTE, () => collectAll(context)),
  sweep('payments.reconcile', EVERY_MINUTE, () => reconcile(context)),
  sweep('payments.rates', EVERY_MINUTE, () => updateRates(context)),
  sweep('payments.compare-reports', HOURLY, () => compareDue(context)),
];
