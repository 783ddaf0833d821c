import { type Database, sql } from '@croupier/server-database';
import { FEED } from './schedule.ts';

/**
 * Sends the end again of events whose updates were all sent while they were cancelled, and that are open again since
 * the cancel was withdrawn.
 */
export async function tellReopened(db: Database, now: Date): Promise<void> {
  await db.query({
    name: 'sport_reopened',
    ...sql`
      with open as (select id from sport_events where ended_at is null and feed = ${FEED}),
        races as (update sport_simulated_races s set next_at = ${now} from open where s.event_id = open.id and s.next_at is null)
      update sport_simulated_matches s set next_at = ${now} from open where s.event_id = open.id and s.next_at is null`,
  });
}
