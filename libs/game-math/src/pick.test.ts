import { expect, test } from 'vitest';
import { pick } from './pick.ts';

// shows: promise:R2
test('over the whole of a range every outcome is drawn equally often, for every number of outcomes', () => {
  const range = 256;
  for (let outcomes = 1; outcomes <= range; outcomes++) {
    const drawn = new Array<number>(outcomes).fill(0);
    let refused = 0;
    for (let value = 0; value < range; value++) {
      const picked = pick(value, range, outcomes);
      if (picked === null) refused += 1;
      else drawn[picked]! += 1;
    }
    expect(new Set(drawn)).toEqual(new Set([Math.floor(range / outcomes)]));
    expect(refused).toBe(range % outcomes);
  }
});

// shows: promise:R2
test('two bytes drawn onto the sizes the games use are equally spread too', () => {
  for (const outcomes of [22, 24, 25, 30, 31, 32, 33, 10_000]) {
    const drawn = new Uint32Array(outcomes);
    for (let value = 0; value < 65_536; value++) {
      const picked = pick(value, 65_536, outcomes);
      if (picked !== null) drawn[picked]! += 1;
    }
    expect(new Set(drawn).size).toBe(1);
  }
});

test('a result rises with its value, so a player can check it against the float', () => {
  expect(pick(0, 2 ** 32, 10_000)).toBe(0);
  expect(pick(2 ** 31, 2 ** 32, 10_000)).toBe(5000);
  expect(pick(2 ** 32 - 1, 2 ** 32, 10_000)).toBeNull();
});

test('drawing from nothing, from a fraction or from more than the range is a mistake of the caller', () => {
  for (const outcomes of [0, -1, 1.5, 257, Number.NaN]) expect(() => pick(1, 256, outcomes)).toThrow(RangeError);
});
