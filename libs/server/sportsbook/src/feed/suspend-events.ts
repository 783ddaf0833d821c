import { toWire } from '@croupier/contracts';
import { run, sql, type Transaction } from '@croupier/server-database';
import { logEntries } from '../day-log/log-entry.ts';
import { lockEvents } from '../events/lock-event.ts';
import { publishStates } from '../events/publish-state.ts';
import { tables } from '../schema.gen.ts';

/** Suspends some matches' markets until their feed sends them again. */
export async function suspendEvents(
  tx: Transaction,
  eventIds: readonly bigint[],
  reason: 'feed_silent' | 'feed_paused' = 'feed_silent',
): Promise<void> {
  if (eventIds.length === 0) return;
  await lockEvents(tx, eventIds);
  const suspended = await run(
    tx,
    tables
      .updateTable('sport_markets')
      .set(({ eb }) => ({ status: 'suspended', reason, version: eb('version', '+', 1) }))
      .where(({ eb, fn, val }) => eb('event_id', '=', fn.any(val(eventIds))))
      .where('status', '=', 'active')
      .returning('event_id'),
  );
  const recorded = tables.selectFrom('sport_events').select('id').where('recorded', '=', true);
  const logged = await run(
    tx,
    recorded.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(eventIds)))),
  );
  if (logged.length > 0) {
    const events = logged.map(({ id }) => toWire(id)).sort((one, other) => one - other);
    await logEntries(tx, [{ kind: 'suspended', events, reason }]);
  }
  const changed = Array.from(new Set(suspended.map(({ event_id }) => event_id)));
  await tx.query(sql`update sport_events set version = version + 1 where id = any(${changed}::bigint[])`);
  await publishStates(tx, changed);
}
