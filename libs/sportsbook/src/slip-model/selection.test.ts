import { expect, test } from 'vitest';
import { sportEvent, withResult } from '../testing/sport-events.ts';
import { legNow, needsAccepting, legOrder } from './leg-now.ts';
import { pick } from './pick.ts';

const before = sportEvent();
const picked = pick(before, before.markets[0]!, 'home')!;
const live = (event = before) => ({ ...event, status: 'live' as const });

test('a pick remembers the price, its version and the score', () => {
  expect(picked).toMatchObject({ key: '7/1//home', seen: { odds: 20_000, version: 3, score: { home: 0, away: 0 } } });
  expect(pick(before, { ...before.markets[0]!, odds: null }, 'home')).toBeNull();
});

test('unchanged it is open; a price that moved says which way', () => {
  expect(legNow(picked, before)).toMatchObject({ state: 'open', changed: null });
  expect(legNow(picked, withResult(before, { odds: [21_000, 25_000, 30_000] }))).toMatchObject({ changed: 'better' });
  expect(legNow(picked, withResult(before, { odds: [19_000, 25_000, 30_000] }))).toMatchObject({ changed: 'worse' });
});

test('suspended keeps its reason, decided or over is closed', () => {
  expect(legNow(picked, withResult(live(), { status: 'suspended', reason: 'possible_goal' }))).toMatchObject({
    state: 'suspended',
    reason: 'possible_goal',
    live: true,
  });
  expect(legNow(picked, withResult(live(), { status: 'inactive', reason: 'decided', odds: null }))).toMatchObject({
    state: 'closed',
    reason: 'decided',
  });
  expect(legNow(picked, { ...before, status: 'ended' })).toMatchObject({ state: 'closed' });
  expect(legNow(picked, undefined)).toMatchObject({ state: 'loading' });
});

test.each([
  ['better', 'none', true],
  ['better', 'higher', false],
  ['worse', 'higher', true],
  ['worse', 'any', false],
  [null, 'none', false],
] as const)('a change for the %s under "%s" needs accepting: %s', (changed, oddsChange, expected) => {
  expect(needsAccepting({ state: 'open', reason: null, now: null, live: false, changed }, oddsChange)).toBe(expected);
});

test('the order carries what was last seen or accepted', () => {
  expect(legOrder(picked, { odds: 21_000, version: 4, score: { home: 1, away: 0 } })).toEqual({
    event_id: 7,
    market_id: 1,
    specifiers: '',
    outcome: 'home',
    odds: 21_000,
    market_version: 4,
    score: { home: 1, away: 0 },
  });
});
