import { recordAudit } from '@croupier/server-audit';
import { publish, sql } from '@croupier/server-database';
import type { Statement, Transaction } from '@croupier/server-database';
import { SESSION_EVENT } from './session.ts';

/** Ends the sessions a statement selects by id, tells their sockets, and returns the ids. */
export async function endSessions(tx: Transaction, selected: Statement, now: Date): Promise<string[]> {
  const ids = (await tx.query<{ id: string }>(selected)).map((row) => row.id);
  if (ids.length === 0) return [];
  const ended = await tx.query<{ id: string; player_id: bigint }>(sql`
    delete from sessions where id = any(${ids}::uuid[]) returning id, player_id`);
  for (const [playerId, sessions] of Map.groupBy(ended, (row) => Number(row.player_id))) {
    const session_ids = sessions.map((row) => row.id);
    await publish(tx, { topic: 'session', players: [playerId], event: SESSION_EVENT, payload: { session_ids } });
    await recordAudit(tx, {
      at: now,
      kind: 'signed_out',
      actor: `player:${playerId}`,
      playerId,
      details: { sessions: session_ids.length },
    });
  }
  return ended.map((row) => row.id);
}
