import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, fetchPart } from './fetch-part.ts';

afterEach(() => void vi.useRealTimers());

// shows: error:async-component
test('a part whose code fails says so in words of its own, and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(fetchPart(() => Promise.reject(cause))).rejects.toMatchObject({
    message: 'Failed to resolve async component',
    cause,
  });
  expect(await fetchPart(async () => 'code')).toBe('code');
});

// shows: constant:chunk-timeout
test('code that hangs is given up after two minutes, and not earlier', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  fetchPart(() => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ cause: expect.objectContaining({ message: 'timeout of 120000ms exceeded' }) }),
  );
});
