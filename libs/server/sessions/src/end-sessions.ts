import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, run } from '@croupier/server-database';
import type { Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';
import { keepSessionEnd, type SessionEnd } from './session-end.ts';
import { SESSION_EVENT } from './session.ts';

/** Query for ids of sessions, to be filtered for `endSessions`. */
export const sessionIds = tables.selectFrom('sessions').select('id');

/** Ends the selected sessions, publishes it so that their sockets close, and returns their ids. */
export async function endSessions(
  tx: Transaction,
  selected: typeof sessionIds,
  { now, because }: { now: Date; because?: SessionEnd | undefined },
): Promise<string[]> {
  const ids = (await run(tx, selected)).map((row) => row.id);
  if (ids.length === 0) return [];
  const removed = tables.deleteFrom('sessions').where('id', 'in', ids);
  const ended = await run(tx, removed.returning(['id', 'player_id', 'token_hash']));
  if (because)
    await keepSessionEnd(
      tx,
      ended.map((row) => row.token_hash),
      because,
      now,
    );
  for (const [playerId, sessions] of Map.groupBy(ended, (row) => toWire(row.player_id))) {
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
