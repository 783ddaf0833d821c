export { readSpending, type SpendingWanted } from './read-spending.ts';
export { type PlaySum, sumPlay } from './sum-play.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
