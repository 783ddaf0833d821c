import type { readKickOffs as kickOffs, Reply } from '@croupier/contracts';
import { type Queryable } from '@croupier/server-database';

const MOST = 500;

interface Scope {
  sport?: string | undefined;
  tournament?: string | undefined;
}

/** Returns the kick-off times of open matches and the number of matches at each, soonest first. */
export async function readKickOffs(db: Queryable, { sport, tournament }: Scope): Promise<Reply<typeof kickOffs>> {
  const rows = await db.query<{ at: Date; matches: number }>({
    name: `sport_kick_offs`,
    text: `select e.kick_off_at as at, count(*)::integer as matches
      from sport_events e join sport_tournaments t on t.slug = e.tournament
      where e.ended_at is null and e.home is not null and e.status = 'not_started' and ($1::text is null or t.sport = $1) and ($2::text is null or e.tournament = $2)
      group by 1 order by 1 limit $3`,
    values: [sport ?? null, tournament ?? null, MOST],
  });
  return rows.map(({ at, matches }) => ({ at: at.toISOString(), matches }));
}
