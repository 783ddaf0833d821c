import { expect, test } from 'vitest';
import { rouletteSpots, spotPlaces } from '@croupier/game-math';
import { areas, CLOTH_LENGTH, CLOTH_WIDTH, spotAt } from './cloth.ts';

test('every one of the 157 spots is where a finger finds it', () => {
  expect(spotPlaces.size).toBe(157);
  for (const [spot, { a, b }] of spotPlaces) expect([spot, spotAt(a / 2, b / 2)]).toEqual([spot, spot]);
});

test('between two numbers lies their split, where four meet their corner, at the edge a street or a line', () => {
  expect(spotAt(6.5, 1.5)).toBe('17');
  expect(spotAt(6.9, 1.5)).toBe('17-20');
  expect(spotAt(6.5, 1.9)).toBe('16-17');
  expect(spotAt(6.95, 1.05)).toBe('17-18-20-21');
  expect(spotAt(6.5, 3.1)).toBe('16-17-18');
  expect(spotAt(7.05, 2.95)).toBe('16-17-18-19-20-21');
  expect(spotAt(0.9, 2.9)).toBe('0-1-2-3');
  expect(spotAt(1.1, 1.1)).toBe('0-2-3');
});

test('no point of the cloth means a spot that is none, and beside it there is none', () => {
  for (let a = 0.01; a < CLOTH_LENGTH; a += 0.07)
    for (let b = 0.01; b < CLOTH_WIDTH; b += 0.07) {
      const spot = spotAt(a, b);
      if (spot === null) expect(b > 3 && (a < 1 || a >= 13)).toBe(true);
      else expect(rouletteSpots.has(spot)).toBe(true);
    }
  expect(spotAt(-0.1, 1)).toBeNull();
  expect(spotAt(5, 5.1)).toBeNull();
});

test('37 numbers and 12 outside bets are printed', () => {
  expect(areas).toHaveLength(49);
});
