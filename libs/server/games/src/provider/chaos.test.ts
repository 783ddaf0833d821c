import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { runChaos } from '../testing/chaos-studio.ts';
import { gamesDatabase } from '../testing/index.ts';

const CALLS = process.env['LONG'] === '1' ? 2_000 : 500;

let db: Database;
beforeAll(async () => {
  db = await gamesDatabase({ connections: 10 });
});
afterAll(() => db.close());

// shows: promise:M1; promise:C2
test(
  `${CALLS} calls repeated, reordered, timed out, late and too early leave books that add up to the cent`,
  { timeout: 120_000 },
  async () => {
    const { calls, timedOut, refused, wrong } = await runChaos(db, CALLS);
    expect(wrong).toEqual([]);
    expect(calls).toBe(CALLS);
    expect(timedOut).toBeGreaterThan(CALLS / 20);
    // Every "no" is one of the contract's, and each of them came.
    expect(Object.keys(refused).toSorted()).toEqual([
      'duplicate_transaction',
      'transaction_does_not_exist',
      'transaction_rolled_back',
    ]);
  },
);
