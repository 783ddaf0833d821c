import { recordAudit } from '@croupier/server-audit';
import { type Queryable, sql, type Transaction } from '@croupier/server-database';

/** Key of the list for editions without their own list. */
const ALL = '';
export const MOST_TOP_LEAGUES = 12;

/** Leagues that stand first in an edition, by slug; those that are there. */
export async function readTopLeagues(db: Queryable, edition: string): Promise<string[]> {
  const rows = await db.query<{ tournament: string }>({
    name: 'sport_top_leagues',
    text: `select l.tournament from sport_top_leagues l join sport_tournaments t on t.slug = l.tournament
      where l.edition = case when exists (select from sport_top_leagues where edition = $1) then $1 else '${ALL}' end
      order by l.position limit ${MOST_TOP_LEAGUES}`,
    values: [edition],
  });
  return rows.map(({ tournament }) => tournament);
}

export interface TopLeagues {
  /** Null stands for every edition without its own list. */
  edition: string | null;
  leagues: string[];
}

/** Returns the configured lists, the default list first. */
export async function readTopLists(db: Queryable): Promise<TopLeagues[]> {
  const rows = await db.query<{ edition: string; leagues: string[] }>(sql`
    select edition, array_agg(tournament order by position) as leagues from sport_top_leagues group by edition order by edition`);
  return rows.map(({ edition, leagues }) => ({ edition: edition || null, leagues }));
}

/** Slugs of which there is no league. */
export async function unknownLeagues(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(sql`
    select slug from unnest(${slugs}::text[]) slug where slug not in (select slug from sport_tournaments)`);
  return rows.map(({ slug }) => slug);
}

/** Sets a list whole; an empty one of an edition lets it follow that of all. */
export async function setTopLeagues(
  tx: Transaction,
  { edition, leagues, actor, now }: TopLeagues & { actor: string; now: Date },
): Promise<void> {
  const key = edition ?? ALL;
  const gone = await tx.query<{ tournament: string }>(sql`
    with old as (delete from sport_top_leagues where edition = ${key} returning position, tournament)
    select tournament from old order by position`);
  await tx.query(sql`
    insert into sport_top_leagues (edition, position, tournament)
    select ${key}, place, slug from unnest(${leagues}::text[]) with ordinality as l (slug, place)`);
  const details = { edition, from: gone.map(({ tournament }) => tournament).join(','), to: leagues.join(',') };
  await recordAudit(tx, { at: now, kind: 'sport_top_leagues_set', actor, details });
}
