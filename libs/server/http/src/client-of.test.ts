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

test('no spelling makes another client of an address', () => {
  const spellings = ['2001:db8:1:2::5', '2001:DB8:1:2::5', '2001:0db8:0001:0002:0:0:0:5', '2001:db8:1:2::5%eth0'];
  expect(new Set(spellings.map(clientOf))).toEqual(new Set(['2001:db8:1:2']));
  const mapped = ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'];
  expect(new Set(mapped.map(clientOf))).toEqual(new Set(['203.0.113.9']));
  expect(clientOf('::ffff:198.51.100.1')).not.toBe(clientOf('::ffff:203.0.113.9'));
});

test('what is no address stays as it is', () => {
  expect([clientOf('ada@example.test'), clientOf(''), clientOf('7')]).toEqual(['ada@example.test', '', '7']);
});
