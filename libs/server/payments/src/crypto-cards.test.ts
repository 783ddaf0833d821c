import { expect, test } from 'vitest';
import { cryptoCards } from './crypto-cards.ts';

const open = { frameUrl: 'http://coins.test/frame', widgetId: 'w', groups: [] };

// shows: constant:crypto-purchase; constant:crypto-purchase-fiat; fields:crypto-card
test('the seller is described with what it costs and how long it takes', () => {
  expect(cryptoCards(open, [])).toEqual([
    expect.objectContaining({
      provider: 'coinseller',
      brand: 'Coinseller',
      fee: 4.5,
      processing_time: 10,
      verification: 900,
      paymentMethods: ['visa', 'mastercard'],
      fiat_currencies: ['EUR', 'USD', 'CAD', 'AUD', 'NOK', 'RUB', 'PLN', 'NZD', 'JPY', 'KZT', 'BRL', 'INR'],
    }),
  ]);
});

// shows: group:crypto-allowlist
test.each([
  ['an empty list', [], [], 1],
  ['a group that is on the list', [7, 8], [1, 8], 1],
  ['no group of the list', [7, 8], [1], 0],
])('%s', (_, groups, own, cards) => {
  expect(cryptoCards({ ...open, groups }, own)).toHaveLength(cards);
});

test('where no seller is set nothing is offered', () => {
  expect(cryptoCards({ ...open, frameUrl: null }, [])).toEqual([]);
});
