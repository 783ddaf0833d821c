import { recordAudit } from '@croupier/server-audit';
import { sql, type Transaction } from '@croupier/server-database';
import { logEntries } from '../day-log/log-entry.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { lockEvents } from '../events/lock-event.ts';
import { publishStates } from '../events/publish-state.ts';
import type { StopScope } from './stop-scope.ts';

interface Order {
  scope: StopScope;
  actor: string;
  now: Date;
}

/** An operator waits longer than a feed does. */
const WAITS = { lockMs: 20_000, statementMs: 30_000 };

/** Stops betting, whatever a feed sends: open markets are suspended, those a feed opens later too. False where it was so already. */
export async function stopBetting(tx: Transaction, { reason, ...order }: Order & { reason: string }): Promise<boolean> {
  const { scope, actor, now } = order;
  const eventIds = await lockScope(tx, scope);
  const stopped = await tx.query(sql`
    insert into sport_stops (sport, tournament, event_id, market_id, specifiers, reason, actor, at)
    values (${scope.sport}, ${scope.tournament}, ${scope.eventId}, ${scope.market?.market_id ?? null},
      ${scope.market?.specifiers ?? null}, ${reason}, ${actor}, ${now})
    on conflict do nothing returning number`);
  if (stopped.length === 0) return false;
  await applyStops(tx, eventIds);
  await logStop(tx, order, true);
  await publishStates(tx, eventIds);
  await recordAudit(tx, { at: now, kind: 'sport_stopped', actor, details: { ...detailsOf(scope), reason } });
  return true;
}

/**
 * Resumes betting where no other stop applies and the feed still sends, at the last odds. Returns false if nothing was
 * stopped.
 */
export async function resumeBetting(tx: Transaction, { scope, actor, now }: Order): Promise<boolean> {
  const eventIds = await lockScope(tx, scope);
  const resumed = await tx.query(sql`
    delete from sport_stops where sport is not distinct from ${scope.sport}::text and tournament is not distinct from ${scope.tournament}::text
      and event_id is not distinct from ${scope.eventId}::bigint and market_id is not distinct from ${scope.market?.market_id ?? null}::integer
      and specifiers is not distinct from ${scope.market?.specifiers ?? null}::text
    returning number`);
  if (resumed.length === 0) return false;
  await tx.query(sql`
    update sport_markets m set version = m.version + 1, status = case when f.state = 'ok' then 'active' else 'suspended' end,
      reason = case when f.state = 'ok' then null when f.paused_at is null then 'feed_silent' else 'feed_paused' end
    from sport_events e join sport_feeds f on f.name = e.feed
    where e.id = m.event_id and m.event_id = any(${eventIds}::bigint[]) and m.status = 'suspended' and m.reason = 'operator'
      and not m.held and m.odds is not null and not sport_is_stopped(m.event_id, m.market_id, m.specifiers)`);
  await raiseVersions(tx, eventIds);
  await logStop(tx, { scope, now }, false);
  await publishStates(tx, eventIds);
  await recordAudit(tx, { at: now, kind: 'sport_resumed', actor, details: detailsOf(scope) });
  return true;
}

/** Logs the stop. A stop of a sport or a tournament also applies to later matches. */
async function logStop(tx: Transaction, { scope, now }: Omit<Order, 'actor'>, stopped: boolean): Promise<void> {
  const recorded = await tx.query(sql`
    select from sport_feeds where ${scope.eventId}::bigint is null and recorded_until is not null
    union all select from sport_events where id = ${scope.eventId}::bigint and recorded limit 1`);
  if (recorded.length > 0) await logEntries(tx, [{ kind: 'stop', at: now, scope, stopped }]);
}

/** Suspends what a stop covers and is open. A stop moves only active markets. */
async function applyStops(tx: Transaction, eventIds: readonly bigint[]): Promise<void> {
  await tx.query(sql`
    update sport_markets m set status = 'suspended', reason = 'operator', version = version + 1
    where event_id = any(${eventIds}::bigint[]) and status = 'active' and sport_is_stopped(event_id, market_id, specifiers)`);
  await raiseVersions(tx, eventIds);
}

const raiseVersions = (tx: Transaction, eventIds: readonly bigint[]) =>
  tx.query(sql`update sport_events set version = version + 1 where id = any(${eventIds}::bigint[])`);

/** Every match it covers that is not over, held. */
async function lockScope(tx: Transaction, { sport, tournament, eventId }: StopScope): Promise<bigint[]> {
  await boundWaits(tx, WAITS);
  const rows = await tx.query<{ id: bigint }>(sql`
    select e.id from sport_events e join sport_tournaments t on t.slug = e.tournament
    where e.ended_at is null and (t.sport = ${sport} or t.slug = ${tournament} or e.id = ${eventId}::bigint) order by e.id`);
  const ids = rows.map(({ id }) => id);
  await lockEvents(tx, ids);
  return ids;
}

const detailsOf = ({ sport, tournament, eventId, market }: StopScope) => ({
  ...{ sport, tournament, event: eventId },
  market: market && `${market.market_id}/${market.specifiers}`,
});
