import { type Database, makeMonths } from '@croupier/server-database';

const MONTHLY = new Set(['rounds', 'round_acts']);

/** Returns true if the error means that no partition exists for a row. */
function lacksMonth(error: unknown): boolean {
  const { code, table, constraint } = error as { code?: string; table?: string; constraint?: string };
  return code === '23514' && constraint === undefined && table !== undefined && MONTHLY.has(table);
}

/**
 * Runs work that stores rounds. If the scheduled job has not created the month yet, creates it and runs the work again.
 */
export async function makeMissingMonth<Result>(
  db: Database,
  clock: () => Date,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!lacksMonth(error)) throw error;
    await makeMonths(db, clock());
    return work();
  }
}
