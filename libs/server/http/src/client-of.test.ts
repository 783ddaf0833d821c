import { expect, test } from 'vitest';
import { clientOf } from './client-of.ts';

test('a customer with a whole IPv6 network is one client', () => {
  expect([clientOf('2001:db8:1:2:3::4'), clientOf('2001:db8:1:2:ffff:1:2:3')]).toEqual([
    '2001:db8:1:2',
    '2001:db8:1:2',
  ]);
  expect([clientOf('2001:db8::1'), clientOf('::1'), clientOf('203.0.113.9')]).toEqual([
    '2001:db8:0:0',
    '0:0:0:0',
    '203.0.113.9',
  ]);
});
