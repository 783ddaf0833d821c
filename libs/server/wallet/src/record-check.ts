import { type Database, type Queryable, run, sql } from '@croupier/server-database';
import { checkLedger, checkSinceCheckpoint, type LedgerCheck } from './check-ledger.ts';
import { advanceCheckpoint, renewCheckpoint } from './checkpoint.ts';
import { tables } from './schema.gen.ts';

/** Hour (UTC) at which the whole journal is summed: few players are active then. */
const NIGHT_HOUR = 3;

function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night;
}

/**
 * Runs the trial balance and stores the result: a break stops payouts until a later run finds none. Sums the whole
 * journal once a night, after a run that found a break, and if the entries since the checkpoint don't add up.
 */
export async function recordLedgerCheck(
  db: Database,
  now: Date,
  { whole = false }: { whole?: boolean } = {},
): Promise<LedgerCheck> {
  const check = whole || (await isWholeDue(db, now)) ? null : await checkSinceCheckpoint(db);
  if (check?.breaks.length === 0) {
    await store(db, check, { now, whole: false });
    await advanceCheckpoint(db);
    return check;
  }
  const all = await checkLedger(db);
  await store(db, all, { now, whole: true });
  if (all.breaks.length > 0) return all;
  const fits = (check ?? (await checkSinceCheckpoint(db))).breaks.length === 0;
  await (fits ? advanceCheckpoint(db) : renewCheckpoint(db));
  return all;
}

async function isWholeDue(db: Queryable, now: Date): Promise<boolean> {
  if (await arePayoutsStopped(db)) return true;
  const [done] = await db.query(
    sql`select from ledger_checks where whole and checked_at >= ${lastNight(now)} and checked_at <= ${now} limit 1`,
  );
  return !done;
}

async function store(
  db: Queryable,
  { accounts, breaks }: LedgerCheck,
  { now, whole }: { now: Date; whole: boolean },
): Promise<void> {
  const row = { checked_at: now, accounts, breaks: JSON.stringify(breaks), whole };
  await run(db, tables.insertInto('ledger_checks').values(row));
}

/** Returns whether the last trial balance found a break. Checked before any payout is sent. */
export async function arePayoutsStopped(db: Queryable): Promise<boolean> {
  const [last] = await db.query<{ stopped: boolean }>(sql`
    select jsonb_array_length(breaks) > 0 as stopped from ledger_checks order by id desc limit 1`);
  return last?.stopped ?? false;
}
