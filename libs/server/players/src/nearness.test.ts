import { expect, test } from 'vitest';
import { nearnessOf, type Neighbour } from './nearness.ts';

const person = (name_key: string | null, more: Partial<Neighbour> = {}): Neighbour => ({
  name_key,
  address: null,
  postal_code: null,
  ...more,
});

// shows: promise:L6
test.each([
  ['garcia jose', 'garcia jose maria', 'name'],
  ['garcia jose', 'garcia josef', 'name'],
  ['garcia jose', 'garzia jose', 'name'],
  ['garcia jose', 'garica jose', 'name'],
  ['brien o pat', 'obrien pat', 'name'],
  ['garcia jose', 'garcia j', 'name'],
  ['garcia jose', 'garcia k', null],
  ['garcia jose', 'garcia josefine', null],
  ['garcia jose', 'jose martin', null],
  ['garcia jose', 'garcia', null],
  ['ana li', 'ann lo', null],
])('%s and %s of one date of birth are near by %s', (one, other, nearness) => {
  expect(nearnessOf(person(one), person(other))).toBe(nearness);
  expect(nearnessOf(person(other), person(one))).toBe(nearness);
});

test('two names of one date of birth in one street are near, with and without capitals, spaces and points', () => {
  const home = { address: 'Linden-Allee 7 b', postal_code: '101 15' };
  expect(nearnessOf(person('a b', home), person('c d', { address: 'linden allee 7B.', postal_code: '10115' }))).toBe(
    'address',
  );
  expect(nearnessOf(person('a b', home), person('c d', { ...home, address: 'Lindenallee 9' }))).toBeNull();
  expect(nearnessOf(person('a b', home), person('c d', { address: home.address }))).toBeNull();
  expect(nearnessOf(person(null), person(null))).toBeNull();
});
