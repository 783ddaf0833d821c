import { expect, test } from 'vitest';
import { readGatewayConfig } from './config.ts';

test('what one address may take is a setting, and so are the proxies to believe', () => {
  expect(readGatewayConfig({}).limits).toEqual({ connectionsPerAddress: 1_000, callsPerAddress: 4 });
  const set = readGatewayConfig({
    CALLS_PER_ADDRESS: '8',
    CONNECTIONS_PER_ADDRESS: '9000',
    TRUSTED_PROXIES: '10.0.0.0/8',
  });
  expect(set.limits).toEqual({ connectionsPerAddress: 9_000, callsPerAddress: 8 });
  expect(set.trustedProxies.check('10.1.2.3')).toBe(true);
  expect(() => readGatewayConfig({ CALLS_PER_ADDRESS: '0' })).toThrow('a whole number');
  expect(() => readGatewayConfig({ TRUSTED_PROXIES: 'proxy.example' })).toThrow(
    'The setting TRUSTED_PROXIES=proxy.example is wrong: addresses or networks such as 10.0.0.7,192.168.0.0/16.',
  );
});
