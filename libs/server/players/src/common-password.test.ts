import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'passw0rd2024',
  '12345678',
  '87654321',
  'qwertyuiop',
  'qwerty123',
  'aaaaaaaa',
  '12121212',
  'abcdefgh',
  'iloveyou',
  'Iloveyou1!',
  'abcd1234',
  '1q2w3e4r',
  'letmein1',
  'welcome123',
  'passwordpassword',
  'Casino2026',
  'password'.repeat(16),
])('%s is turned away', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'vT7#kd92mm',
  'mein Fahrrad ist grün',
  'gartenzwerg-auf-reisen',
  '  spaces count  ',
  'パスワードは長い方がいい',
  'Wir tranken Kaffee, '.repeat(6),
])('%s is fine', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

// shows: rule:password-common; promise:A2
test('the name before the @ with a number behind it is not a password', () => {
  expect(isCommonPassword('martina.k1984', 'martina.k@example.test')).toBe(true);
  expect(isCommonPassword('martina.k1984', 'someone@example.test')).toBe(false);
});
