import type { Sport } from '@croupier/bet-math';
import {
  type Club,
  type PastMatch,
  type readForm as formCall,
  type readStandings as call,
  Refusal,
  type Reply,
  toWire,
} from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';
import { type PlayedMatch, tableOf } from './table-of.ts';

const CLUBS = `jsonb_build_object('id', h.id, 'name', h.name, 'short_name', h.short_name, 'crest', h.crest) as home,
  jsonb_build_object('id', a.id, 'name', a.name, 'short_name', a.short_name, 'crest', a.crest) as away,
  jsonb_build_object('home', e.home_score, 'away', e.away_score) as score`;
const JOINS = `sport_events e join sport_clubs h on h.id = e.home join sport_clubs a on a.id = e.away`;

interface SeasonMatch extends PlayedMatch {
  status: string;
}

/** The table of the season a league is in: that of the match that began last. */
export async function readStandings(db: Queryable, slug: string): Promise<Reply<typeof call>> {
  const [league] = await db.query<{ sport: Sport; season: number }>(sql`
    select t.sport, coalesce(
      (select max(season) from sport_events where tournament = t.slug and status <> 'not_started'),
      (select min(season) from sport_events where tournament = t.slug), 1) as season
    from sport_tournaments t where t.slug = ${slug}`);
  if (!league) throw new Refusal('not_found');
  return readSeason(db, { slug, ...league });
}

/** Returns one season of a league. */
export async function readSeason(
  db: Queryable,
  league: { slug: string; sport: Sport; season: number },
): Promise<Reply<typeof call>> {
  const { slug, sport, season } = league;
  const matches = await db.query<SeasonMatch>({
    name: 'sport_season',
    text: `select ${CLUBS}, e.periods, e.status from ${JOINS} where e.tournament = $1 and e.season = $2 order by e.kick_off_at, e.id`,
    values: [slug, season],
  });
  const clubs = new Map<string, Club>(matches.flatMap(({ home, away }) => [home, away]).map((club) => [club.id, club]));
  const played = matches.filter(({ status }) => status === 'ended');
  return { sport, season, rows: tableOf(sport, Array.from(clubs.values()), played) };
}

const LAST = 5;

/** Returns the form of both sides before a match. */
export async function readForm(db: Queryable, id: number): Promise<Reply<typeof formCall>> {
  const [event] = await db.query<{ home: string; away: string; kick_off_at: Date }>(
    sql`select home, away, kick_off_at from sport_events where id = ${id}`,
  );
  if (!event) throw new Refusal('not_found');
  const { home, away, kick_off_at } = event;
  const [own, theirs, meetings] = await Promise.all([
    lastOf(db, home, kick_off_at),
    lastOf(db, away, kick_off_at),
    lastBetween(db, event),
  ]);
  return { home: own, away: theirs, meetings };
}

type Row = Omit<PastMatch, 'id' | 'kick_off_at'> & { id: bigint; kick_off_at: Date };

const toPast = ({ id, kick_off_at, ...match }: Row): PastMatch => ({
  ...match,
  id: toWire(id),
  kick_off_at: kick_off_at.toISOString(),
});

/** At home and away each by its own index, the newest of both. */
async function lastOf(db: Queryable, club: string, before: Date): Promise<PastMatch[]> {
  const side = (column: string) =>
    `(select id from sport_events where ${column} = $1 and status = 'ended' and kick_off_at < $2 order by kick_off_at desc limit ${LAST})`;
  const rows = await db.query<Row>({
    name: 'sport_last_matches',
    text: `select e.id, e.kick_off_at, ${CLUBS} from ${JOINS} where e.id in (${side('home')} union all ${side('away')})
      order by e.kick_off_at desc, e.id desc limit ${LAST}`,
    values: [club, before],
  });
  return rows.map(toPast);
}

async function lastBetween(
  db: Queryable,
  { home, away, kick_off_at }: { home: string; away: string; kick_off_at: Date },
): Promise<PastMatch[]> {
  const rows = await db.query<Row>({
    name: 'sport_last_meetings',
    text: `select e.id, e.kick_off_at, ${CLUBS} from ${JOINS}
      where e.status = 'ended' and e.kick_off_at < $3 and (e.home = $1 and e.away = $2 or e.home = $2 and e.away = $1)
      order by e.kick_off_at desc, e.id desc limit ${LAST}`,
    values: [home, away, kick_off_at],
  });
  return rows.map(toPast);
}
