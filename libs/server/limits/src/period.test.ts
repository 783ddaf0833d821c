import { expect, test } from 'vitest';
import { endAfter, periodStart, periodStarts } from './period.ts';

const start = (period: Parameters<typeof periodStart>[0], at: string) =>
  periodStart(period, new Date(at)).toISOString();

// shows: promise:L8
test("a day begins at the zone's midnight, in winter and in summer", () => {
  expect(start('day', '2026-01-15T23:30:00Z')).toBe('2026-01-15T23:00:00.000Z');
  expect(start('day', '2026-01-15T22:59:59Z')).toBe('2026-01-14T23:00:00.000Z');
  expect(start('day', '2026-07-15T21:59:59Z')).toBe('2026-07-14T22:00:00.000Z');
  expect(start('day', '2026-07-15T22:00:00Z')).toBe('2026-07-15T22:00:00.000Z');
});

// shows: promise:L8
test('the days on which clocks change begin at their own midnight', () => {
  expect(start('day', '2026-03-29T12:00:00Z')).toBe('2026-03-28T23:00:00.000Z');
  expect(start('day', '2026-03-29T22:00:00Z')).toBe('2026-03-29T22:00:00.000Z');
  expect(start('day', '2026-10-25T12:00:00Z')).toBe('2026-10-24T22:00:00.000Z');
  expect(start('day', '2026-10-25T22:59:59Z')).toBe('2026-10-24T22:00:00.000Z');
  expect(start('day', '2026-10-25T23:00:00Z')).toBe('2026-10-25T23:00:00.000Z');
});

// shows: promise:L8; fields:limit-periods
test('weeks begin on Monday, months on the first', () => {
  expect(start('week', '2026-11-20T12:00:00Z')).toBe('2026-11-15T23:00:00.000Z');
  expect(start('week', '2026-11-15T22:59:59Z')).toBe('2026-11-08T23:00:00.000Z');
  expect(start('month', '2026-02-28T22:59:59Z')).toBe('2026-01-31T23:00:00.000Z');
  expect(start('month', '2026-02-28T23:00:00Z')).toBe('2026-02-28T23:00:00.000Z');
  expect(start('month_3', '2026-11-20T12:00:00Z')).toBe('2026-09-30T22:00:00.000Z');
  expect(start('month_12', '2026-11-20T12:00:00Z')).toBe('2025-12-31T23:00:00.000Z');
});

test('the remembered starts are those of each instant, across a year of hours', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 2); at += 3_600_000) {
    const now = new Date(at);
    expect(periodStarts(now).day).toEqual(periodStart('day', now));
    expect(periodStarts(now).day_3.getTime()).toBeLessThanOrEqual(at);
  }
});

// shows: promise:L8
test("a break of a month ends on the same day, or on the month's last", () => {
  const end = (period: Parameters<typeof endAfter>[0], at: string) => endAfter(period, new Date(at))?.toISOString();
  expect(end('month', '2026-01-31T10:00:00Z')).toBe('2026-02-28T10:00:00.000Z');
  expect(end('month_6', '2026-11-20T10:00:00Z')).toBe('2027-05-20T10:00:00.000Z');
  expect(end('day_3', '2026-11-20T10:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
  expect(endAfter('forever', new Date())).toBeNull();
});
