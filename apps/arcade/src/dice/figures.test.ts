import { expect, test } from 'vitest';
import { DICE_MAX_CHANCES, DICE_MIN_CHANCES, diceChances } from '@croupier/game-math';
import { dice } from '@croupier/game-math/testing';
import { asRoll, payoutOf, turnedOver, withChances, withPayout, withTarget } from './figures.ts';

const start = { side: 'over', target: 5_049 } as const;

test('target, chance and payout follow one another', () => {
  expect(diceChances(start)).toBe(4_950);
  expect(payoutOf(start)).toBe(2);
  expect(diceChances(withPayout(start, 4))).toBe(2_475);
  expect(withChances(start, 2_475)).toEqual({ side: 'over', target: 7_524 });
});

test('turning the side keeps the chance', () => {
  expect(turnedOver(start)).toEqual({ side: 'under', target: 4_950 });
  expect(turnedOver(turnedOver(start))).toEqual(start);
});

test('whatever is typed or dragged, the bet stays one that the game offers', () => {
  for (const side of ['over', 'under'] as const) {
    for (const wild of [-5, 0, 1, 50, 9_999, 10_000, 1e9]) {
      const params = withTarget({ side, target: 5_000 }, wild);
      expect(dice.validate(params)).toEqual(params);
      expect(diceChances(withPayout(params, wild || 1))).toBeGreaterThanOrEqual(DICE_MIN_CHANCES);
      expect(diceChances(withPayout(params, wild || 1))).toBeLessThanOrEqual(DICE_MAX_CHANCES);
    }
  }
});

test('a roll always has two digits before and behind the point', () => {
  expect(asRoll(7, 'en')).toBe('00.07');
  expect(asRoll(9_999, 'de')).toBe('99,99');
});
