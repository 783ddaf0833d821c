import { run, type Database, sql, type Transaction } from '@croupier/server-database';
import { startOfDay } from '@croupier/server-limits';
import { tables } from './schema.gen.ts';
import { daysAfter } from './steps.ts';
import { sumDays } from './sum-days.ts';

/** Age in days after which a day never changes: open rounds are finished and stakes decided long before. */
const SETTLED_AFTER_DAYS = 3;
/** Days summed per transaction. */
const CHUNK_DAYS = 31;

/** Returns the first day whose sums may still change. */
export const firstOpenDay = (today: string): string => daysAfter(today, -SETTLED_AFTER_DAYS);

/** Stores the sums of a player's finished days that were not summed yet, a month per transaction. */
export async function addUpDays(db: Database, playerId: number, oldest: string, today: string): Promise<void> {
  const end = firstOpenDay(today);
  while (await db.transaction((tx) => addUpChunk(tx, playerId, oldest, end)));
}

/** Sums one chunk; true while there is more. Serialized per player. */
async function addUpChunk(tx: Transaction, playerId: number, oldest: string, end: string): Promise<boolean> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`spending:${playerId}`}, 0))`);
  const [done] = await tx.query<{ day: string }>(
    sql`select day::text as day from spending_until where player_id = ${playerId}`,
  );
  const from = done && done.day > oldest ? done.day : oldest;
  if (from >= end) return false;
  const chunkEnd = daysAfter(from, CHUNK_DAYS);
  const to = chunkEnd < end ? chunkEnd : end;
  const sums = await sumDays(tx, { playerId, from: startOfDay(from), to: startOfDay(to) });
  const rows = sums.map((sum) => ({ ...sum, player_id: BigInt(playerId) }));
  if (rows.length > 0) {
    const insert = tables.insertInto('spending_days').values(rows);
    await run(
      tx,
      insert.onConflict((conflict) => conflict.doNothing()),
    );
  }
  const until = { player_id: BigInt(playerId), day: to };
  const upsert = tables.insertInto('spending_until').values(until);
  await run(
    tx,
    upsert.onConflict((conflict) => conflict.column('player_id').doUpdateSet({ day: to })),
  );
  return to < end;
}
