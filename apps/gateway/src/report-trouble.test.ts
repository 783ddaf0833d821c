import { expect, onTestFinished, test, vi } from 'vitest';
import type { LogLine } from '@croupier/server-http';
import { NoAnswer } from './forward.ts';
import { troubleReporter } from './report-trouble.ts';

test('a process that gives no answer is reported at once, then counted', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: LogLine[] = [];
  const report = troubleReporter((line) => lines.push(line));
  const away = new NoAnswer(502, Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  for (let call = 0; call < 100; call++) report('http://platform', away);
  report('http://platform', new NoAnswer(504));
  expect(lines).toMatchObject([
    { status: 502, times: 1, code: 'ECONNREFUSED' },
    { status: 504, times: 1 },
  ]);
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(2)).toMatchObject([{ status: 502, times: 99 }]);
});
