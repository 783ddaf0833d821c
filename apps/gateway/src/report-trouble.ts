import { type LogLine, printLog } from '@croupier/server-http';
import type { NoAnswer } from './forward.ts';

const PAUSE_MS = 1_000;

/**
 * Reports that a process does not respond: the first time at once, then once a second with the count. Never includes a
 * URL's query.
 */
export function troubleReporter(print: (line: LogLine) => void = printLog) {
  const silent = new Map<string, number>();
  return (base: string, { status, cause }: NoAnswer): void => {
    const key = `${base} ${status}`;
    const count = silent.get(key);
    if (count !== undefined) return void silent.set(key, count + 1);
    const report = (times: number) => {
      const { code } = (cause ?? {}) as { code?: string };
      print({ level: 'warn', message: 'a process gave no answer', base, status, code, times });
    };
    report(1);
    silent.set(key, 0);
    setTimeout(() => {
      const more = silent.get(key) ?? 0;
      silent.delete(key);
      if (more > 0) report(more);
    }, PAUSE_MS).unref();
  };
}
