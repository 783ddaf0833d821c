import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMBO_RANGE, limboChances } from '../limbo/limbo.ts';
import { drawing } from '../testing/draws.ts';
import {
  CRASH_LEAST,
  CRASH_MOST,
  crashBustMs,
  crashCashOut,
  crashMultiplier,
  crashReachedMs,
  crashWin,
  drawBust,
} from './crash.ts';

const multipliers = fc.integer({ min: CRASH_LEAST, max: CRASH_MOST });

test('a cash-out at the instant of the bust has lost, one a millisecond before it is paid', () => {
  fc.assert(
    fc.property(multipliers, (bust) => {
      const bustMs = crashBustMs(bust);
      expect(crashCashOut({ auto: null, cashedOutMs: bustMs }, Math.min(bust, CRASH_MOST - 1))).toBeNull();
      expect(crashCashOut({ auto: null, cashedOutMs: bustMs - 1 }, bust)).toBe(crashMultiplier(bustMs - 1));
      expect(crashMultiplier(bustMs - 1)).toBeLessThanOrEqual(bust);
    }),
  );
});

test('a round that busts at once pays nobody, not even what arrived as it took off', () => {
  expect(crashBustMs(100)).toBe(0);
  expect(crashWin({ stake: 500n, auto: CRASH_LEAST, cashedOutMs: 0 }, 100)).toBe(0n);
});

test('a cash-out before 1.01 gives nothing back below the least: the bet stays in', () => {
  expect(crashCashOut({ auto: null, cashedOutMs: 1 }, 300)).toBeNull();
  expect(crashCashOut({ auto: 250, cashedOutMs: 1 }, 300)).toBe(250);
});

// shows: promise:R4
test('of the 2^32 draws, exactly those counted reach a multiplier: it pays 99 % and never more', () => {
  fc.assert(
    fc.property(multipliers, (auto) => {
      const first = LIMBO_RANGE - Number(limboChances(auto));
      const won = (drawn: number) => crashWin({ stake: 100n, auto, cashedOutMs: null }, drawBust(drawing(drawn)));
      expect([won(first - 1), won(first), won(LIMBO_RANGE - 1)]).toEqual([0n, BigInt(auto), BigInt(auto)]);
    }),
  );
});

test('the automatic cash-out and the own one: whichever the curve came to first', () => {
  const late = crashReachedMs(400);
  expect(crashCashOut({ auto: 300, cashedOutMs: late }, 900)).toBe(300);
  expect(crashCashOut({ auto: 600, cashedOutMs: late }, 900)).toBe(400);
  expect(crashCashOut({ auto: 600, cashedOutMs: late }, 350)).toBeNull();
  expect(crashCashOut({ auto: 350, cashedOutMs: null }, 350)).toBe(350);
});

test('who is still in at the most is paid it', () => {
  expect(crashWin({ stake: 100n, auto: null, cashedOutMs: null }, CRASH_MOST)).toBe(BigInt(CRASH_MOST));
  expect(crashWin({ stake: 100n, auto: null, cashedOutMs: null }, CRASH_MOST - 1)).toBe(0n);
});

test('the curve never falls, and a multiplier is reached at the millisecond that shows it', () => {
  let before = 100;
  for (let ms = 0; ms <= 150_000; ms += 1) {
    const now = crashMultiplier(ms);
    if (now < before) expect.fail(`${ms} ms: ${now} after ${before}`);
    before = now;
  }
  expect([crashMultiplier(0), crashMultiplier(150_000)]).toEqual([100, CRASH_MOST]);
  expect([crashMultiplier(-5), crashMultiplier(10_000_000)]).toEqual([100, CRASH_MOST]);
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      const ms = crashReachedMs(multiplier);
      expect(crashMultiplier(ms)).toBeGreaterThanOrEqual(multiplier);
      expect(crashMultiplier(ms - 1)).toBeLessThan(multiplier);
    }),
  );
});
