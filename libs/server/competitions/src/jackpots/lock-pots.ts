import { sql, type Transaction } from '@croupier/server-database';
import type { FeedRow, RunRow } from './pot.ts';

const list = (values: readonly (bigint | number)[]) => `{${values.join(',')}}`;

/** Locks the current runs of levels. */
export async function lockRuns(tx: Transaction, levelIds: readonly bigint[]): Promise<RunRow[]> {
  if (levelIds.length === 0) return [];
  return tx.query<RunRow>({
    name: 'competitions_lock_runs',
    ...sql`
      select id, run, threshold, salt, commitment from jackpot_levels
      where id = any(${list(levelIds)}::bigint[]) order by id for no key update`,
  });
}

/** Locks rows of levels' money: single ones, or all rows of a level. */
export function lockFeeds(
  tx: Transaction,
  rows: readonly { levelId: bigint; stripe: number }[],
  whole: readonly bigint[],
): Promise<FeedRow[]> {
  return tx.query<FeedRow>({
    name: 'competitions_lock_feeds',
    ...sql`
      select level_id, stripe, account_id, balance, remainder from jackpot_feeds
      where (level_id, stripe) in (select * from unnest(${list(rows.map(({ levelId }) => levelId))}::bigint[], ${list(rows.map(({ stripe }) => stripe))}::smallint[]))
        or level_id = any(${list(whole)}::bigint[])
      order by level_id, stripe for no key update`,
  });
}
