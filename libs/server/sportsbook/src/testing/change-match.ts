import type { EventStatus } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

interface Change {
  kickOffAt?: Date;
  /** Requires `endedAt` if the status ends the match. */
  status?: EventStatus;
  endedAt?: Date | null;
  home?: string;
}

/** Changes a match behind its feed's back, and what its home club is called. */
export async function changeMatch(
  db: Queryable,
  id: number,
  { kickOffAt, status, endedAt, home }: Change,
): Promise<void> {
  const set = {
    ...(kickOffAt && { kick_off_at: kickOffAt }),
    ...(status && { status }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
  };
  if (Object.keys(set).length > 0)
    await run(db, tables.updateTable('sport_events').set(set).where('id', '=', BigInt(id)));
  if (home)
    await db.query(
      sql`update sport_clubs set name = ${home} where id = (select home from sport_events where id = ${id})`,
    );
}
