import { expect, test } from 'vitest';
import { measureNeighbours } from './neighbours.ts';

/** Only at night: it starts a whole site for one figure. */
const NIGHT = process.env['LONG'] === '1';

const SECONDS = 3;
/**
 * Limit above the delays of a busy machine. Without rate limits, others get no reply at all or wait for many seconds.
 */
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
