import { expect, test } from 'vitest';
import { trustProxies, visitorOf } from './trusted-proxies.ts';

const proxies = trustProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
const visitor = (remoteAddress: string, headers: Record<string, string> = {}) =>
  visitorOf({ socket: { remoteAddress }, headers } as never, proxies);

// shows: request:forwarded
test('a stranger is who they are, whatever they claim', () => {
  const claims = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' };
  expect(visitor('203.0.113.9', claims)).toEqual({ address: '203.0.113.9', protocol: 'http', proxied: false });
  expect(visitor('::ffff:203.0.113.9', claims).address).toBe('203.0.113.9');
});

test('a trusted proxy says for whom it asks, and how they came', () => {
  const passedOn = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  expect(visitor('10.1.2.3', passedOn)).toEqual({ address: '203.0.113.9', protocol: 'https', proxied: true });
  expect(visitor('::ffff:192.0.2.7', passedOn).address).toBe('203.0.113.9');
  expect(visitor('2001:db8::5', { 'x-forwarded-for': '2001:dead::1' }).address).toBe('2001:dead::1');
});

test('of a chain, what stands before the first stranger is only a claim', () => {
  const chain = (text: string) => visitor('10.1.2.3', { 'x-forwarded-for': text }).address;
  expect(chain('1.1.1.1, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9');
  expect(chain('203.0.113.9, nonsense')).toBe('10.1.2.3');
  expect(chain('10.2.2.2,10.3.3.3')).toBe('10.2.2.2');
  expect(chain('')).toBe('10.1.2.3');
});

test('what is no address is refused', () => {
  expect(() => trustProxies(['proxy.example'])).toThrow();
  expect(() => trustProxies(['10.0.0.0/64'])).toThrow();
});
