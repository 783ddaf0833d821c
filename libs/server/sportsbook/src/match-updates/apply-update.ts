import type { Selectable } from 'kysely';
import {
  COMBINATION,
  combinationOf,
  type Grade,
  gradesOf,
  linePosition,
  marketKind,
  type MatchFacts,
  type PricedMarket,
} from '@croupier/bet-math';
import { hasBegun, isOver, type Incident, toWire } from '@croupier/contracts';
import { run, sql, type Transaction } from '@croupier/server-database';
import { keepSaid } from '../calibration/count-match.ts';
import { logEntries } from '../day-log/log-entry.ts';
import { hasStops } from '../events/has-stops.ts';
import { lockEvents } from '../events/lock-event.ts';
import { publishStates } from '../events/publish-state.ts';
import type { MatchUpdate } from '../feed/feed.ts';
import { type SportMarkets, tables } from '../schema.gen.ts';
import { keepClosing } from './keep-closing.ts';

/** An operator paused the feed: the update must be sent again once it is resumed. */
class FeedPaused extends Error {
  override readonly name = 'FeedPaused';
}

/**
 * Takes in how a match stands: event, markets, history and what is published, all in the caller's transaction. A match that
 * is over is never touched again; its bets are settled afterwards, from what is stored here.
 */
export async function applyUpdate(tx: Transaction, eventId: bigint, update: MatchUpdate): Promise<void> {
  await lockEvents(tx, [eventId]);
  const events = tables.selectFrom('sport_events as e').innerJoin('sport_feeds as f', 'f.name', 'e.feed');
  const [event] = await run(tx, events.select(['e.status', 'e.recorded', 'f.paused_at']).where('e.id', '=', eventId));
  if (event?.paused_at) throw new FeedPaused(); // Paused on the way here: it would open what was suspended.
  if (!event || isOver(event.status)) return;
  if (event.recorded) await logEntries(tx, [{ kind: 'update', event: toWire(eventId), update }]);
  if (!hasBegun(event.status) && hasBegun(update.status) && update.status !== 'cancelled')
    await Promise.all([keepClosing(tx, eventId), keepSaid(tx, eventId)]);
  await updateEvent(tx, eventId, update);
  await updateMarkets(tx, eventId, update);
  await publishStates(tx, [eventId], await addIncidents(tx, eventId, update));
}

/** Stores and returns the new incidents. Readers already have the others. */
async function addIncidents(
  tx: Transaction,
  eventId: bigint,
  { incidents }: MatchUpdate,
): Promise<readonly Incident[]> {
  if (incidents.length === 0) return [];
  const known = tables.selectFrom('sport_courses').select('told').where('event_id', '=', eventId);
  const [{ told } = { told: 0 }] = await run(tx, known);
  const added = incidents.slice(told);
  if (added.length === 0) return [];
  await tx.query(sql`
    insert into sport_courses as c (event_id, told, incidents)
    values (${eventId}, ${incidents.length}, ${JSON.stringify(added)}::jsonb)
    on conflict (event_id) do update set told = excluded.told, incidents = c.incidents || excluded.incidents`);
  return added;
}

async function updateEvent(tx: Transaction, eventId: bigint, update: MatchUpdate): Promise<void> {
  const { home, away } = update.score;
  const over = isOver(update.status);
  await tx.query(sql`
    update sport_events set version = version + 1, status = ${update.status}, home_score = ${home}, away_score = ${away},
      period = ${update.period}, period_second = ${update.periodSecond}, clock_at = ${update.period ? update.at : null},
      periods = ${JSON.stringify(update.facts.periods)}, detail = ${update.detail && JSON.stringify(update.detail)},
      goals = ${JSON.stringify(update.goals)}, lineups = ${update.lineups && JSON.stringify(update.lineups)}, ended_at = ${over ? update.at : null},
      model = ${update.model && JSON.stringify(update.model)}, seed = coalesce(${update.seed ?? null}, seed),
      kick_off_at = coalesce(${update.kickOffAt ?? null}::timestamptz, kick_off_at), field = coalesce(${update.field ? JSON.stringify(update.field) : null}, field)
    where id = ${eventId}`);
}

/** A market as it is stored before an update. One that an operator holds is left as it is, as those that are settled are. */
type Known = Pick<Selectable<SportMarkets>, 'market_id' | 'specifiers' | 'fair' | 'back'> & { settled: boolean };

/**
 * Updates markets. A version changes only with the status or the odds, and each change is added to the history. A
 * decided market gets its results; if its match continues and it has bets, its settlement becomes due.
 */
async function updateMarkets(tx: Transaction, eventId: bigint, update: MatchUpdate): Promise<void> {
  const known = await tx.query<Known>({
    name: 'sport_known_markets',
    ...sql`select market_id, specifiers, fair, back, results is not null or held as settled from sport_markets where event_id = ${eventId}`,
  });
  const rows = marketRows(known, update);
  const { score } = update;
  await tx.query({
    name: 'sport_update_markets',
    ...sql`
      with received as (
        select market_id, specifiers, position, odds, fair, back, results, case when stopped then 'suspended' else status end as status,
          case when stopped then 'operator' else reason end as reason
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (market_id integer, specifiers text, position smallint, status text, reason text, odds integer[], fair integer[], back integer, results text[])
          cross join lateral (select t.status = 'active' and ${await hasStops(tx)}::boolean and sport_is_stopped(${eventId}, t.market_id, t.specifiers) as stopped) as s
      ), changed as (
        insert into sport_markets as m (event_id, market_id, specifiers, position, status, reason, odds, fair, back, results)
        select ${eventId}::bigint, market_id, specifiers, position, status, reason, odds, fair, back, results from received
        on conflict (event_id, market_id, specifiers) do update set status = excluded.status, reason = excluded.reason,
          fair = excluded.fair, back = excluded.back, results = excluded.results,
          odds = case when excluded.status = 'active' or excluded.reason = 'operator' then excluded.odds else m.odds end,
          version = m.version + case when (m.status, m.reason) is distinct from (excluded.status, excluded.reason)
            or excluded.status = 'active' and m.odds is distinct from excluded.odds then 1 else 0 end
        where (m.status, m.reason, m.fair) is distinct from (excluded.status, excluded.reason, excluded.fair)
          or excluded.status = 'active' and m.odds is distinct from excluded.odds
        returning m.market_id, m.specifiers, m.version, m.status, m.odds, m.fair
      ), due as (
        insert into sport_due_markets (event_id, market_id, specifiers, due_at)
        select ${eventId}::bigint, market_id, specifiers, ${update.at}::timestamptz from received t
        where results is not null and ${!isOver(update.status)}::boolean and exists (
          select from sport_liabilities l where l.event_id = ${eventId} and l.market_id = t.market_id and l.specifiers = t.specifiers)
        union
        -- What combines a lost outcome is lost with it.
        select event_id, market_id, specifiers, ${update.at}::timestamptz from sport_liabilities
        where ${!isOver(update.status)}::boolean and event_id = ${eventId} and market_id = ${COMBINATION.id}
          and string_to_array(specifiers, '&') && ${rows.flatMap(lostOf)}::text[]
        on conflict do nothing
      )
      insert into sport_price_history (event_id, market_id, specifiers, version, at, home_score, away_score, status, odds, fair)
      select ${eventId}::bigint, market_id, specifiers, version, ${update.at}::timestamptz, ${score.home}::integer, ${score.away}::integer,
        status, odds, fair from changed
      on conflict do nothing`,
  });
}

/** The outcomes of a market that are lost now, as combinations name them. */
function lostOf({ market_id, specifiers, results }: MarketRow): string[] {
  const { outcomes = [] } = marketKind(market_id) ?? {};
  return outcomes
    .filter((_, at) => results?.[at] === 'lose')
    .map((outcome) => combinationOf([{ marketId: market_id, specifiers, outcome }]));
}

interface MarketRow {
  market_id: number;
  specifiers: string;
  position: number;
  status: SportMarkets['status'];
  reason: string | null;
  odds: PricedMarket['odds'];
  fair: readonly number[];
  back: number;
  results: readonly Grade[] | null;
}

function marketRows(known: readonly Known[], update: MatchUpdate): MarketRow[] {
  const { facts } = update;
  const settled = new Set(known.filter((one) => one.settled).map(keyOf));
  const prices = new Map(update.prices.map((line) => [keyOf(lineOf(line)), line]));
  const open = known.filter((one) => !one.settled);
  const rows = open.map((one) => rowOf(one, prices.get(keyOf(one)), facts, update));
  const stored = new Set([...settled, ...open.map(keyOf)]);
  const added = [...prices].filter(([key, { odds }]) => !stored.has(key) && odds !== null);
  return [
    ...rows,
    ...added.map(([, line]) => rowOf({ ...lineOf(line), fair: [...line.fair], back: line.back }, line, facts, update)),
  ];
}

const keyOf = ({ market_id, specifiers }: Pick<Known, 'market_id' | 'specifiers'>): string =>
  `${market_id}/${specifiers}`;
const lineOf = ({ marketId, specifiers }: PricedMarket) => ({ market_id: marketId, specifiers });

function rowOf(
  { market_id, specifiers, ...before }: Omit<Known, 'settled'>,
  priced: PricedMarket | undefined,
  facts: MatchFacts,
  { stop, status, model }: MatchUpdate,
): MarketRow {
  const line = { marketId: market_id, specifiers };
  const row = {
    market_id,
    specifiers,
    position: linePosition(line),
    odds: null,
    fair: priced?.fair ?? before.fair,
    back: priced?.back ?? before.back,
    results: null,
  };
  const results = gradesOf(line, facts);
  if (results) {
    const cancelled = facts.abandoned && results.every((grade) => grade === 'void');
    const reason =
      status === 'cancelled' ? 'cancelled' : facts.abandoned ? 'abandoned' : facts.over ? 'ended' : 'decided';
    return { ...row, status: cancelled ? 'cancelled' : 'settled', reason, results };
  }
  if (!priced?.odds) {
    // The model has no odds for a player who isn't on the pitch. Without a model, the reason for missing odds is
    // unknown.
    const away = !priced && marketKind(market_id)?.ofPlayer;
    return { ...row, status: 'inactive', reason: away ? 'not_playing' : model ? 'decided' : 'withdrawn' };
  }
  if (stop) return { ...row, status: 'suspended', reason: stop };
  if (status === 'interrupted' || status === 'postponed') return { ...row, status: 'suspended', reason: status };
  return { ...row, status: 'active', reason: null, odds: priced.odds };
}
