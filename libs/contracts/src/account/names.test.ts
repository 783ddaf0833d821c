import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { City, Nickname, PersonName, StreetAddress } from './users.ts';

const every = { PersonName, Nickname, City, StreetAddress };

// shows: rule:names
describe.each(Object.entries(every))('%s', (_, schema) => {
  test.each([
    ['a turned direction of writing', 'Ada\u202enedO'],
    ['a space without width', '\u200b'],
    ['a space without width inside', 'A\u200bda'],
    ['a Hangul filler', '\u3164'],
    ['a Hangul filler inside', 'Ada\u3164Oden'],
    ['a soft hyphen', 'A\u00adda'],
    ['a line break', 'Ada\nOden'],
    ['a tab', 'Ada\tOden'],
    ['forty marks on a letter', `A${'\u0301'.repeat(40)}`],
    ['a mark on nothing', '\u0301da'],
    ['a variation selector', 'A\ufe0f'],
    ['a tag of the invisible kind', 'Ada\u{e0041}'],
    ['a braille blank', '\u2800'],
    ['nothing but points', '...'],
    ['nothing but spaces of other widths', '\u00a0\u3000'],
  ])('takes no %s', (__, text) => {
    expect(v.is(schema, text)).toBe(false);
  });

  test.each([
    'Zoë',
    'Zoe\u0308',
    'Nguyễn Thị'.normalize('NFD'),
    'José-María',
    'O’Brien',
    "L'Hôpital",
    'Müller',
    'Иван',
    'Νίκος',
  ])('takes %s', (text) => expect(v.is(schema, text)).toBe(true));

  test.each(['山田', '佐々木', 'ヴィクトリア', 'がく'.normalize('NFD'), '김민준', 'राम', 'ศักดิ์สิทธิ์', 'محمد', 'שָׁלוֹם'])(
    'takes %s of its script',
    (text) => expect(v.is(schema, text)).toBe(true),
  );
});

// shows: rule:names
test.each(['\u0410dmin', 'J\u043ese', 'Ad\u03b1m'])('no word of a name mixes alphabets that look alike: %s', (text) => {
  for (const schema of [PersonName, Nickname]) expect(v.is(schema, text)).toBe(false);
});

test('two words may be of two alphabets', () => {
  for (const schema of [PersonName, Nickname]) expect(v.is(schema, 'Иван Smith')).toBe(true);
});

test('digits are for nicknames, towns and addresses, symbols for addresses', () => {
  expect([PersonName, Nickname, City].map((schema) => v.is(schema, 'Ada 2'))).toEqual([false, true, true]);
  expect([Nickname, City, StreetAddress].map((schema) => v.is(schema, 'Ada #2'))).toEqual([false, false, true]);
  for (const town of ['St. John’s', 'Washington, D.C.', 'Frankfurt (Oder)', 'Paris 13e', '’s-Hertogenbosch'])
    expect(v.is(City, town)).toBe(true);
  for (const line of ['12/3, 2. Stock', 'C/ Mayor, n.º 5', 'Str. №7', '東京都千代田区1-1'])
    expect(v.is(StreetAddress, line)).toBe(true);
});
