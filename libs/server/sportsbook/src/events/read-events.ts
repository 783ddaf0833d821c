import type { MatchState, Sport } from '@croupier/bet-math';
import { type Incident, Refusal, type SportEvent, type SportEventDetail } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { eventJoins, listColumns, marketColumns, readEventRows, toEvent, type EventRow } from './event-row.ts';

export interface EventsQuery {
  state: 'live' | 'upcoming' | 'ended';
  sport?: Sport | undefined;
  tournament?: string | undefined;
  team?: string | undefined;
  /** `team:coral,league:liga,event:12`: of any of these. */
  among?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Its open lines instead of the main markets. */
  market?: number | undefined;
  /** Minutes from `now`. */
  within?: number | undefined;
  now?: Date;
  limit: number;
}

const STATES = {
  live: `e.ended_at is null and e.status in ('live', 'suspended', 'interrupted')`,
  upcoming: `e.ended_at is null and e.status in ('not_started', 'delayed', 'postponed')`,
  ended: `e.ended_at is not null`,
} as const;
const ORDERS = { live: 'e.kick_off_at, e.id', upcoming: 'e.kick_off_at, e.id', ended: 'e.ended_at desc, e.id desc' };

/** Filters of an event list. */
const FILTERS = {
  sport: (value: string) => `t.sport = ${value}`,
  tournament: (value: string) => `e.tournament = ${value}`,
  team: (value: string) => `(e.home = ${value} or e.away = ${value})`,
  among: (value: string) =>
    `(select ${value}::jsonb) ?| array['team:' || e.home, 'team:' || e.away, 'league:' || e.tournament, 'event:' || e.id]`,
  from: (value: string) => `e.kick_off_at >= ${value}::timestamptz`,
  to: (value: string) => `e.kick_off_at < ${value}::timestamptz`,
  market: (value: string) =>
    `exists (select from sport_markets o where o.event_id = e.id and o.market_id = ${value}::integer and o.status in ('active', 'suspended'))`,
} as const;
type Filter = keyof typeof FILTERS;

/** Returns matches with their main markets. Each combination of filters is a separate prepared statement. */
export async function readEvents(
  db: Queryable,
  { state, limit, within, ...query }: EventsQuery,
): Promise<SportEvent[]> {
  const given = Object.entries({
    sport: query.sport,
    tournament: query.tournament,
    team: query.team,
    among: query.among && JSON.stringify(query.among.split(',')),
    from: query.from,
    to: within && query.now ? new Date(query.now.getTime() + within * MINUTE_MS).toISOString() : query.to,
    market: query.market,
  } satisfies Record<Filter, unknown>).filter(([, value]) => value !== undefined);
  const wheres = given.map(([name], index) => FILTERS[name as Filter](`$${index + 2}`));
  const market = given.findIndex(([name]) => name === 'market');
  const columns = market < 0 ? listColumns : marketColumns(`$${market + 2}::integer`);
  const rows = await db.query<EventRow>({
    name: ['sport_events', state, ...given.map(([name]) => name)].join('_'),
    text: `select ${columns} from ${eventJoins} where ${[STATES[state], ...wheres].join(' and ')} order by ${ORDERS[state]} limit $1`,
    values: [limit, ...given.map(([, value]) => value)],
  });
  return rows.map((row) => toEvent(row));
}

const MINUTE_MS = 60_000;

/** Returns one match with every market. */
export async function readEvent(db: Queryable, id: number): Promise<SportEventDetail> {
  const [row] = await readEventRows(db, [id]);
  const details = tables
    .selectFrom('sport_events as e')
    .leftJoin('sport_courses as c', 'c.event_id', 'e.id')
    .select(['goals', 'lineups', 'incidents'])
    .select(['home_rate_micro', 'away_rate_micro', 'model', 'seed_hash', 'seed'])
    .$narrowType<Pick<SportEventDetail, 'goals' | 'lineups'> & { incidents: Incident[] | null }>();
  const [detail] = await run(db, details.where('id', '=', BigInt(id)));
  if (!row || !detail) throw new Refusal('not_found');
  const { goals, lineups, seed_hash, seed } = detail;
  return {
    ...toEvent(row),
    goals,
    incidents: detail.incidents ?? [],
    players: lineups ? await readSquads(db, { home: row.home.id, away: row.away.id }) : [],
    lineups,
    seed_hash,
    seed,
    expected_goals: row.sport === 'football' ? expectedGoals(detail) : null,
  };
}

async function readSquads(
  db: Queryable,
  { home, away }: { home: string; away: string },
): Promise<SportEventDetail['players']> {
  const players = tables.selectFrom('sport_players').select(['id', 'club', 'name', 'number', 'position']);
  const rows = await run(db, players.where('club', 'in', [home, away]).orderBy('club').orderBy('number'));
  return rows.map(({ club, ...player }) => ({ ...player, side: club === home ? 'home' : 'away' }));
}

interface Rates {
  model: unknown;
  home_rate_micro: number | null;
  away_rate_micro: number | null;
}

const MICRO = 1_000_000;

/** Returns the expected goals behind the current odds. For an ended match, returns the rates it was simulated with. */
function expectedGoals({
  model,
  home_rate_micro: home,
  away_rate_micro: away,
}: Rates): SportEventDetail['expected_goals'] {
  if (model) {
    const { homeRate, awayRate } = (model as { state: MatchState }).state;
    return { home: Math.round(homeRate * MICRO), away: Math.round(awayRate * MICRO) };
  }
  return home === null || away === null ? null : { home, away };
}
