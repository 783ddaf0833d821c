import * as v from 'valibot';
import type { Queryable } from '@croupier/server-database';
import { enqueue, handle, type Handler, jobKind } from '@croupier/server-jobs';
import type { PaymentsContext } from './context.ts';
import { reconcile } from './reconcile.ts';
import { approveDue, sendPayouts } from './send-payouts.ts';

const approve = jobKind('payouts.approve', v.unknown());
const send = jobKind('payouts.send', v.unknown());
const ask = jobKind('payments.reconcile', v.unknown());

const EVERY_MINUTE = '* * * * *';

/** Payouts that are due by `at` are approved then. */
export const queueApproval = (tx: Queryable, at: Date): Promise<void> => enqueue(tx, approve, {}, { at });

/** Approved payouts are sent, now or at a later time. */
export const queueSending = (tx: Queryable, at?: Date): Promise<void> => enqueue(tx, send, {}, { at });

/** What payments need without being asked. Each is queued when it becomes necessary; the clock is for what got lost. */
export const paymentJobs = (context: PaymentsContext): Handler[] => [
  handle(approve, () => approveDue(context), { cron: EVERY_MINUTE }),
  handle(send, () => sendPayouts(context), { cron: EVERY_MINUTE }),
  handle(ask, () => reconcile(context), { cron: EVERY_MINUTE }),
];
