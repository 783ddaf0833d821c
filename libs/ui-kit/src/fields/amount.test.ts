import { describe, expect, test } from 'vitest';
import { currencySign, formatAmount, parseAmount } from './amount.ts';

describe('parseAmount', () => {
  test.each([
    ['50', 'EUR', 'en', 5000n],
    ['1,000.50', 'EUR', 'en', 100050n],
    ['1.000,50', 'EUR', 'de', 100050n],
    ['1.000', 'EUR', 'de', 100000n],
    ['10.50', 'EUR', 'de', 1050n],
    ['10,5', 'EUR', 'en', 1050n],
    ['1,000', 'EUR', 'en', 100000n],
    ['1 000,50', 'NOK', 'no', 100050n],
    ['1\u202f000,50', 'CAD', 'fr-CA', 100050n],
    ["1'000.50", 'EUR', 'en', 100050n],
    ['1,234,567.8', 'EUR', 'en', 123456780n],
    ['.5', 'EUR', 'en', 50n],
    ['1500', 'JPY', 'ja', 1500n],
    ['１，５００', 'JPY', 'ja', 1500n],
    ['2500', 'BTC', 'en', 250000n],
    ['0.01', 'BTC', 'en', 1n],
    ['10.500', 'EUR', 'en', 1050n],
    ['€5', 'EUR', 'en', 500n],
    ['5 EUR', 'EUR', 'de', 500n],
    ['5 µBTC', 'BTC', 'en', 500n],
    ['90071992547409.93', 'EUR', 'en', 9007199254740993n],
  ] as const)('reads %j of %s in %s as %d subunits', (typed, currency, locale, amount) => {
    expect(parseAmount(typed, currency, locale)).toEqual({ amount, problem: null });
  });

  test.each(['-5', '1e5', 'fifty', '5$', '1,5,0', '1,000,50', '5²', '1.2.3,4,5x', '+5', '.', '0x10', '1'.repeat(30)])(
    'does not take %j for a number',
    (typed) => {
      expect(parseAmount(typed, 'EUR', 'en')).toEqual({ amount: null, problem: 'not_a_number' });
    },
  );

  test('says when an amount is finer than the currency', () => {
    expect(parseAmount('1.005', 'EUR', 'en').problem).toBe('too_fine');
    expect(parseAmount('10.5', 'JPY', 'en').problem).toBe('too_fine');
    expect(parseAmount('0.001', 'BTC', 'en').problem).toBe('too_fine');
  });

  test('nothing typed is no amount and no complaint', () => {
    expect(parseAmount('  ', 'EUR', 'en')).toEqual({ amount: null, problem: null });
  });
});

describe('formatAmount', () => {
  test.each([
    [5000n, 'EUR', 'en', '50'],
    [100050n, 'EUR', 'en', '1,000.50'],
    [100050n, 'EUR', 'de', '1.000,50'],
    [1500n, 'JPY', 'ja', '1,500'],
    [250001n, 'BTC', 'en', '2,500.01'],
    [9007199254740993n, 'EUR', 'en', '90,071,992,547,409.93'],
  ] as const)('writes %d %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatAmount(amount, currency, locale)).toBe(text);
  });

  test.each(['en', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'de', 'ja', 'fr-CA', 'pt-BR', 'no'])(
    'what it writes in %s it reads back',
    (locale) => {
      for (const amount of [1n, 99n, 100n, 123456n, 100000000n]) {
        for (const currency of ['EUR', 'JPY', 'BTC', 'ETH', 'USDT'] as const) {
          expect(parseAmount(formatAmount(amount, currency, locale), currency, locale).amount).toBe(amount);
        }
      }
    },
  );
});

test('the sign beside the field is the unit one types in', () => {
  expect(currencySign('EUR', 'de')).toBe('€');
  expect(currencySign('BTC', 'en')).toBe('µBTC');
  expect(currencySign('USDT', 'en')).toBe('USDT');
});
