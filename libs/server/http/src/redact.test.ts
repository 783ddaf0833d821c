import { expect, test } from 'vitest';
import { redact } from './redact.ts';

const secret = 'Hunter-2-hunter';
const random = 'q3Vv0mT8b1Kx_Zr4LsWc7Yp2NdHjEa9FgUoIiXtQe5M';

// shows: promise:U2
test.each([
  ['a field', { password: secret }],
  ['a field in a list, deep', { a: [{ b: { c: [{ d: { newPassword: secret } }] } }] }],
  ['whatever is under the name', { cookies: { session: { value: secret } } }],
  ['a name in capitals', { 'X-Session-TOKEN': secret }],
  ['a header', { headers: { Authorization: secret, 'set-cookie': [secret] } }],
  ['a card’s code', { cardCvc: secret, otp: secret }],
  ['a query', `/a/confirm?x=1&token=${secret}&y=2`],
  ['a fragment', `https://casino.example/#access_token=${secret}`],
  ['an encoded address', `/login?next=%2Fconfirm%3Ftoken%3D${secret}`],
  ['a path', `/unsubscribe/${random}/now`],
  ['a cookie in a sentence', `sent croupier_session=${secret}; path=/`],
  ['JSON in a text', `body was ${JSON.stringify({ user: { password: secret } })}`],
  ['JSON in JSON', JSON.stringify({ body: JSON.stringify({ password: secret }) })],
  ['a password with quotes in JSON', JSON.stringify({ password: `"'${secret}"'${secret}` })],
  ['the same in JSON in JSON', JSON.stringify({ a: JSON.stringify({ password: `"${secret}"${secret}` }) })],
  ['a short word encoded', `/next=%3Fotp%3D${secret}`],
  ['a scheme', `authorization failed: Bearer ${secret}`],
  ['an error', new Error(`no answer from /a?token=${secret}`)],
  ['the cause of an error', new Error('x', { cause: Object.assign(new Error('y'), { password: secret }) })],
  ['a random word', `Confirm: ${random}.`],
  ['a hash', `key ${'0a1b2c3d'.repeat(8)}`],
])('%s is logged without its secret', (_where, value) => {
  const text = JSON.stringify(redact(value));
  expect(text).not.toContain(secret);
  expect(text).not.toContain(random);
  expect(text).not.toContain('0a1b2c3d');
  expect(text).toContain('[redacted]');
});

test('a card’s number goes, however it is written', () => {
  for (const card of ['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '378282246310005'])
    expect(redact(`paid with ${card} today`)).toBe('paid with [redacted] today');
});

test('what is needed to find a fault stays', () => {
  const line = {
    rid: '0b9fa1f0-6f9d-4b0e-8e5f-6f6a2ad5a2f0',
    url: '/casino/games/book-of-the-long-forgotten-kings-2?page=3#rules',
    playerId: 42,
    amount: '411111111111',
    method: 'card',
    tokenGiven: true,
    at: new Date(0),
    nothing: null,
  };
  expect(redact(line)).toEqual(line);
  expect(redact(new RangeError('too far'))).toMatchObject({ type: 'RangeError', message: 'too far' });
});

test('nobody keeps us busy with a text made for it', () => {
  for (const part of ['a', '\\\\', '"', '=', '1 ', '%3D', '"token":"', 'token=', 'Bearer ', '-']) {
    const began = performance.now();
    redact(part.repeat(16_384));
    expect(performance.now() - began, part).toBeLessThan(1_000);
  }
});

test('what refers to itself is logged all the same', () => {
  const loop: Record<string, unknown> = { text: 'x' };
  loop['self'] = loop;
  expect(JSON.stringify(redact(loop))).toContain('[deep]');
});
