import { type Database, type Queryable, run, sql } from '@croupier/server-database';
import { dayOf } from '../limits/day-liability.ts';
import { tables } from '../schema.gen.ts';

const HOUR_MS = 3_600_000;
/** Price history is looked at while a match is fresh; a bet keeps its own price and fair probability for ever. */
const HISTORY_HOURS = 3;
/** Hours that matches without bets are kept. */
const EVENT_HOURS = 7 * 24;
/** Rows of a match at a time: no statement takes long. */
const AT_ONCE = 100;

/** Deletes old data in small steps. Several servers may run it at once. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const id of await endedWithHistory(db, before(HISTORY_HOURS)))
    await run(db, tables.deleteFrom('sport_price_history').where('event_id', '=', id));
  await run(
    db,
    tables
      .deleteFrom('sport_day_liabilities')
      .where('day', '<', dayOf(before(24)))
      .where('returns', '=', 0n),
  );
  // Those with bets stay, so only those whose time came lately are looked at.
  const [from, until] = [before(2 * EVENT_HOURS), before(EVENT_HOURS)];
  while ((await deleteEvents(db, from, until)) === AT_ONCE);
}

/** Goes from match to match in the index, not through every price. */
async function endedWithHistory(db: Queryable, before: Date): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    with recursive known as (
      select min(event_id) as id from sport_price_history
      union all
      select (select min(event_id) from sport_price_history where event_id > known.id) from known where known.id is not null
    )
    select e.id from known join sport_events e on e.id = known.id where e.ended_at < ${before}`);
  return rows.map(({ id }) => id);
}

async function deleteEvents(db: Queryable, from: Date, until: Date): Promise<number> {
  const deleted = await db.query(sql`
    delete from sport_events where id in (
      select e.id from sport_events e where e.ended_at >= ${from} and e.ended_at < ${until} and e.settled_at is not null
        and not exists (select from sport_bet_legs l where l.event_id = e.id)
      limit ${AT_ONCE})
    returning id`);
  return deleted.length;
}
