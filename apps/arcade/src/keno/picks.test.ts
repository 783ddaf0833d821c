import { expect, test } from 'vitest';
import { KENO_MOST_PICKS, kenoRisks, kenoTable } from '@croupier/game-math';
import { chanceOfHits, randomPicks, toggled } from './picks.ts';

test('the chances shown are those of the published return', () => {
  for (let picks = 1; picks <= KENO_MOST_PICKS; picks++) {
    const chances = Array.from({ length: picks + 1 }, (_, hits) => chanceOfHits(picks, hits));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const risk of kenoRisks) {
      const back = kenoTable(risk, picks).reduce((sum, pays, hits) => sum + pays * chances[hits]!, 0);
      expect(back / 100).toBeCloseTo(0.99, 3);
    }
  }
});

test('an eleventh number is not taken; one tapped again is let go', () => {
  const ten = randomPicks(10);
  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((number) => !ten.includes(number))!;
  expect(toggled(ten, other)).toBe(ten);
  expect(toggled([3, 9], 9)).toEqual([3]);
  expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
});

test('numbers picked by chance are different and on the field', () => {
  for (let round = 0; round < 200; round++) {
    const picks = randomPicks(10);
    expect(new Set(picks).size).toBe(10);
    expect(picks.every((pick) => pick >= 1 && pick <= 40)).toBe(true);
  }
});
