import { liveTables } from '../live/tables.ts';

/** Rounds of a few seconds, in this process: the definitions are what every part of it reads. Returns the way back. */
export function shortenPaces(bettingMs: number): () => void {
  const pace = { bettingMs, waitMs: 2_500, resultMs: 300 };
  const before = liveTables.map((table) => ({ ...table }));
  for (const table of liveTables) Object.assign(table, { pace, spinMs: 500 });
  return () => liveTables.forEach((table, index) => Object.assign(table, before[index]));
}
