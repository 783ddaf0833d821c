import { expect, test, vi } from 'vitest';
import { deviceMark } from './device-mark.ts';

// shows: third-party:fingerprint
test('the mark is a hash that stays the same from call to call', async () => {
  const mark = await deviceMark();
  expect(mark).toMatch(/^[\da-f]{64}$/);
  expect(await deviceMark()).toBe(mark);
});

// shows: promise:F3
test('a script that does not come, or comes too late, leaves the form without a mark', async () => {
  expect(await deviceMark(() => Promise.reject(new Error('blocked')))).toBeUndefined();
  vi.useFakeTimers();
  const late = deviceMark(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeUndefined();
  vi.useRealTimers();
});
