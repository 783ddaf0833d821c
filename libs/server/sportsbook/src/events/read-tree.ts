import { type Sport, SPORTS } from '@croupier/bet-math';
import type { readSportTree, Reply } from '@croupier/contracts';
import { sql, type Queryable } from '@croupier/server-database';
import { readTopLeagues } from './top-leagues.ts';

interface Row {
  sport: Sport;
  slug: string;
  name: string;
  category: string;
  live: number;
  upcoming: number;
}

/** Sports and their leagues with the number of matches each has now, and those that stand first in an edition. */
export async function readTree(db: Queryable, edition = ''): Promise<Reply<typeof readSportTree>> {
  const counted = db.query<Row>(sql`
    select t.sport, t.slug, t.name, t.category,
      count(*) filter (where e.status in ('live', 'suspended', 'interrupted'))::integer as live,
      count(*) filter (where e.status in ('not_started', 'delayed', 'postponed'))::integer as upcoming
    from sport_tournaments t left join sport_events e on e.tournament = t.slug and e.ended_at is null and (e.field is null or e.field->>'kind' = 'race')
    group by t.slug order by t.position, t.slug`);
  const [rows, top] = await Promise.all([counted, readTopLeagues(db, edition)]);
  const bySport = Map.groupBy(rows, ({ sport }) => sport);
  const sports = SPORTS.filter((id) => bySport.has(id)).map((id) => {
    const leagues = bySport.get(id) ?? [];
    return {
      id,
      live: leagues.reduce((sum, { live }) => sum + live, 0),
      upcoming: leagues.reduce((sum, { upcoming }) => sum + upcoming, 0),
      tournaments: leagues.map(({ sport: _, ...league }) => league),
    };
  });
  return { sports, top };
}
