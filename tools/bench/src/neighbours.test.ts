import { expect, test } from 'vitest';
import { measureNeighbours } from './neighbours.ts';

/** A whole site started for one figure: every night. */
const NIGHT = process.env['LONG'] === '1';

const SECONDS = 3;
/** Without bounds nobody is answered at all, or after many seconds; a busy machine alone takes less than this. */
const MOST_MS = 2_000;

// The short form of `npm run bench -- neighbours`: ratios are for a quiet machine.
test.runIf(NIGHT)(
  'one client that holds 5,000 connections, or asks for 100 things at once, keeps others from no bet',
  async () => {
    const { fared } = await measureNeighbours(['half-open', 'catalogue'], SECONDS);
    for (const { what, measured } of fared) {
      expect([what, measured.failed]).toEqual([what, 0]);
      expect(measured.p50, what).toBeLessThan(MOST_MS);
    }
  },
  150_000,
);
