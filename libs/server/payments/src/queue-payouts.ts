import * as v from 'valibot';
import type { Queryable } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';

export const approvalJob = jobKind('payouts.approve', v.unknown());
export const sendingJob = jobKind('payouts.send', v.unknown());

export const checkJob = jobKind('payments.check', v.unknown());

/** Queues the fraud check of waiting payments. */
export const queueCheck = (tx: Queryable): Promise<void> => enqueue(tx, checkJob, {});

/** Queues the approval of payouts due by `at`. */
export const queueApproval = (tx: Queryable, at: Date): Promise<void> => enqueue(tx, approvalJob, {}, { at });

/** Queues the sending of approved payouts, now or at a later time. */
export const queueSending = (tx: Queryable, at?: Date): Promise<void> => enqueue(tx, sendingJob, {}, { at });
