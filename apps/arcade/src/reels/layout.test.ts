import { expect, test } from 'vitest';
import { centreOf, fitReels } from './layout.ts';

test('reels fill a wide box by its height and show no more than their rows', () => {
  const { cell, row, over, height } = fitReels(1_000, 450, 5, 3);
  expect({ cell, row, over, height }).toEqual({ cell: 150, row: 150, over: 0, height: 450 });
});

test('in a tall box rows grow, then the strip is seen beyond them, until the box is full or one more row would count', () => {
  const layout = fitReels(346, 420, 5, 3);
  expect(layout.row).toBeGreaterThan(layout.cell);
  expect(layout.over).toBeGreaterThan(0);
  expect(layout.height).toBeGreaterThanOrEqual(418);
  expect(layout.height).toBeLessThanOrEqual(420);
  expect(fitReels(346, 2_000, 5, 3).over).toBeLessThan(layout.row);
});

test('no sliver of a symbol is shown', () => {
  expect(fitReels(346, 290, 5, 3).over).toBe(0);
});

test('a cell’s middle lies behind what is seen above its rows', () => {
  const layout = fitReels(346, 420, 5, 3);
  expect(centreOf(layout, 0, 0)[1]).toBe(layout.over + layout.row / 2);
});
