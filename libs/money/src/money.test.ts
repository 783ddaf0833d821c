import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes, formatMoney, fromDecimal, isCrypto, subunits, toDecimal } from './index.ts';

// shows: promise:M4
test('every currency survives the way to a decimal and back, a thousand amounts each', () => {
  for (const currency of currencyCodes) {
    fc.assert(
      fc.property(
        fc.bigInt(-(2n ** 60n), 2n ** 60n),
        (amount) => fromDecimal(toDecimal(amount, currency), currency) === amount,
      ),
      { numRuns: 1000 },
    );
  }
});

test('a fraction finer than the subunit is refused, trailing zeros are not', () => {
  expect(fromDecimal('1.005', 'EUR')).toBeNull();
  expect(fromDecimal('1.500', 'EUR')).toBe(150n);
  expect(fromDecimal('1.5', 'JPY')).toBeNull();
  expect(fromDecimal('12.0', 'JPY')).toBe(12n);
});

test('what is no number is refused', () => {
  for (const text of ['', ' ', 'x', '1e3', '1,5', '--1', '.5', 'NaN', 'Infinity'])
    expect(fromDecimal(text, 'EUR')).toBeNull();
});

test('an amount reads as the locale writes its currency', () => {
  expect(formatMoney(1050n, 'EUR', 'de')).toBe('10,50\u00a0€');
  expect(formatMoney(1050n, 'EUR', 'en')).toBe('€10.50');
  expect(formatMoney(1050n, 'JPY', 'ja')).toMatch(/1,050/);
});

test.each([
  ['USD', 'en', '\u2212$0.05'],
  ['EUR', 'de', '\u22120,05\u00a0€'],
  ['EUR', 'fr-CA', '\u22120,05\u00a0€'],
  ['NOK', 'no', '\u22120,05\u00a0kr'],
  ['JPY', 'ja', '\u2212￥5'],
  ['BTC', 'en', '\u22120.05 µBTC'],
] as const)('less than nothing in %s has a minus sign in "%s", never a hyphen', (currency, locale, written) => {
  expect(formatMoney(-5n, currency, locale)).toBe(written);
});

// shows: constant:crypto-display
test('crypto is shown in the unit people read', () => {
  expect(formatMoney(100_000n, 'BTC', 'en')).toBe('1,000 µBTC');
  expect(formatMoney(1_500_000n, 'ETH', 'en')).toBe('1.5 mETH');
  expect(formatMoney(1_234_567n, 'LTC', 'en')).toBe('12.34567 mLTC');
  expect(formatMoney(1_234_567n, 'USDT', 'en')).toBe('1.234567 USDT');
});

// shows: constant:crypto-digits
test('a coin is shown to its last subunit, eight digits after the point at most', () => {
  expect(formatMoney(1n, 'DOG', 'en')).toBe('0.00000001 DOG');
  expect(formatMoney(123_456_789n, 'BCH', 'en')).toBe('1.23456789 BCH');
});

test('beyond what a double holds no digit is lost', () => {
  expect(formatMoney(9_007_199_254_740_993_01n, 'EUR', 'en')).toBe('€9,007,199,254,740,993.01');
});

// shows: constant:crypto-ratio
test('crypto is every currency with more than a hundred subunits', () => {
  expect(currencyCodes.filter(isCrypto)).toEqual(['BTC', 'ETH', 'BCH', 'LTC', 'DOG', 'USDT']);
  expect(subunits.JPY).toBe(1);
});
