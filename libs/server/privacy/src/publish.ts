import { toWire } from '@croupier/contracts';
import { publish, type Transaction } from '@croupier/server-database';
import { describeReport, type ReportRow } from './report/report.ts';

/** Publishes the progress of a report to the player's pages, in the transaction that changes it. */
export async function publishReport(tx: Transaction, row: ReportRow): Promise<void> {
  const { id, state, progress } = describeReport(row);
  await publish(tx, {
    topic: 'privacy',
    players: [toWire(row.player_id)],
    event: 'report',
    payload: { id, state, progress },
  });
}

export const publishErasure = (tx: Transaction, playerId: number, state: 'asked' | 'cancelled'): Promise<void> =>
  publish(tx, { topic: 'privacy', players: [playerId], event: 'erasure', payload: { state } });
