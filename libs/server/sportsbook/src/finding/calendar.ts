import { randomBytes } from 'node:crypto';
import type { Sport } from '@croupier/bet-math';
import { Refusal } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';

const TOKEN_BYTES = 24;
const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the token of the player's calendar, or null if it is turned off. */
export async function readCalendarToken(db: Queryable, playerId: number): Promise<string | null> {
  const [row] = await db.query<{ token: string }>(sql`select token from sport_calendars where player_id = ${playerId}`);
  return row?.token ?? null;
}

interface Order {
  playerId: number;
  now: Date;
}

/** Opens the player's calendar. An open one stays as it is. */
export async function openCalendar(db: Queryable, { playerId, now }: Order): Promise<string> {
  const [row] = await db.query<{ token: string }>(sql`
    insert into sport_calendars (player_id, token, made_at) values (${playerId}, ${newToken()}, ${now})
    on conflict (player_id) do update set player_id = excluded.player_id returning token`);
  return row!.token;
}

/** Another token: the old one opens nothing from now on. */
export async function renewCalendar(db: Queryable, { playerId, now }: Order): Promise<string> {
  const [row] = await db.query<{ token: string }>(sql`
    update sport_calendars set token = ${newToken()}, made_at = ${now} where player_id = ${playerId} returning token`);
  if (!row) throw new Refusal('not_found');
  return row.token;
}

/** Nothing opens it any more. Also when the account ends. */
export async function closeCalendar(db: Queryable, playerId: number): Promise<void> {
  await db.query(sql`delete from sport_calendars where player_id = ${playerId}`);
}

/** Returns the player whose calendar a token opens. */
export async function findCalendar(db: Queryable, token: string): Promise<number> {
  const [row] = await db.query<{ player_id: number }>({
    name: 'sport_calendar_of_token',
    text: `select player_id::float8 as player_id from sport_calendars where token = $1`,
    values: [token],
  });
  if (!row) throw new Refusal('not_found');
  return row.player_id;
}

/** A match as a calendar says it. */
export interface CalendarMatch {
  id: string;
  kick_off_at: Date;
  takes_place: 'yes' | 'unsure' | 'no';
  /** Number of changes to `kick_off_at` or `takes_place`, and the time of the last. */
  revision: number;
  revised_at: Date;
  sport: Sport;
  league: string;
  category: string;
  home: string;
  away: string;
}

const COLUMNS = `e.id::text, e.kick_off_at, sport_takes_place(e.status) as takes_place, e.revision, e.revised_at, t.sport,
    t.name as league, t.category, h.name as home, a.name as away`;
const JOINS = `sport_events e join sport_tournaments t on t.slug = e.tournament
    join sport_clubs h on h.id = e.home join sport_clubs a on a.id = e.away`;

/** More no calendar has: what is kept by name goes before what a whole sport brings. */
export const MOST_CALENDAR_MATCHES = 500;
const BEFORE = '1 day';
const AFTER = '30 days';

/** Matches of what the player keeps, from yesterday to a month from now. Races are minutes apart: no calendar is for them. */
export const readCalendarMatches = (db: Queryable, { playerId, now }: Order): Promise<CalendarMatch[]> =>
  db.query<CalendarMatch>({
    name: 'sport_calendar_matches',
    text: `with kept as materialized (select kind, key from sport_favourites where player_id = $1),
        near as (
          select e.id, e.kick_off_at,
            e.home in (select key from kept where kind = 'team') or e.away in (select key from kept where kind = 'team')
              or e.tournament in (select key from kept where kind = 'league')
              or e.id::text in (select key from kept where kind = 'event') as named,
            t.sport in (select key from kept where kind = 'sport') as of_sport
          from sport_events e join sport_tournaments t on t.slug = e.tournament
          where e.home is not null and e.kick_off_at between $2::timestamptz - interval '${BEFORE}' and $2::timestamptz + interval '${AFTER}'),
        chosen as (select id from near where named or of_sport order by not named, kick_off_at, id limit $3)
      select ${COLUMNS} from ${JOINS} join chosen on chosen.id = e.id order by e.kick_off_at, e.id`,
    values: [playerId, now, MOST_CALENDAR_MATCHES],
  });

/** Returns one match for the calendar. */
export async function readCalendarMatch(db: Queryable, id: number): Promise<CalendarMatch> {
  const [match] = await db.query<CalendarMatch>({
    name: 'sport_calendar_match',
    text: `select ${COLUMNS} from ${JOINS} where e.id = $1`,
    values: [id],
  });
  if (!match) throw new Refusal('not_found');
  return match;
}
