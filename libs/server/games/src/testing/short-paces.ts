import { liveTables } from '../live/tables.ts';

/** Rounds of a few seconds, in this process: the definitions are what every part of it reads. */
export function shortenPaces(bettingMs: number): void {
  const pace = { bettingMs, waitMs: 2_500, resultMs: 300 };
  for (const table of liveTables) Object.assign(table, { pace, spinMs: 500 });
}
