import { type Database, sql } from '@croupier/server-database';
import { FEED } from './schedule.ts';

/** What all was told of while it was cancelled, and is open again since that was taken back: its end is told once more. */
export async function tellReopened(db: Database, now: Date): Promise<void> {
  await db.query({
    name: 'sport_reopened',
    ...sql`
      with open as (select id from sport_events where ended_at is null and feed = ${FEED}),
        races as (update sport_simulated_races s set next_at = ${now} from open where s.event_id = open.id and s.next_at is null)
      update sport_simulated_matches s set next_at = ${now} from open where s.event_id = open.id and s.next_at is null`,
  });
}
