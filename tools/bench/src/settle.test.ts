import { expect, test } from 'vitest';
import { measureSettlement } from './settle.ts';

test(
  '2,000 bets are settled beside casino bets: none of those fails or hangs, and the books agree',
  { timeout: 120_000 },
  async () => {
    const { seconds, meanwhile, quiet, breaks, open } = await measureSettlement(2_000, 2);
    expect([breaks, open]).toEqual([0, 0n]);
    expect([quiet.failed, meanwhile.failed]).toEqual([0, 0]);
    expect(seconds).toBeLessThan(30);
    expect(Math.max(...meanwhile.times)).toBeLessThan(5_000);
  },
);
