import { redact } from './redact.ts';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

/** Writes one log line without secrets, for a process without its own logger. */
export function printLog(line: LogLine): void {
  const text = JSON.stringify(redact(line));
  if (line.level === 'info') console.log(text);
  else console.error(text);
}
