import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const [old, next] = ['A'.repeat(43), 'B'.repeat(43)];
const secret = Buffer.from('a small secret');

test('what is sealed is opened by its owner alone, and every time looks different', () => {
  const vault = createVault([old])!;
  const sealed = vault.seal(secret, 'player 1');
  expect(vault.open(sealed, 'player 1')).toEqual(secret);
  expect(vault.seal(secret, 'player 1')).not.toEqual(sealed);
  expect(sealed.includes(secret)).toBe(false);
  expect(() => vault.open(sealed, 'player 2')).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => vault.open(sealed, 'player 1')).toThrow();
});

test('a new key put before the old one seals from then on, and the old one still opens', () => {
  const sealed = createVault([old])!.seal(secret, 'player 1');
  const both = createVault([next, old])!;
  expect(both.open(sealed, 'player 1')).toEqual(secret);
  expect(createVault([next])!.open(both.seal(secret, 'player 1'), 'player 1')).toEqual(secret);
  expect(() => createVault([next])!.open(sealed, 'player 1')).toThrow('SECRETS_KEY');
});

test('without a key there is no vault', () => {
  expect(createVault([])).toBeNull();
});
