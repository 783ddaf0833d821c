import type { Transaction } from '@croupier/server-database';
import { mailPlayer } from '../mail/mail-player.ts';

/** Queues an email about a player's data together with its cause. */
export const queueReportMail = (tx: Transaction, playerId: number): Promise<void> =>
  mailPlayer(tx, { playerId, template: 'report-ready', params: {} });

export const queueErasureAskedMail = (tx: Transaction, playerId: number, dueAt: Date): Promise<void> =>
  mailPlayer(tx, { playerId, template: 'erasure-asked', params: { dueAt: dueAt.toISOString() } });

export const queueErasureCancelledMail = (
  tx: Transaction,
  playerId: number,
  why: 'signed_in' | 'money',
): Promise<void> => mailPlayer(tx, { playerId, template: 'erasure-cancelled', params: { why } });
