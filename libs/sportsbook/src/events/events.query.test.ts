import { expect, test } from 'vitest';
import { sportEvent } from '../testing/sport-events.ts';
import { withState } from './event.query.ts';
import { withStates } from './events.query.ts';

const event = sportEvent({ status: 'live' });
const state = (changes: object) => ({ ...event, version: event.version + 1, ...changes });

test('a newer state replaces, an older one changes nothing, not even the array', () => {
  const newer = withStates([event], new Map([[7, state({ score: { home: 1, away: 0 } })]]), 'live');
  expect(newer[0]).toMatchObject({ score: { home: 1 }, home: event.home });
  const list = [event];
  expect(withStates(list, new Map([[7, { ...event, version: event.version }]]), 'live')).toBe(list);
});

test('a match that ended leaves the live list', () => {
  expect(withStates([event], new Map([[7, state({ status: 'ended' })]]), 'live')).toEqual([]);
});

test('the main markets of a list message leave the other markets of a match as they are', () => {
  const main = { ...event.markets[0]!, version: 9, odds: [11_000, 90_000, 200_000] };
  const next = withState(event, state({ markets: [main] }));
  expect(next.markets).toHaveLength(event.markets.length);
  expect(next.markets[0]).toBe(main);
  expect(next.markets[1]).toBe(event.markets[1]);
});
