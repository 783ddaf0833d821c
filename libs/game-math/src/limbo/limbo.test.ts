import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing, hostile } from '../testing/draws.ts';
import { limbo, LIMBO_LEAST, LIMBO_MOST, LIMBO_RANGE, limboChances, limboResult } from './limbo.ts';

const winOf = (drawn: number, target: number): bigint =>
  limbo.play(drawing(drawn), { stake: 100n, params: { target } }, null).win;

// shows: promise:R4
test('of the 2^32 draws, exactly those counted reach a target, whichever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: LIMBO_LEAST, max: LIMBO_MOST }), (target) => {
      // Results rise with the draw, so the first winning draw gives the number of winning draws.
      const first = LIMBO_RANGE - Number(limboChances(target).toString());
      expect(winOf(first, target)).toBe(BigInt(target));
      expect(winOf(LIMBO_RANGE - 1, target)).toBe(BigInt(target));
      expect(winOf(first - 1, target)).toBe(0n);
    }),
    { numRuns: 2_000 },
  );
});

test('every target pays back 99 %, to the four places that are published, and never more', () => {
  for (let target = LIMBO_LEAST; target <= LIMBO_MOST; target += 1) {
    const paid = limboChances(target) * BigInt(target);
    const staked = BigInt(LIMBO_RANGE) * 100n;
    if (paid * 100n > staked * 99n || paid * 20_000n < staked * 19_799n)
      expect.fail(`${target} pays ${paid} of ${staked}`);
  }
});

test('results never fall as the draw rises', () => {
  fc.assert(
    fc.property(fc.nat(LIMBO_RANGE - 1), fc.nat(LIMBO_RANGE - 1), (one, other) => {
      expect(limboResult(Math.max(one, other))).toBeGreaterThanOrEqual(limboResult(Math.min(one, other)));
    }),
  );
  expect([limboResult(0), limboResult(LIMBO_RANGE - 1)]).toEqual([100, LIMBO_MOST]);
});

test('no win is above the cap, and the largest is the one that is published', () => {
  expect(winOf(LIMBO_RANGE - 1, LIMBO_MOST)).toBe(BigInt(limbo.maxWinMultiple) * 100n);
  expect(limbo.maxWinMultiple).toBe(5_000);
});

test('only a whole target that is offered begins a round, and nothing rides along', () => {
  expect(limbo.validate({ target: 200, result: 9 })).toEqual({ target: 200 });
  for (const params of hostile) expect(limbo.validate(params)).toBeNull();
});
