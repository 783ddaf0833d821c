import { expect, test } from 'vitest';
import { liveTableBySlug, liveTables, shortenResults } from './tables.ts';

test('faster tables show their results for a shorter time, and leave as much time to bet', () => {
  const before = structuredClone(liveTables);
  shortenResults(4);
  try {
    expect(liveTableBySlug('quayside-quick-roulette')).toMatchObject({
      pace: { bettingMs: 10_000, waitMs: 5_000, resultMs: 1_000 },
      spinMs: 1_250,
    });
    expect(liveTables.map(({ pace }) => pace.bettingMs)).toEqual(before.map(({ pace }) => pace.bettingMs));
  } finally {
    liveTables.forEach((table, at) => Object.assign(table, before[at]));
  }
});
