import { expect, test } from 'vitest';
import { isDay, isMoment } from './day.ts';

test('a day is one there is', () => {
  expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-1-1', '0026-01-01', '', null, 20260101].some(isDay)).toBe(false);
});

test('a moment is one there is, as the server writes it', () => {
  expect(isMoment('2028-02-29T12:00:00.000Z')).toBe(true);
  expect(
    ['2026-02-29T12:00:00.000Z', '2026-01-01', '2026-01-01T25:00:00.000Z', '2026-01-01T12:00:00+01:00', '', 0].some(
      isMoment,
    ),
  ).toBe(false);
});
