import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Email, NewPassword, PersonName } from '@croupier/contracts';

// shows: rule:email
test('an email has 254 characters at most, 64 of them before the @', () => {
  const of = (local: number, all: number) => {
    const rest = all - local - 1 - '.test'.length;
    const labels = Array.from({ length: Math.ceil(rest / 60) }, (_, at) => 'b'.repeat(Math.min(60, rest - at * 60)));
    return `${'a'.repeat(local)}@${labels.join('.')}`.slice(0, all - '.test'.length).replace(/\.$/, 'b') + '.test';
  };
  expect(of(64, 254)).toHaveLength(254);
  expect(v.is(Email, of(64, 254))).toBe(true);
  expect(v.is(Email, of(64, 255))).toBe(false);
  expect(v.is(Email, of(65, 100))).toBe(false);
});

// shows: rule:password
test('a password has between 8 and 128 characters, whatever they are', () => {
  expect([8, 128].map((length) => v.is(NewPassword, 'é'.repeat(length)))).toEqual([true, true]);
  expect([7, 129].map((length) => v.is(NewPassword, 'é'.repeat(length)))).toEqual([false, false]);
});

// shows: rule:names
test('a name has between 1 and 64 characters', () => {
  expect([1, 64].map((length) => v.is(PersonName, 'é'.repeat(length)))).toEqual([true, true]);
  expect([0, 65].map((length) => v.is(PersonName, 'é'.repeat(length)))).toEqual([false, false]);
  expect(v.is(PersonName, '   ')).toBe(false);
});
