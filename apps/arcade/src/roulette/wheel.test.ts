import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROULETTE_POCKETS, rouletteReds, rouletteWheel } from '@croupier/game-math';
import { pocketDegrees, strikes, wheelAt } from './wheel.ts';

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

test('the wheel has every pocket once, and reds and blacks take turns', () => {
  expect([...rouletteWheel].toSorted((a, b) => a - b)).toEqual(Array.from({ length: ROULETTE_POCKETS }, (_, at) => at));
  const reds = rouletteWheel.slice(1).map((pocket) => rouletteReds.has(pocket));
  reds.slice(1).forEach((red, at) => expect(red).toBe(!reds[at]));
});

test('wherever the wheel stood, the ball ends in the pocket that was drawn, below, and lies still', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36 }), fc.double({ min: 0, max: 5_000, noNaN: true }), (pocket, from) => {
      const { rotor, ball, out } = wheelAt(1, from, pocket);
      expect(out).toBe(0);
      expect(ball - rotor).toBeCloseTo(pocketDegrees(pocket), 6);
      expect(turned(ball)).toBeCloseTo(180, 6);
    }),
  );
});

test('the rotor turns one way without a jump, the ball the other way around it and never outside its track', () => {
  let before = wheelAt(0, 20, 17);
  expect(before).toMatchObject({ rotor: 20, out: 1 });
  for (let step = 1; step <= 1_000; step++) {
    const now = wheelAt(step / 1_000, 20, 17);
    expect(now.rotor).toBeGreaterThanOrEqual(before.rotor);
    expect(now.ball - now.rotor).toBeLessThanOrEqual(before.ball - before.rotor + 1e-6);
    expect(Math.abs(now.out - before.out)).toBeLessThan(0.03);
    expect(now.out >= 0 && now.out <= 1).toBe(true);
    before = now;
  }
  for (const share of strikes) expect(wheelAt(share, 20, 17).out).toBeCloseTo(0, 6);
});
