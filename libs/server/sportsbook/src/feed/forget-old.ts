import { sql, type Queryable } from '@croupier/server-database';

const HOUR_MS = 3_600_000;
/** Price history is looked at while a match is fresh; a bet keeps its own price and fair probability for ever. */
const HISTORY_HOURS = 3;
/** Matches nobody bet on. */
const EVENT_HOURS = 7 * 24;

export async function forgetOld(db: Queryable, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db.query(sql`
    delete from sport_price_history h using sport_events e where e.id = h.event_id and e.ended_at < ${before(HISTORY_HOURS)}`);
  await db.query(sql`
    delete from sport_events e where e.ended_at < ${before(EVENT_HOURS)}
      and not exists (select 1 from sport_bet_legs l where l.event_id = e.id)`);
}
