import * as v from 'valibot';
import type { Queryable } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';

export const approvalJob = jobKind('payouts.approve', v.unknown());
export const sendingJob = jobKind('payouts.send', v.unknown());

export const checkJob = jobKind('payments.check', v.unknown());

/** Payments that wait for it are judged now. */
export const queueCheck = (tx: Queryable): Promise<void> => enqueue(tx, checkJob, {});

/** Payouts that are due by `at` are approved then. */
export const queueApproval = (tx: Queryable, at: Date): Promise<void> => enqueue(tx, approvalJob, {}, { at });

/** Approved payouts are sent, now or at a later time. */
export const queueSending = (tx: Queryable, at?: Date): Promise<void> => enqueue(tx, sendingJob, {}, { at });
