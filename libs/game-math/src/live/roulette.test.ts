import { expect, test } from 'vitest';
import { POCKETS, spots } from '../roulette/spots.ts';
import { coveredPockets, pocketWin } from './roulette.ts';

const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);

test('a spot there is not wins nothing', () => {
  for (const pocket of pockets) expect(pocketWin([{ spot: '1-5', stake: 100n }], pocket)).toBe(0n);
});

test('every spot gives back 36 of 37 stakes over the pockets, and spots add up', () => {
  for (const spot of spots.keys())
    expect(pockets.reduce((sum, pocket) => sum + pocketWin([{ spot, stake: 7n }], pocket), 0n)).toBe(7n * 36n);
  const laid = ['17', 'black', 'dozen-2'].map((spot, at) => ({ spot, stake: BigInt(at + 1) }));
  expect([pocketWin(laid, 17), pocketWin(laid, 0)]).toEqual([36n + 2n * 2n + 3n * 3n, 0n]);
});

test('what some spots cover together is counted once', () => {
  expect(coveredPockets(['red', 'black', '1'])).toBe(36);
  expect(coveredPockets(['0', 'red', 'black'])).toBe(POCKETS);
});
