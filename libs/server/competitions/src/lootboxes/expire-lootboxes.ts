import { type Database, sql } from '@croupier/server-database';

const TOGETHER = 500;

/** Expires boxes that were not opened in time, in bounded batches. */
export async function expireLootboxes(db: Database, now: Date): Promise<void> {
  for (;;) {
    const rows = await db.query(sql`
      update player_lootboxes set stage = 'expired'
      where id in (select id from player_lootboxes where stage = 'issued' and expires_at <= ${now}::timestamptz limit ${TOGETHER} for update skip locked)
      returning id`);
    if (rows.length < TOGETHER) return;
  }
}
