import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { publishLimits, recordLimitChange } from './publish-limits.ts';
import { tables } from './schema.gen.ts';

/** Default interval: once an hour. */
const USUAL_MINUTES = 60;

export interface RealityCheck {
  /** Null: the player turned it off. */
  minutes: number | null;
  /** Time of the player's last reality check, or of choosing the interval; null before either. */
  passedAt: Date | null;
}

export async function readRealityCheck(db: Queryable, playerId: number): Promise<RealityCheck> {
  const query = tables.selectFrom('reality_checks').select(['minutes', 'passed_at']);
  const [row] = await run(db, query.where('player_id', '=', BigInt(playerId)));
  return row ? { minutes: row.minutes, passedAt: row.passed_at } : { minutes: USUAL_MINUTES, passedAt: null };
}

/** Returns when the next one is due in a session with this start; null if turned off. */
export function nextCheckAt({ minutes, passedAt }: RealityCheck, sessionStart: Date): Date | null {
  if (minutes === null) return null;
  const from = passedAt && passedAt > sessionStart ? passedAt : sessionStart;
  return new Date(from.getTime() + minutes * 60_000);
}

interface Change {
  playerId: number;
  now: Date;
}

export async function chooseRealityCheck(
  tx: Transaction,
  { playerId, minutes, now }: Change & { minutes: number | null },
): Promise<void> {
  const row = { player_id: BigInt(playerId), minutes, passed_at: now };
  const query = tables
    .insertInto('reality_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ minutes, passed_at: now }));
  await run(tx, query);
  await recordLimitChange(tx, { playerId, kind: 'reality_check_set', details: { minutes }, now });
}

/**
 * Records that the player has read it and plays on: the next one is an interval away. A click in another tab never
 * moves the time back.
 */
export async function passRealityCheck(tx: Transaction, { playerId, now }: Change): Promise<void> {
  const row = { player_id: BigInt(playerId), minutes: USUAL_MINUTES, passed_at: now };
  const query = tables
    .insertInto('reality_checks')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ passed_at: now }).where('reality_checks.passed_at', '<', now),
    );
  await run(tx, query);
  await publishLimits(tx, [playerId]);
}
