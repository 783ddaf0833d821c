import { expect, test } from 'vitest';
import type { RandomStream } from '../stream.ts';
import {
  dice,
  DICE_MAX_CHANCES,
  DICE_MIN_CHANCES,
  diceChances,
  type DiceOutcome,
  diceTarget,
  diceWin,
} from './dice.ts';

/** Returns a stream that draws exactly this. */
const drawing = (roll: number): RandomStream => ({
  byte: () => 0,
  float: () => 0,
  draw: (outcomes) => {
    expect(outcomes).toBe(10_000);
    return roll;
  },
});

// shows: promise:R4
test('over all 10,000 rolls every target pays back exactly 99 %', () => {
  for (const side of ['over', 'under'] as const) {
    for (const chances of [DICE_MIN_CHANCES, 3, 49, 4950, 5000, DICE_MAX_CHANCES]) {
      const params = dice.validate({ target: diceTarget(side, chances), side })!;
      let wins = 0;
      for (let roll = 0; roll < 10_000; roll++) {
        if (dice.play(drawing(roll), { stake: 100n, params }, null).win > 0n) wins += 1;
      }
      expect(wins).toBe(chances);
      // A stake without a remainder to round away.
      expect(diceWin(BigInt(chances), chances) * BigInt(wins)).toBe((BigInt(chances) * 10_000n * 99n) / 100n);
    }
  }
});

test('the target itself never wins, on either side', () => {
  for (const side of ['over', 'under'] as const) {
    const { outcome, win } = dice.play(drawing(5000), { stake: 100n, params: { target: 5000, side } }, null);
    expect((outcome as unknown as DiceOutcome).won).toBe(false);
    expect(win).toBe(0n);
  }
});

test('a win is rounded down to a whole subunit and never above the cap', () => {
  expect(diceWin(10n, 9_800)).toBe(10n);
  expect(diceWin(1_000n, 4_950)).toBe(2_000n);
  expect(diceWin(100n, DICE_MIN_CHANCES)).toBe(495_000n);
  expect(dice.maxWinMultiple).toBeLessThanOrEqual(5_000);
});

test('the largest win it publishes is the largest of every target and roll, and is paid', () => {
  let best = 0n;
  for (const side of ['over', 'under'] as const) {
    for (let target = 0; target < 10_000; target++) {
      const params = dice.validate({ target, side });
      if (!params) continue;
      const roll = side === 'under' ? target - 1 : target + 1;
      const { win } = dice.play(drawing(roll), { stake: 100n, params }, null);
      if (win > best) best = win;
    }
  }
  expect(dice.maxWinMultiple).toBe(Number(best) / 100);
});

test('only a whole target with a fair chance on a known side is accepted, and nothing else rides along', () => {
  expect(dice.validate({ target: 4950, side: 'under', bonus: 1 })).toEqual({ target: 4950, side: 'under' });
  expect(diceChances({ target: 4950, side: 'over' })).toBe(5049);
  const refused: unknown[] = [
    null,
    undefined,
    5,
    'under',
    {},
    { target: 1, side: 'under' },
    { target: 9801, side: 'under' },
  ];
  refused.push(
    { target: 50.5, side: 'over' },
    { target: 9998, side: 'over' },
    { target: '50', side: 'over' },
    { target: 50, side: 'in' },
  );
  for (const params of refused) expect(dice.validate(params)).toBeNull();
});
