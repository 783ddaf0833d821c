import { isCancelledError } from '@tanstack/react-query';
import { CallRefused } from '@croupier/api-client';
import type { LogRecord } from '@croupier/contracts';
import { type ErrorContext, logError, setErrorLog } from '@croupier/shell';
import { report } from './report.ts';

/** Most records per page, so that an error repeated every second can't flood the log. */
const MOST_RECORDS = 40;
let records = 0;

/**
 * Shortens a value to the allowed length and replaces characters a record can't contain. A surrogate pair may be cut.
 */
const short = (value: unknown, most: number) => String(value).slice(0, most).toWellFormed().replaceAll('\0', '\uFFFD');

/** Returns the fields of a refused call as text. Empty for other errors. */
function refused(error: unknown): Pick<LogRecord, 'phpError' | 'rid'> {
  if (!(error instanceof CallRefused)) return {};
  const { fields, requestId } = error;
  return {
    ...(fields.length > 0 && {
      phpError: Object.fromEntries(
        fields.map(({ path, code, text }) => [short(path.join('.'), 100), short(`${code}: ${text}`, 4_000)]),
      ),
    }),
    ...(requestId && { rid: short(requestId, 100) }),
  };
}

/**
 * Sends a failure to the site's log as one record. Leaves out the page's state and private context (names starting with
 * an underscore). Source: specification §3, Log record, and §8.
 */
export function reportFailure(error: unknown, { label = 'UI_ERROR', level = 'ERROR', ...context }: ErrorContext): void {
  if ((records += 1) > MOST_RECORDS) return;
  const told = Object.entries(context).filter(([key]) => key !== 'state' && !key.startsWith('_'));
  const stack = error instanceof Error ? error.stack : undefined;
  void report('/log', {
    label: short(label, 100),
    level_name: level === 'WARN' || level === 'INFO' ? level : 'ERROR',
    datetime: new Date().toISOString(),
    type: 'browser',
    message: short(error, 2_000),
    ...refused(error),
    context: {
      ...Object.fromEntries(told.map(([key, value]) => [short(key, 100), short(value, 4_000)])),
      ...(stack && { stack: short(stack, 4_000) }),
    },
  } satisfies LogRecord);
}

/** Sends failures to the log from now on, including uncaught ones. Source: specification §8, Global UI errors. */
export function watchFailures(): void {
  setErrorLog(reportFailure);
  addEventListener('error', ({ error, message, filename, lineno }) =>
    logError(error ?? message, { at: `${filename}:${lineno}` }),
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // A cancelled request is not a failure.
    if (reason?.name !== 'AbortError' && !isCancelledError(reason)) logError(reason, { at: 'a promise' });
  });
}

/** Awaits work the page's start can do without. Logs a failure and continues. Source: specification §8, Log names. */
export const passOver = <Value>(work: Promise<Value> | undefined): Promise<Value | void> | undefined =>
  work?.catch((error: unknown) => logError(error, { label: 'PROMISE_ERROR' }));
