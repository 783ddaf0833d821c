import { type Queryable, sql } from '@croupier/server-database';
import type { Unmapped } from '../feed/read-feeds.ts';

/** Names a feed may leave behind: one that makes new ones up all the time fills no table. */
const MOST_NAMES = 500;
const LONGEST = 120;

/** Counts what a feed named and we have nothing for. */
export async function countUnmapped(
  db: Queryable,
  feed: string,
  names: readonly Pick<Unmapped, 'kind' | 'name'>[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const counted = Map.groupBy(names, ({ kind, name }) => `${kind}/${name.slice(0, LONGEST)}`);
  const rows = Array.from(counted.values(), (own) => ({ ...own[0]!, count: own.length }));
  await db.query(sql`
    insert into sport_unmapped as u (feed, kind, name, count, last_at)
    select ${feed}::text, kind, name, count, ${now}::timestamptz
    from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ name }) => name.slice(0, LONGEST))}::text[],
      ${rows.map(({ count }) => count)}::bigint[]) as t (kind, name, count)
    where (select count(*) from sport_unmapped where feed = ${feed}) < ${MOST_NAMES}
      or exists (select from sport_unmapped o where o.feed = ${feed} and o.kind = t.kind and o.name = t.name)
    on conflict (feed, kind, name) do update set count = u.count + excluded.count, last_at = excluded.last_at`);
}
