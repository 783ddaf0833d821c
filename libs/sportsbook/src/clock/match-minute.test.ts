import { expect, test } from 'vitest';
import { matchMinute, minuteOf } from './match-minute.ts';
import { minuteText } from './MatchTime.tsx';

const at = '2026-11-20T18:00:00.000Z';
const later = (seconds: number) => Date.parse(at) + seconds * 1000;

test('the clock runs on by the speed of the match', () => {
  const clock = { period: 'first_half', second: 60, at, speed: 20 } as const;
  expect(minuteText(matchMinute(clock, null))).toBe('2′');
  expect(minuteText(matchMinute(clock, later(30)))).toBe('12′');
});

test('beyond 45 and 90 minutes stoppage time is counted, and a clock nobody corrects stops', () => {
  expect(minuteText(minuteOf('first_half', 45 * 60 + 61))).toBe('45+2′');
  expect(minuteText(minuteOf('second_half', 45 * 60))).toBe('90+1′');
  expect(minuteText(minuteOf('second_half', 44 * 60))).toBe('90′');
  expect(minuteText(matchMinute({ period: 'second_half', second: 0, at, speed: 20 }, later(100_000)))).toBe('90+10′');
});

test('a clock ahead of ours does not run backwards', () => {
  expect(minuteText(matchMinute({ period: 'first_half', second: 120, at, speed: 1 }, later(-50)))).toBe('3′');
});
