import { type Database, makeMonths } from '@croupier/server-database';

const MONTHLY = new Set(['rounds', 'round_acts']);

/** Whether a row had no partition to go to. */
function lacksMonth(error: unknown): boolean {
  const { code, table, constraint } = error as { code?: string; table?: string; constraint?: string };
  return code === '23514' && constraint === undefined && table !== undefined && MONTHLY.has(table);
}

/** Does work that stores rounds; once more, with the month made, where the job that makes months has not come for long. */
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
