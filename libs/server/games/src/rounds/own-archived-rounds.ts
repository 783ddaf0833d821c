import { type RoundCursor, type RoundSummary } from '@croupier/contracts';
import { archivedMonths, type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { summaryColumns, toSummaries } from './round-summary.ts';

const PAGE = 500;
const KEYS = ['played_at', 'id'] as const;

/**
 * A player's rounds of archived months, newest first, a page at a time, from behind a round on: a month that leaves while its
 * rounds are read is not read twice. For the report of their data.
 */
export async function* ownArchivedRounds(
  db: Queryable,
  playerId: number,
  after: RoundCursor | null,
): AsyncGenerator<RoundSummary[]> {
  let last = after && { played_at: new Date(after.at), id: after.id };
  for (const month of (await archivedMonths(db, 'rounds')).toReversed())
    for (let more = true; more;) {
      const from = last;
      const own = tables
        .selectFrom(`${month} as rounds` as 'rounds')
        .select(summaryColumns)
        .where('player_id', '=', BigInt(playerId))
        .$if(from !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple(...KEYS), '<', tuple(from!.played_at, from!.id))),
        );
      const rows = await run(db, own.orderBy('played_at', 'desc').orderBy('id', 'desc').limit(PAGE));
      last = rows.at(-1) ?? last;
      more = rows.length === PAGE;
      if (rows.length > 0) yield await toSummaries(db, rows);
    }
}
