import { redact } from './redact.ts';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

/** One line of the log of a process without a logger of its own, without secrets. */
export function printLog(line: LogLine): void {
  const text = JSON.stringify(redact(line));
  if (line.level === 'info') console.log(text);
  else console.error(text);
}
