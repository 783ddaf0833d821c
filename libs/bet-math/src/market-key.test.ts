import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalSpecifiers, marketKey, parseSpecifiers } from './market-key.ts';

test('specifiers are sorted, numbers in their shortest form', () => {
  expect(canonicalSpecifiers({ setnr: 1, hcp: '-1.50' })).toBe('hcp=-1.5|setnr=1');
  expect(canonicalSpecifiers({ total: '2.50' })).toBe('total=2.5');
  expect(canonicalSpecifiers({ hcp: '+1' })).toBe('hcp=1');
  expect(canonicalSpecifiers({ hcp: '-0' })).toBe('hcp=0');
  expect(canonicalSpecifiers({})).toBe('');
});

test('what is written canonically reads back the same', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.integer({ min: -20, max: 20 }), { noNullPrototype: true }),
      (parts) => {
        const text = canonicalSpecifiers(parts);
        expect(canonicalSpecifiers(parseSpecifiers(text)!)).toBe(text);
      },
    ),
  );
});

test.each(['total', 'total=2.5|total=3.5', 'total=2.5|', "total='--", 'Total=1'])(
  '%s is no list of specifiers',
  (text) => {
    expect(parseSpecifiers(text)).toBeNull();
  },
);

test('a key names event, market and specifiers', () => {
  expect(marketKey({ eventId: 7, marketId: 18, specifiers: 'total=2.5' })).toBe('7/18/total=2.5');
});
