import { expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from './days.ts';

const startIn = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString();

test('a day begins at midnight of its zone, also where clocks change on it', () => {
  expect(startIn('2026-11-25', 'UTC')).toBe('2026-11-25T00:00:00.000Z');
  expect(startIn('2026-11-25', 'Asia/Tokyo')).toBe('2026-11-24T15:00:00.000Z');
  expect(startIn('2026-11-25', 'America/Toronto')).toBe('2026-11-25T05:00:00.000Z');
  expect(startIn('2026-10-25', 'Europe/Vienna')).toBe('2026-10-24T22:00:00.000Z');
  expect(startIn('2026-10-26', 'Europe/Vienna')).toBe('2026-10-25T23:00:00.000Z');
  expect(startIn('2026-03-29', 'Europe/Vienna')).toBe('2026-03-28T23:00:00.000Z');
});

test('every day of a year begins where the one before ends, in zones far apart and with odd offsets', () => {
  for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo'])
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const start = startOfDay(day, zone);
      expect([dayOf(start, zone), dayOf(start - 1, zone)]).toEqual([day, addDays(day, -1)]);
    }
});

test('days are counted over the ends of months', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
