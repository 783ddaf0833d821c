import { type Database, type Queryable, sql } from '@croupier/server-database';

const MOST = 8;
/** Minimum number of players for a title to be hot. */
const FEWEST_PLAYERS = 3;
/** Maximum age of the result in milliseconds. Hours aren't summed more often. */
const KNOWN_MS = 10 * 60_000;

/**
 * The titles most players played in the last day, the first one first. Hours that are added up count, so the last one or two
 * do not yet; live tables have a page of their own. Players count and not rounds: what one of them plays all day is not hot.
 */
export async function readHotTitles(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ game: string }>(sql`
    select game from hour_sums
    where hour > ${now}::timestamptz - interval '1 day' and hour <= ${now} and result <> 'rolled_back'
      and game not in (select slug from live_tables)
    group by game having count(distinct player_id) >= ${FEWEST_PLAYERS}
    order by count(distinct player_id) desc, sum(rounds) desc, game limit ${MOST}`);
  return rows.map(({ game }) => game);
}

interface HotTitlesContext {
  db: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Returns a function with the hot titles as last read. It never waits: an old result is refreshed in the background.
 */
export function createHotTitles({ db, clock, onError }: HotTitlesContext): () => ReadonlySet<string> {
  let known: ReadonlySet<string> = new Set();
  let readAt = -Infinity;
  return () => {
    const now = clock();
    if (Math.abs(now.getTime() - readAt) >= KNOWN_MS) {
      readAt = now.getTime();
      readHotTitles(db, now).then((titles) => (known = new Set(titles)), onError);
    }
    return known;
  };
}
