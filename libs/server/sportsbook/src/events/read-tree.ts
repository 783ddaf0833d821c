import type { Sport } from '@croupier/bet-math';
import type { readSportTree, Reply } from '@croupier/contracts';
import { sql, type Queryable } from '@croupier/server-database';

interface Row {
  sport: Sport;
  slug: string;
  name: string;
  category: string;
  live: number;
  upcoming: number;
}

/** Sports and their leagues with the number of matches each has now. */
export async function readTree(db: Queryable): Promise<Reply<typeof readSportTree>> {
  const rows = await db.query<Row>(sql`
    select t.sport, t.slug, t.name, t.category,
      count(*) filter (where e.status in ('live', 'suspended', 'interrupted'))::integer as live,
      count(*) filter (where e.status in ('not_started', 'delayed', 'postponed'))::integer as upcoming
    from sport_tournaments t left join sport_events e on e.tournament = t.slug and e.ended_at is null and (e.field is null or e.field->>'kind' = 'race')
    group by t.slug order by t.position, t.slug`);
  const sports = [...Map.groupBy(rows, ({ sport }) => sport)].map(([id, tournaments]) => ({
    id,
    live: tournaments.reduce((sum, { live }) => sum + live, 0),
    upcoming: tournaments.reduce((sum, { upcoming }) => sum + upcoming, 0),
    tournaments: tournaments.map(({ sport: _, ...tournament }) => tournament),
  }));
  return { sports };
}
