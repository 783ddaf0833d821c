import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('user agents become names', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0')).toBe(
    'Edge · Windows',
  );
  expect(deviceName('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36')).toBe(
    'Chrome · Android',
  );
  expect(deviceName('curl/8.0')).toBeNull();
});
