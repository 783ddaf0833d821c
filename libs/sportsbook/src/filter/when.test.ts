import { expect, test } from 'vitest';
import { countsOf, rangeOf } from './counts.ts';
import { spanOf, whenOf } from './when.ts';

const now = Date.parse('2026-11-24T22:30:00.000Z');

test('an address says hours, today, tomorrow or a day; anything else is nothing', () => {
  for (const value of ['1h', '3h', 'today', 'tomorrow', '2026-11-25']) expect(whenOf(value)).toBe(value);
  for (const value of ['2h', '2026-13-01', 'toString', 7, null, undefined]) expect(whenOf(value)).toBeUndefined();
});

test('today is the day of the zone, not of the server', () => {
  expect(spanOf('today', now, 'Europe/Vienna')).toEqual({
    from: '2026-11-23T23:00:00.000Z',
    to: '2026-11-24T23:00:00.000Z',
  });
  expect(spanOf('tomorrow', now, 'Asia/Tokyo')).toEqual({
    from: '2026-11-25T15:00:00.000Z',
    to: '2026-11-26T15:00:00.000Z',
  });
  expect(spanOf('3h', now, 'Asia/Tokyo')).toEqual({ within: '180' });
});

test('kick-offs are counted by hours from now and by days of the zone', () => {
  const kickOffs = [
    { at: '2026-11-24T23:00:00.000Z', matches: 2 },
    { at: '2026-11-25T01:00:00.000Z', matches: 3 },
    { at: '2026-11-27T12:00:00.000Z', matches: 4 },
  ];
  expect(countsOf(kickOffs, now, 'UTC')).toEqual([
    { when: '1h', matches: 2 },
    { when: '3h', matches: 5 },
    { when: 'today', matches: 2 },
    { when: 'tomorrow', matches: 3 },
    { when: '2026-11-27', matches: 4 },
  ]);
});

test('a calendar offers today to the last day with a match, by the zone, and nothing where there is none', () => {
  const kickOffs = [
    { at: '2026-11-24T23:00:00.000Z', matches: 2 },
    { at: '2026-12-06T23:30:00.000Z', matches: 1 },
  ];
  expect(rangeOf(kickOffs, now, 'UTC')).toEqual({ min: '2026-11-24', max: '2026-12-06' });
  expect(rangeOf(kickOffs, now, 'Asia/Tokyo')).toEqual({ min: '2026-11-25', max: '2026-12-07' });
  expect(rangeOf([], now, 'UTC')).toBeNull();
});
