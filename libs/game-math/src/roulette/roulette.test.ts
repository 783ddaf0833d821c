import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing } from '../testing/draws.ts';
import { roulette, type RouletteOutcome } from './roulette.ts';
import { POCKETS, spots } from './spots.ts';

const spin = (pocket: number, stake: bigint, ...bets: [spot: string, chips: number][]) => {
  const params = roulette.validate({ bets: bets.map(([spot, chips]) => ({ spot, chips })) });
  return roulette.play(drawing(pocket), { stake, params }, null);
};
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);

test('over all 37 pockets every spot pays back exactly 36 of 37 stakes', () => {
  for (const spot of spots.keys()) {
    const won = pockets.reduce((sum, pocket) => sum + spin(pocket, 100n, [spot, 1]).win, 0n);
    expect([spot, won]).toEqual([spot, 3_600n]);
  }
  expect(roulette.rtp).toBe(Number((36 / 37).toFixed(4)));
});

test('the table has every spot once: 37 numbers, 60 splits, 14 streets, 23 corners, 11 lines, 12 outside', () => {
  const inside = [...spots.keys()].filter((spot) => /^[\d-]+$/.test(spot)).map((spot) => spot.split('-').length);
  const counts = [1, 2, 3, 4, 6].map((size) => inside.filter((each) => each === size).length);
  expect(counts).toEqual([37, 60, 14, 23, 11]);
  expect(spots.size).toBe(157);
});

test('several spots are one round: its win is the sum, exact where chips are whole', () => {
  // A number, its colour and its dozen, with 1, 2 and 3 chips of 50 each.
  expect(spin(17, 300n, ['17', 1], ['black', 2], ['dozen-2', 3]).win).toBe(1_800n + 200n + 450n);
  expect(spin(0, 300n, ['17', 1], ['black', 2], ['dozen-2', 3]).win).toBe(0n);
  expect((spin(17, 300n, ['17', 1], ['red', 2]).outcome as unknown as RouletteOutcome).won).toEqual(['17']);
});

test('whatever lies on the table, nothing pays more than a number alone, and one pocket pays the sum of its spots', () => {
  const bets = fc.uniqueArray(fc.tuple(fc.constantFrom(...spots.keys()), fc.integer({ min: 1, max: 500 })), {
    minLength: 1,
    maxLength: 60,
    selector: ([spot]) => spot,
  });
  fc.assert(
    fc.property(bets, fc.constantFrom(...pockets), (laid, pocket) => {
      const chips = laid.reduce((sum, [, each]) => sum + each, 0);
      const { win } = spin(pocket, BigInt(chips) * 10n, ...laid);
      const alone = laid.reduce((sum, [spot, each]) => sum + spin(pocket, BigInt(each) * 10n, [spot, 1]).win, 0n);
      expect(win).toBe(alone);
      expect(win <= BigInt(chips) * 360n).toBe(true);
    }),
  );
});

test('only spots of the table, each once and with whole chips, are a bet', () => {
  const refused: unknown[] = [
    null,
    {},
    { bets: [] },
    { bets: [{ spot: '37', chips: 1 }] },
    { bets: [{ spot: '1-5', chips: 1 }] },
    { bets: [{ spot: 'red', chips: 0 }] },
    { bets: [{ spot: 'red', chips: 1.5 }] },
  ];
  refused.push({ bets: Array(2).fill({ spot: 'red', chips: 1 }) }, { bets: Array(61).fill({ spot: '1', chips: 1 }) });
  for (const params of refused) expect(roulette.validate(params)).toBeNull();
  expect(roulette.validate({ bets: [{ spot: 'red', chips: 2, more: 1 }], x: 1 })).toEqual({
    bets: [{ spot: 'red', chips: 2 }],
  });
});
