import { expect, test } from 'vitest';
import { addressProblem, testAddress } from './address.ts';
import { readCashAddress } from './cash-address.ts';

/** Valid addresses from the coins' specifications: BIP 173, BIP 350, the CashAddr specification, EIP-55. */
const right = {
  BTC: [
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  BCH: [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
  ],
  ETH: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'],
  USDT: ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
};

test.each(Object.entries(right).flatMap(([coin, all]) => all.map((address) => [coin, address])))(
  '%s: %s is an address, and no longer with one sign changed',
  (coin, address) => {
    expect(addressProblem(coin, address)).toBe(null);
    const at = address.length - 3;
    const other = address[at]!.toLowerCase() === 'a' ? 'c' : 'a';
    const changed = address.slice(0, at) + other + address.slice(at + 1);
    // An Ethereum address in lower case has no checksum.
    if (changed !== changed.toLowerCase() || !changed.startsWith('0x'))
      expect(addressProblem(coin, changed)).toBe('typo');
  },
);

test('an address of another coin is told from a typing error', () => {
  expect(addressProblem('LTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')).toBe('other_coin');
  expect(addressProblem('BTC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('other_coin');
  expect(addressProblem('ETH', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe('other_coin');
  expect(addressProblem('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toBe('typo'); // Only its case is wrong.
  expect(addressProblem('BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd')).toBe('typo'); // Bech32 for a later version.
  for (const text of ['', '0x', 'x'.repeat(5000), 'bc1', 'bitcoincash:', '١'.repeat(42)])
    expect(addressProblem('BTC', text)).toBe('typo');
});

test.each(['BTC', 'BCH', 'LTC', 'DOG', 'ETH', 'USDT'])('an address made for %s is one, on its test network', (coin) => {
  for (let seed = 0; seed < 50; seed += 1) {
    const address = testAddress(
      coin,
      Uint8Array.from({ length: 20 }, (_, at) => (seed * 31 + at * 7) & 255),
    );
    expect(addressProblem(coin, address), address).toBe(null);
  }
  if (coin === 'BCH')
    expect(readCashAddress(testAddress(coin, new Uint8Array(20).fill(9)), ['bchtest'])).toEqual(
      new Uint8Array(20).fill(9),
    );
});
