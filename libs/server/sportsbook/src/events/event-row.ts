import type { Selectable } from 'kysely';
import { MAIN_MARKETS, type Sport } from '@croupier/bet-math';
import {
  type Club,
  type EventState,
  isInPlay,
  type MatchClock,
  type MatchPeriod,
  type SportEvent,
  type SportMarket,
  toWire,
} from '@croupier/contracts';
import { type Queryable } from '@croupier/server-database';
import type { SportEvents } from '../schema.gen.ts';

type Columns =
  | ('id' | 'version' | 'status' | 'home_score' | 'away_score')
  | ('period_second' | 'clock_at' | 'speed' | 'kick_off_at');

/** An event with its league, clubs and markets, each built as json by the statement. */
export interface EventRow extends Pick<Selectable<SportEvents>, Columns> {
  sport: Sport;
  period: MatchPeriod | null;
  periods: SportEvent['periods'];
  detail: SportEvent['detail'];
  tournament: SportEvent['tournament'];
  home: Club;
  away: Club;
  markets: SportMarket[];
  market_count: number;
}

export const MARKET = `json_build_object('market_id', m.market_id, 'specifiers', m.specifiers, 'status', m.status, 'reason', m.reason,
    'version', m.version, 'odds', m.odds, 'results', m.results)`;

const columnsWith = (markets: string) => `
  e.id, e.version, e.status, e.home_score, e.away_score, e.periods, e.detail, e.period, e.period_second, e.clock_at, e.speed, e.kick_off_at,
  t.sport, json_build_object('slug', t.slug, 'name', t.name, 'category', t.category) as tournament,
  json_build_object('id', h.id, 'name', h.name, 'short_name', h.short_name, 'crest', h.crest) as home,
  json_build_object('id', a.id, 'name', a.name, 'short_name', a.short_name, 'crest', a.crest) as away,
  (select json_agg(${MARKET} order by m.position, m.market_id, m.specifiers) from ${markets}) as markets,
  (select count(*)::integer from sport_markets m where m.event_id = e.id
    and (m.status in ('active', 'suspended') or e.ended_at is not null and m.status <> 'inactive')) as market_count`;

const MAIN = Object.values(MAIN_MARKETS).flat();
const fixed = MAIN.filter(({ specifiers }) => specifiers !== null);
const balanced = MAIN.filter(({ specifiers }) => specifiers === null);

/** Selects an event with every market, or with the three that a list shows. Markets are in wire format, in order. */
export const eventColumns = columnsWith('sport_markets m where m.event_id = e.id');
export const listColumns = columnsWith(`(
    select distinct on (n.market_id) n.* from sport_markets n where n.event_id = e.id
      and ((n.market_id, n.specifiers) in (${fixed.map(({ marketId, specifiers }) => `(${marketId}, '${specifiers}')`).join(', ')})
        or n.market_id in (${balanced.map(({ marketId }) => marketId).join(', ')}))
    order by n.market_id, n.status not in ('active', 'suspended'), abs(n.odds[1] - n.odds[2]) nulls last, n.position) m`);

/** Selects the most balanced open lines of one market, in book order. The market is a parameter of the statement. */
export const marketColumns = (market: string): string =>
  columnsWith(`(
    select n.* from sport_markets n where n.event_id = e.id and n.market_id = ${market} and n.status in ('active', 'suspended')
    order by abs(n.odds[1] - n.odds[2]) nulls last, n.position limit ${MOST_LINES}) m`);
const MOST_LINES = 5;

export const eventJoins = `
  sport_events e
  join sport_tournaments t on t.slug = e.tournament
  join sport_clubs h on h.id = e.home
  join sport_clubs a on a.id = e.away`;

export const readEventRows = (db: Queryable, ids: readonly (bigint | number)[]): Promise<EventRow[]> =>
  db.query<EventRow>({
    name: 'sport_events_by_id',
    text: `select ${eventColumns} from ${eventJoins} where e.id = any($1::bigint[])`,
    values: [ids],
  });

/** The three a list shows: the same that `listColumns` reads. */
export function mainMarkets(sport: Sport, markets: readonly SportMarket[]): SportMarket[] {
  return MAIN_MARKETS[sport].flatMap(({ marketId, specifiers }) => {
    const lines = markets.filter((one) => one.market_id === marketId && specifiers === (specifiers && one.specifiers));
    const best = Map.groupBy(lines, ({ status }) => status === 'active' || status === 'suspended');
    return (best.get(true) ?? lines).toSorted((one, other) => imbalance(one) - imbalance(other)).slice(0, 1);
  });
}

function imbalance({ odds }: SportMarket): number {
  const [one, other] = odds ?? [];
  return one && other ? Math.abs(one - other) : Number.MAX_SAFE_INTEGER;
}

export function toState(row: EventRow, markets = row.markets): EventState {
  return {
    id: toWire(row.id),
    version: row.version,
    status: row.status,
    score: { home: row.home_score, away: row.away_score },
    periods: row.periods,
    detail: row.detail,
    clock: clockOf(row),
    kick_off_at: row.kick_off_at.toISOString(),
    markets,
  };
}

function clockOf({ period, period_second, clock_at, speed, status }: EventRow): MatchClock | null {
  if (!period || !clock_at || !isInPlay(status) || status === 'interrupted') return null;
  return { period, second: period_second, at: clock_at.toISOString(), speed };
}

export function toEvent(row: EventRow, markets = row.markets): SportEvent {
  const { sport, tournament, home, away, market_count } = row;
  return { ...toState(row, markets), sport, tournament, home, away, market_count };
}
