import { expect, test } from 'vitest';
import { currencyCodes, isCrypto } from './currency.ts';

test('six coins have addresses, each a wallet of its currency', () => {
  expect(currencyCodes.filter(isCrypto).toSorted()).toEqual(['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT'].toSorted());
});
