import { toWire } from '@croupier/contracts';
import { publish, type Transaction } from '@croupier/server-database';
import { describeReport, type ReportRow } from './report/report.ts';

/** Tells a player's pages how far their report is, in the transaction that brings it there. */
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
