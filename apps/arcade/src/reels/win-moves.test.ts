import { expect, test } from 'vitest';
import { symbolSets } from '@croupier/game-art/testing';
import { moveAt } from './win-moves.ts';

const motifs = Object.keys(symbolSets) as (keyof typeof symbolSets)[];

test.each(motifs)('winning symbols of %s begin and end at rest, move between, and stay in their cell', (motif) => {
  const at = Array.from({ length: 96 }, (_, step) => moveAt(motif, step * 10, 0));
  const sizeOf = ({ rise, turn, grow }: (typeof at)[number]) => Math.abs(rise) + Math.abs(turn) + Math.abs(grow);
  expect(sizeOf(at[0]!) + sizeOf(at.at(-1)!)).toBe(0);
  expect(Math.max(...at.map(sizeOf))).toBeGreaterThan(0.06);
  for (const { rise, turn, grow } of at) {
    expect(Math.abs(turn)).toBeLessThan(0.2);
    expect(Math.abs(rise)).toBeLessThan(0.1);
    expect(grow).toBeLessThan(0.1);
  }
});

test('a win moves from the left to the right', () => {
  expect(moveAt('menagerie', 50, 0).rise).toBeGreaterThan(0);
  expect(moveAt('menagerie', 50, 1).rise).toBe(0);
});
