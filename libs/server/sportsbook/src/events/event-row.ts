import type { Selectable } from 'kysely';
import { MARKET_IDS, totalSpecifiers } from '@croupier/bet-math';
import {
  type Club,
  type EventState,
  type MatchClock,
  type SportEvent,
  type SportMarket,
  toWire,
} from '@croupier/contracts';
import { type Queryable } from '@croupier/server-database';
import type { SportEvents } from '../schema.gen.ts';

type Columns =
  | ('id' | 'version' | 'status' | 'home_score' | 'away_score' | 'period')
  | ('period_second' | 'clock_at' | 'speed' | 'kick_off_at');

/** An event with its league, clubs and markets, each built as json by the statement. */
export interface EventRow extends Pick<Selectable<SportEvents>, Columns> {
  tournament: SportEvent['tournament'];
  home: Club;
  away: Club;
  markets: SportMarket[];
  market_count: number;
}

const columnsWith = (markets: string) => `
  e.id, e.version, e.status, e.home_score, e.away_score, e.period, e.period_second, e.clock_at, e.speed, e.kick_off_at,
  jsonb_build_object('slug', t.slug, 'name', t.name, 'category', t.category) as tournament,
  jsonb_build_object('id', h.id, 'name', h.name, 'short_name', h.short_name, 'crest', h.crest) as home,
  jsonb_build_object('id', a.id, 'name', a.name, 'short_name', a.short_name, 'crest', a.crest) as away,
  (select jsonb_agg(jsonb_build_object('market_id', m.market_id, 'specifiers', m.specifiers, 'status', m.status, 'reason', m.reason,
    'version', m.version, 'odds', m.odds, 'results', m.results) order by m.position) from sport_markets m where m.event_id = e.id and ${markets}) as markets,
  (select count(*)::integer from sport_markets m where m.event_id = e.id and m.status <> 'inactive') as market_count`;

const MAIN = [
  [MARKET_IDS.matchResult, ''],
  [MARKET_IDS.total, totalSpecifiers(2.5)],
  [MARKET_IDS.bothScore, ''],
] as const;

/** What an event is read with: every market, or the three a list shows. Markets come as the wire has them, in their order. */
export const eventColumns = columnsWith('true');
export const listColumns = columnsWith(
  `(m.market_id, m.specifiers) in (${MAIN.map(([id, specifiers]) => `(${id}, '${specifiers}')`).join(', ')})`,
);

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

/** The three a list shows. */
export const mainMarkets = (markets: readonly SportMarket[]): SportMarket[] =>
  MAIN.flatMap(([id, specifiers]) =>
    markets.filter((market) => market.market_id === id && market.specifiers === specifiers),
  );

export function toState(row: EventRow, markets = row.markets): EventState {
  return {
    id: toWire(row.id),
    version: row.version,
    status: row.status,
    score: { home: row.home_score, away: row.away_score },
    clock: clockOf(row),
    markets,
  };
}

function clockOf({ period, period_second, clock_at, speed, status }: EventRow): MatchClock | null {
  if (!period || !clock_at || status === 'ended' || status === 'abandoned') return null;
  return { period, second: period_second, at: clock_at.toISOString(), speed };
}

export function toEvent(row: EventRow, markets = row.markets): SportEvent {
  const { tournament, home, away, market_count } = row;
  return { ...toState(row, markets), tournament, home, away, kick_off_at: row.kick_off_at.toISOString(), market_count };
}
