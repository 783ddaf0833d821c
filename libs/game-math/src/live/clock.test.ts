import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livePhase, type LivePhase, type Pace } from './clock.ts';

const PACE: Pace = { bettingMs: 20_000, waitMs: 10_000, resultMs: 5_000 };
const ORDER: readonly LivePhase[] = ['betting', 'locked', 'running', 'result', 'over'];

test('a round that has been drawn is never void, nor open to bets, however late or early a clock reads it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e9 }), fc.option(fc.nat(150_000)), (now, lastsMs) => {
      const phase = livePhase(PACE, { opensAt: 0, startsAt: 23_000, lastsMs }, now);
      expect(['running', 'result', 'over']).toContain(phase);
    }),
  );
});

test('bets are taken up to the lock and not at it; without a salt the round is void when the wait is over', () => {
  const at = (now: number) => livePhase(PACE, { opensAt: 1_000, startsAt: null, lastsMs: null }, now);
  expect([at(20_999), at(21_000), at(30_999), at(31_000)]).toEqual(['betting', 'locked', 'locked', 'void']);
});

test('the outcome is shown to its end, then the result, then the round is over', () => {
  const at = (now: number) => livePhase(PACE, { opensAt: 0, startsAt: 23_000, lastsMs: 8_000 }, now);
  expect([at(30_999), at(31_000), at(35_999), at(36_000)]).toEqual(['running', 'result', 'result', 'over']);
});

test('a flight whose end is not told runs on', () => {
  expect(livePhase(PACE, { opensAt: 0, startsAt: 23_000, lastsMs: null }, 1e9)).toBe('running');
});

test('phases only go forward', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(60_000), fc.nat(20_000), (one, other, lastsMs) => {
      const placeAt = (now: number) =>
        ORDER.indexOf(livePhase(PACE, { opensAt: 0, startsAt: now < 22_000 ? null : 22_000, lastsMs }, now));
      expect(placeAt(Math.min(one, other))).toBeLessThanOrEqual(placeAt(Math.max(one, other)));
    }),
  );
});
