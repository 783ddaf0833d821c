import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());
afterEach(() => void vi.restoreAllMocks());

/** Sets this machine's clock ahead by a number of milliseconds. */
function setClockOff(ms: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}
const health = async () => {
  const answer = await platform.app.inject({ url: '/healthz' });
  return [answer.statusCode, answer.json()];
};
const warnings = () => vi.spyOn(platform.context.log, 'warn');

test.each([600_000, -600_000, 6_000, -6_000])(
  'a copy whose clock is %i ms off is not well, and says why',
  async (ms) => {
    setClockOff(ms);
    expect(await health()).toEqual([503, { status: 'clock off', skew_seconds: expect.any(Number) }]);
    const shown = /^clock_skew_seconds (\S+)$/m.exec((await platform.app.inject({ url: '/metrics' })).body);
    expect(Math.sign(Number(shown?.[1]))).toBe(Math.sign(ms));
    vi.restoreAllMocks();
    expect(await health()).toEqual([200, { status: 'ok' }]);
  },
);

test('a clock two seconds off is told the operator once, and the copy goes on', async () => {
  const warn = warnings();
  setClockOff(2_500);
  for (let time = 0; time < 3; time += 1) expect(await health()).toEqual([200, { status: 'ok' }]);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ skew_ms: expect.any(Number) }, expect.stringContaining('clock'));
});

test('a clock a little off is nobody’s concern', async () => {
  const warn = warnings();
  setClockOff(-300);
  expect(await health()).toEqual([200, { status: 'ok' }]);
  expect(warn).not.toHaveBeenCalled();
});
