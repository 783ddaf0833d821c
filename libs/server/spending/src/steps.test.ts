import { expect, test } from 'vitest';
import { firstDayOf, stepsUntil } from './steps.ts';

test('weeks begin on Monday, months on the first, across the end of a year', () => {
  expect(firstDayOf('week', '2026-11-22')).toBe('2026-11-16');
  expect(firstDayOf('week', '2026-11-16')).toBe('2026-11-16');
  expect(firstDayOf('month', '2026-02-28')).toBe('2026-02-01');
  expect(stepsUntil('month', '2026-02-28').slice(-3)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
  expect(stepsUntil('day', '2026-03-01').slice(-2)).toEqual(['2026-02-28', '2026-03-01']);
  expect(stepsUntil('week', '2026-11-22').slice(-2)).toEqual(['2026-11-09', '2026-11-16']);
});

test('each picture has as many steps as it says', () => {
  expect(['day', 'week', 'month'].map((by) => stepsUntil(by as 'day', '2026-11-22').length)).toEqual([30, 13, 12]);
});
