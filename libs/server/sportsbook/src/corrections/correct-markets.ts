import { type Grade, marketKind } from '@croupier/bet-math';
import { isOver } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, run, sql, type Transaction } from '@croupier/server-database';
import { logEntries } from '../day-log/log-entry.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { lockEvents } from '../events/lock-event.ts';
import { publishStates } from '../events/publish-state.ts';
import { type SportEvents, type SportMarkets, tables } from '../schema.gen.ts';
import type { MarketOf } from './market-of.ts';

/** An operator's decision about a market, or every market of a match. The bets are corrected afterwards. */
interface CorrectionOrder {
  /** Id chosen by the caller and used as idempotency key. */
  id: string;
  eventId: number;
  /** Null applies to the whole match. */
  market: MarketOf | null;
  /** Reason stored in the audit log. */
  reason: string;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

interface CancelOrder extends CorrectionOrder {
  /** Only bets placed or accepted in it are void, its end not included; without bounds all are. */
  from: Date | null;
  until: Date | null;
}

/** It can't be decided so: a sentence for the operator. */
export class CorrectionError extends Error {}

const WAITS = { lockMs: 5_000, statementMs: 10_000 };

interface StoredMarket extends MarketOf {
  status: SportMarkets['status'];
  reason: string | null;
  results: Grade[] | null;
  held: boolean;
}

/** Event and markets as they are before they are changed. */
interface Stored {
  event: { status: SportEvents['status']; ended_at: string | null; isField: boolean; recorded: boolean };
  markets: StoredMarket[];
}

/**
 * Voids bets on a market or a match. Without a window it voids all bets and closes betting; with a window it voids the
 * bets placed in it, and betting continues.
 */
export const cancelMarkets = (db: Database, order: CancelOrder): Promise<void> =>
  decide(db, 'cancel', order, async (tx) => {
    if (order.from !== null || order.until !== null) return;
    if (!order.market)
      await tx.query(sql`
        update sport_events set status = 'cancelled', ended_at = coalesce(ended_at, ${order.now}) where id = ${order.eventId}`);
    await changeMarkets(tx, order, { status: 'cancelled', reason: 'cancelled', results: null });
  });

/**
 * Withdraws the last cancel of exactly this market or match, or else its settlement. Its bets are open again until a
 * new result.
 */
export const rollBackMarkets = (db: Database, order: CorrectionOrder): Promise<void> =>
  decide(db, 'rollback', order, async (tx, stored) => {
    const cancel = await withdrawCancel(tx, order);
    if (cancel) return cancel.isWindow ? undefined : putBack(tx, order.eventId, cancel.before);
    requireMatch(stored);
    if (!stored.markets.some(({ results }) => results))
      throw new CorrectionError('nothing of it is settled or cancelled');
    await changeMarkets(tx, order, { status: 'suspended', reason: 'operator', results: null });
  });

/** Says how a market ended, whatever was said before; in the order of its outcomes. */
export const resettleMarket = (
  db: Database,
  order: CorrectionOrder & { market: MarketOf; results: readonly Grade[] },
): Promise<void> =>
  decide(db, 'resettle', order, async (tx, stored) => {
    requireMatch(stored);
    if (stored.event.status === 'cancelled') throw new CorrectionError('the match is cancelled: roll that back first');
    const outcomes = marketKind(order.market.market_id)?.outcomes ?? [];
    if (order.results.length !== outcomes.length)
      throw new CorrectionError(`a result for each of ${outcomes.join(', ')} is needed`);
    await changeMarkets(tx, order, { status: 'settled', reason: 'decided', results: order.results });
  });

/**
 * Refuses races and seasons. They are settled by finish, dead heats and deductions, so a decision about one market
 * would contradict them.
 */
function requireMatch({ event }: Stored): void {
  if (event.isField) throw new CorrectionError('a race or a season is told by its field: cancel bets on it instead');
}

/** Changes the markets of an order; `to` as text, results as their array literal. */
async function changeMarkets(tx: Transaction, { eventId, market }: CorrectionOrder, to: Change): Promise<void> {
  await tx.query(sql`
    update sport_markets set status = ${to.status}, reason = ${to.reason}, held = true, version = version + 1,
      results = case when ${to.status === 'cancelled'}::boolean then array_fill('void'::text, array[cardinality(fair)]) else ${to.results}::text[] end
    where event_id = ${eventId} and (${market?.market_id ?? null}::integer is null
        or market_id = ${market?.market_id ?? null} and specifiers = ${market?.specifiers ?? null})
      and (results is not null or ${to.status !== 'suspended'}::boolean)`);
}

interface Change {
  status: 'cancelled' | 'suspended' | 'settled';
  reason: string;
  results: readonly Grade[] | null;
}

/**
 * Stores a decision and its changes in one transaction, once per id: the change, the pending correction, the actor and
 * the reason.
 */
function decide(
  db: Database,
  kind: 'cancel' | 'rollback' | 'resettle',
  order: CorrectionOrder & Partial<Pick<CancelOrder, 'from' | 'until'> & { results: readonly Grade[] }>,
  change: (tx: Transaction, stored: Stored) => Promise<void>,
): Promise<void> {
  const { id, eventId, market, reason, actor, now, from = null, until = null } = order;
  return db.transaction(async (tx) => {
    await boundWaits(tx, WAITS);
    await lockEvents(tx, [BigInt(eventId)]);
    const done = tables.selectFrom('sport_corrections').select('id').where('id', '=', id);
    if ((await run(tx, done)).length > 0) return;
    const stored = await readStored(tx, order);
    await change(tx, stored);
    const row = {
      ...{ id, kind, event_id: BigInt(eventId), from_at: from, until_at: until, reason, actor, at: now },
      market_id: market?.market_id ?? null,
      specifiers: market?.specifiers ?? null,
      before: JSON.stringify(stored),
    };
    await run(tx, tables.insertInto('sport_corrections').values(row));
    await tx.query(sql`
      update sport_events set version = version + 1, decisions = decisions + 1 where id = ${eventId}`);
    const window = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null };
    const details = {
      ...{ correction: id, event: eventId, market: market && `${market.market_id}/${market.specifiers}`, reason },
      ...window,
    };
    if (stored.event.recorded) {
      const decided = { id, decision: kind, event: eventId, market, ...window, results: order.results ?? null };
      await logEntries(tx, [{ kind: 'correction', at: now, ...decided }]);
    }
    await recordAudit(tx, { at: now, kind: `sport_${kind}`, actor, details });
    await publishStates(tx, [BigInt(eventId)]);
  });
}

async function readStored(tx: Transaction, { eventId, market }: CorrectionOrder): Promise<Stored> {
  const [event] = await run(
    tx,
    tables
      .selectFrom('sport_events')
      .select(['status', 'ended_at', 'field', 'recorded'])
      .where('id', '=', BigInt(eventId)),
  );
  const of = tables
    .selectFrom('sport_markets')
    .select(['market_id', 'specifiers', 'status', 'reason', 'results', 'held'])
    .where('event_id', '=', BigInt(eventId))
    .$castTo<StoredMarket>();
  const markets = await run(tx, market ? of.where(({ and }) => and({ ...market })) : of);
  if (!event || markets.length === 0) throw new CorrectionError('there is no such match or market');
  return {
    event: {
      status: event.status,
      ended_at: event.ended_at?.toISOString() ?? null,
      isField: event.field !== null,
      recorded: event.recorded,
    },
    markets,
  };
}

/** The last cancel of exactly this counts no more. */
async function withdrawCancel(
  tx: Transaction,
  { eventId, market, now }: CorrectionOrder,
): Promise<{ before: Stored; isWindow: boolean } | null> {
  const [row] = await tx.query<{ before: Stored; is_window: boolean }>(sql`
    update sport_corrections set withdrawn_at = ${now}
    where id = (select id from sport_corrections where event_id = ${eventId} and kind = 'cancel' and withdrawn_at is null
      and market_id is not distinct from ${market?.market_id ?? null}::integer
      and specifiers is not distinct from ${market?.specifiers ?? null}::text order by number desc limit 1)
    returning before, from_at is not null or until_at is not null as is_window`);
  return row ? { before: row.before, isWindow: row.is_window } : null;
}

/**
 * Restores an event and its markets. A match that was live continues with the next update of its feed; until then its
 * markets are suspended.
 */
async function putBack(tx: Transaction, eventId: number, { event, markets }: Stored): Promise<void> {
  await tx.query(sql`
    update sport_events set status = ${event.status}, ended_at = ${event.ended_at},
      settled_at = case when ${isOver(event.status)}::boolean then settled_at end where id = ${eventId}`);
  await tx.query(sql`
    update sport_markets m set results = b.results, held = b.held, version = m.version + 1,
      status = case when b.status = 'active' then 'suspended' else b.status end,
      reason = case when b.status = 'active' then 'operator' else b.reason end
    from jsonb_to_recordset(${JSON.stringify(markets)}::jsonb)
      as b (market_id integer, specifiers text, status text, reason text, results text[], held boolean)
    where m.event_id = ${eventId} and m.market_id = b.market_id and m.specifiers = b.specifiers`);
}
