import { expect, test } from 'vitest';
import { hiddenCookie, isSecure } from './session-cookie.ts';

// shows: request:session-cookie
test.each([
  ['https://casino.example', true],
  ['http://casino.example', true],
  ['https://casino.localhost', true],
  ['http://casino.localhost.example', true],
  ['http://localhost.example:4200', true],
  ['http://10.0.0.7:4200', true],
  ['http://casino.localhost:4200', false],
  ['http://localhost:4200', false],
  ['http://127.0.0.1:4200', false],
])('a cookie of %s is secure: %s', (casinoOrigin, secure) => {
  expect(isSecure(casinoOrigin)).toBe(secure);
  expect(hiddenCookie('session', { casinoOrigin, cookieDomain: 'casino.example' })).toMatchObject({
    secure,
    httpOnly: true,
    sameSite: 'lax',
  });
});
