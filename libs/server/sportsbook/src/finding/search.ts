import { type Reply, type searchSport, toWire } from '@croupier/contracts';
import { type Queryable } from '@croupier/server-database';
import { eventJoins, type EventRow, listColumns, toEvent } from '../events/event-row.ts';

const MOST = { leagues: 5, teams: 6, players: 6, events: 12, races: 5, seasons: 5 };
const MOST_WORDS = 6;

type Found = Reply<typeof searchSport>;

/**
 * Finds leagues, clubs, players, open matches, races and seasons whose names have words starting with every typed word.
 * A match is found by the words of its clubs and its league. An index holds the words; the same function normalises the
 * typed text.
 */
export async function search(db: Queryable, text: string): Promise<Found> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  if (words.length === 0) return { leagues: [], teams: [], players: [], events: [], races: [], seasons: [] };
  const allWords = words.map((word) => `'${word}':*`).join(' & ');
  const anyWord = words.map((word) => `'${word}':*`).join(' | ');
  const [leagues, teams, players, events, races, seasons] = await Promise.all([
    db.query<Found['leagues'][number]>({
      name: 'sport_search_leagues',
      text: `select slug, name, category, sport from sport_tournaments
        where words @@ to_tsquery('simple', sport_folded($1)) order by position, slug limit $2`,
      values: [allWords, MOST.leagues],
    }),
    db.query<Found['teams'][number]>({
      name: 'sport_search_teams',
      text: `select id, name, short_name, crest, sport from sport_clubs
        where words @@ to_tsquery('simple', sport_folded($1)) and sport is not null order by name, id limit $2`,
      values: [allWords, MOST.teams],
    }),
    db.query<Found['players'][number]>({
      name: 'sport_search_players',
      text: `select p.id, p.name, p.number, c.sport,
          jsonb_build_object('id', c.id, 'name', c.name, 'short_name', c.short_name, 'crest', c.crest) as club
        from sport_players p join sport_clubs c on c.id = p.club
        where p.words @@ to_tsquery('simple', sport_folded($1)) and c.sport is not null order by p.name, p.id limit $2`,
      values: [allWords, MOST.players],
    }),
    db.query<EventRow>({
      name: 'sport_search_events',
      // First by any word, of which there is an index, then by all of them together.
      text: `with wanted as materialized (select to_tsquery('simple', sport_folded($1)) as any, to_tsquery('simple', sport_folded($2)) as every),
          clubs as materialized (select c.id from sport_clubs c, wanted where c.words @@ wanted.any),
          leagues as materialized (select l.slug from sport_tournaments l, wanted where l.words @@ wanted.any),
          near as (
            select e.id from sport_events e where e.home in (select id from clubs) and e.ended_at is null
            union select e.id from sport_events e where e.away in (select id from clubs) and e.ended_at is null
            union select e.id from sport_events e where e.tournament in (select slug from leagues) and e.ended_at is null)
        select ${listColumns} from ${eventJoins} join near on near.id = e.id
        where (h.words || a.words || t.words) @@ (select wanted.every from wanted)
        order by e.status = 'not_started', e.kick_off_at, e.id limit $3`,
      values: [anyWord, allWords, MOST.events],
    }),
    readRaces(db, allWords),
    readSeasons(db, anyWord, allWords),
  ]);
  return { leagues, teams, players, events: events.map((row) => toEvent(row)), races, seasons };
}

type FoundRace = Found['races'][number];

/** Open races are few: each is looked at, by its track and by each of its runners. */
async function readRaces(db: Queryable, allWords: string): Promise<FoundRace[]> {
  const rows = await db.query<Omit<FoundRace, 'id' | 'kick_off_at'> & { id: bigint; kick_off_at: Date }>({
    name: 'sport_search_races',
    text: `with wanted as materialized (select to_tsquery('simple', sport_folded($1)) as every)
      select e.id, t.sport, t.name as tournament, (e.field->>'number')::integer as number, e.kick_off_at, e.status, r.name as runner
      from wanted cross join sport_events e join sport_tournaments t on t.slug = e.tournament
      left join lateral (
        select c.name from sport_runners n join sport_clubs c on c.id = n.competitor
        where n.event_id = e.id and not t.words @@ wanted.every and (t.words || c.words) @@ wanted.every order by n.number limit 1) r on true
      where e.field is not null and e.ended_at is null and e.field->>'kind' = 'race' and (r.name is not null or t.words @@ wanted.every)
      order by e.kick_off_at, e.id limit $2`,
    values: [allWords, MOST.races],
  });
  return rows.map(({ id, kick_off_at, ...race }) => ({
    ...race,
    id: toWire(id),
    kick_off_at: kick_off_at.toISOString(),
  }));
}

type FoundSeason = Found['seasons'][number];

/** Words for a season in the languages of the site, next to the league's name. */
const SEASON_WORDS = 'season saison temporada sesong シーズン';

/** Finds open seasons by league or by club. The words for a season alone find nothing. */
async function readSeasons(db: Queryable, anyWord: string, allWords: string): Promise<FoundSeason[]> {
  const rows = await db.query<Omit<FoundSeason, 'id'> & { id: bigint }>({
    name: 'sport_search_seasons',
    text: `with wanted as materialized (select to_tsquery('simple', sport_folded($1)) as any, to_tsquery('simple', sport_folded($2)) as every)
      select e.id, t.sport, t.name as tournament, e.season as number, r.name as club
      from wanted cross join sport_events e join sport_tournaments t on t.slug = e.tournament
      cross join lateral (select t.words || to_tsvector('simple', sport_folded($3) || ' ' || e.season) as words) own
      left join lateral (
        select c.name from sport_runners n join sport_clubs c on c.id = n.competitor
        where n.event_id = e.id and not own.words @@ wanted.every and (own.words || c.words) @@ wanted.every order by n.number limit 1) r on true
      where e.field is not null and e.ended_at is null and e.field->>'kind' = 'season'
        and (r.name is not null or own.words @@ wanted.every and t.words @@ wanted.any)
      order by t.position, e.id limit $4`,
    values: [anyWord, allWords, SEASON_WORDS, MOST.seasons],
  });
  return rows.map(({ id, ...season }) => ({ ...season, id: toWire(id) }));
}
