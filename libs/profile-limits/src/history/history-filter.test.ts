import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistoryFilter } from './history-filter.ts';
import { fileAddress, wantedOf } from './wanted-rounds.ts';

const zone = process.env['TZ'];
const use = (name: string | undefined) => (name === undefined ? delete process.env['TZ'] : (process.env['TZ'] = name));
beforeEach(() => void use('Europe/Berlin'));
afterEach(() => void use(zone));

const hours = (day: string) => {
  const { from = '', to = '' } = wantedOf({ from: day, to: day });
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
};

test('a day has all its hours, also when the clock is changed on it', () => {
  expect(wantedOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T23:00:00.000Z',
  });
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-02-28'), hours('2028-02-29')]).toEqual([
    23, 25, 24, 24,
  ]);
  // Where the clock goes forward at midnight, the day starts an hour later.
  use('Africa/Cairo');
  expect(wantedOf({ from: '2026-04-24' })).toEqual({ from: '2026-04-23T22:00:00.000Z' });
  use('Asia/Kathmandu');
  expect(wantedOf({ to: '2026-12-31' })).toEqual({ to: '2026-12-31T18:15:00.000Z' });
});

test.each([
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['0000-01-01', undefined],
  ['99999-01-01', undefined],
  ['20261120', undefined],
  [['2026-11-20'], undefined],
  ['2028-02-29', '2028-02-29'],
])('of %j in the address the filter keeps %j', (from, kept) => {
  expect(readHistoryFilter({ from, to: from }).from).toBe(kept);
});

test('what makes no sense in the address narrows nothing', () => {
  const none = { game: undefined, result: undefined, from: undefined, to: undefined };
  expect(readHistoryFilter({ game: '../x', result: 'lots', from: 7, to: null })).toEqual(none);
  expect(readHistoryFilter({ game: 'moth', result: 'even' })).toMatchObject({ game: 'moth', result: 'even' });
  expect(fileAddress({})).toBe('/api/fairness/rounds.csv');
});
