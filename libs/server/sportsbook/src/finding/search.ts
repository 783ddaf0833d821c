import type { Reply, searchSport } from '@croupier/contracts';
import { type Queryable } from '@croupier/server-database';
import { eventJoins, type EventRow, listColumns, toEvent } from '../events/event-row.ts';

const MOST = { leagues: 5, teams: 6, events: 12 };
const MOST_WORDS = 6;

type Found = Reply<typeof searchSport>;

/**
 * Leagues, clubs and open matches with every typed word begun in their names; the words of a match are those of its clubs
 * and league. Words stand in an index; what is typed is folded by the function that folded them.
 */
export async function search(db: Queryable, text: string): Promise<Found> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  if (words.length === 0) return { leagues: [], teams: [], events: [] };
  const every = words.map((word) => `'${word}':*`).join(' & ');
  const any = words.map((word) => `'${word}':*`).join(' | ');
  const [leagues, teams, events] = await Promise.all([
    db.query<Found['leagues'][number]>({
      name: 'sport_search_leagues',
      text: `select slug, name, category, sport from sport_tournaments
        where words @@ to_tsquery('simple', sport_folded($1)) order by position, slug limit $2`,
      values: [every, MOST.leagues],
    }),
    db.query<Found['teams'][number]>({
      name: 'sport_search_teams',
      text: `select id, name, short_name, crest, sport from sport_clubs
        where words @@ to_tsquery('simple', sport_folded($1)) and sport is not null order by name, id limit $2`,
      values: [every, MOST.teams],
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
      values: [any, every, MOST.events],
    }),
  ]);
  return { leagues, teams, events: events.map((row) => toEvent(row)) };
}
