import { expect, test } from 'vitest';
import { isLiveExpiry } from './cards.ts';

test.each([
  ['11/26', true],
  ['12 / 31', true],
  ['12/2031', true],
  ['10/26', false],
  ['10/2026', false],
  ['12/1931', false],
  ['13/31', false],
  ['12/', false],
])('a card until %s is taken in November 2026: %s', (text, live) => {
  expect(isLiveExpiry(text, new Date('2026-11-29T12:00:00Z'))).toBe(live);
});
