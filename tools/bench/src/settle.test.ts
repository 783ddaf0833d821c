import { expect, test } from 'vitest';
import { measureSettlement } from './settle.ts';

/** Only at night: it starts a whole site for one figure. */
const NIGHT = process.env['LONG'] === '1';

test.runIf(NIGHT).each(['singles', 'mixed'] as const)(
  '2,000 bets (%s) are settled beside casino bets: none of those fails or hangs, each is paid by its legs, and the books agree',
  { timeout: 120_000 },
  async (kind) => {
    const measured = await measureSettlement({ bets: 2_000, kind, quietSeconds: 2 });
    const { seconds, meanwhile, quiet, breaks, open, reserves, wrong } = measured;
    expect({ breaks, open, reserves, wrong }).toEqual({ breaks: 0, open: 0n, reserves: 0, wrong: 0 });
    expect([quiet.failed, meanwhile.failed]).toEqual([0, 0]);
    expect(seconds).toBeLessThan(30);
    expect(Math.max(...meanwhile.times)).toBeLessThan(5_000);
  },
);
