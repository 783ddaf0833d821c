import { expect, test } from 'vitest';
import { measureGrowth } from './growth.ts';

/** Only at night: it starts a whole site for one figure. */
const NIGHT = process.env['LONG'] === '1';

const ROUNDS = 10_000;
const TURNS = 5;
/** Limit above the delays of a busy machine; a call that reads all rounds or events gets slower with each. */
const MOST_MS = 1_000;

// The short form of `npm run bench -- growth`: ratios are for a quiet machine.
test.runIf(NIGHT)(
  'on a grown site every call is answered, and every job ends without holding what it wrote',
  async () => {
    const { calls, jobs } = await measureGrowth(ROUNDS, TURNS);
    expect(calls.filter(({ grown }) => grown > MOST_MS)).toEqual([]);
    expect(jobs.filter(({ held }) => held > MOST_MS)).toEqual([]);
  },
  150_000,
);
