import { CancelledError } from '@tanstack/react-query';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Client from '@croupier/api-client';
import { LogRecord } from '@croupier/contracts';
import type * as Shell from '@croupier/shell';
import type * as Reports from './report-failure.ts';

let sent: [path: string, record: LogRecord][];
let reports: typeof Reports;
let shell: typeof Shell;
let client: typeof Client;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return new Response(null, { status: 204 });
  });
  vi.resetModules(); // A new page, since each counts its records.
  client = await import('@croupier/api-client');
  shell = await import('@croupier/shell');
  reports = await import('./report-failure.ts');
});

const records = () => sent.map(([, record]) => record);

// shows: fields:log-record; constant:log-levels; fields:log-context; error:ui-logged
test('a failure is one record as JSON: name, level, time, words; nothing of the page’s state, nothing private', () => {
  reports.reportFailure(new Error('spilled'), { part: 'row', state: 'all there is', _token: 'secret', count: 2 });
  reports.reportFailure('mended', { level: 'WARN', label: 'UI_WARN' });
  reports.reportFailure('seen', { level: 'INFO' });
  expect(sent.map(([path]) => path)).toEqual(['/log', '/log', '/log']);
  expect(records().every((record) => v.is(LogRecord, record))).toBe(true);
  const [first, ...others] = records();
  expect(first).toMatchObject({ label: 'UI_ERROR', level_name: 'ERROR', type: 'browser', message: 'Error: spilled' });
  expect(first!.context).toEqual({ part: 'row', count: '2', stack: expect.stringContaining('spilled') });
  expect(first).not.toHaveProperty('phpError');
  expect(others.map(({ label, level_name }) => [label, level_name])).toEqual([
    ['UI_WARN', 'WARN'],
    ['UI_ERROR', 'INFO'],
  ]);
});

// shows: fields:log-php-error
test('a refusal brings what the server said, flattened to text, and the id of its request; one that said nothing does not', () => {
  const errors = { user: { email: { taken: 'There is an account.' }, name: { required: 'Needed.' } } };
  reports.reportFailure(new client.CallRefused(422, { errors, request_id: 'r-1' }), {});
  reports.reportFailure(new client.CallRefused(503, {}), {});
  expect(records()[0]).toMatchObject({
    phpError: { 'user.email': 'taken: There is an account.', 'user.name': 'required: Needed.' },
    rid: 'r-1',
  });
  expect(records()[1]).not.toHaveProperty('phpError');
});

test('what no record may hold is taken out of it, and a record is lost for no words, however long', () => {
  const odd = `${'x'.repeat(1_999)}😀\0`;
  const errors = { [`${'f'.repeat(99)}😀`]: { odd: `\0${'y'.repeat(5_000)}` } };
  reports.reportFailure(`a\0${odd}`, { label: `${'l'.repeat(99)}😀`, [`${'k'.repeat(99)}😀`]: odd });
  reports.reportFailure(new client.CallRefused(422, { errors, request_id: 'r'.repeat(200) }), {});
  expect(records()).toHaveLength(2);
  for (const record of records()) expect(v.is(LogRecord, record), JSON.stringify(record)).toBe(true);
  expect(records()[0]!.message.startsWith('a\uFFFDx')).toBe(true);
});

// shows: error:ui-logged
test('what nobody caught is logged, what was only taken back is not', () => {
  reports.watchFailures();
  dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), filename: '/dist/app.js', lineno: 3 }));
  const rejected = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent);
  rejected(new Error('dropped'));
  rejected(new DOMException('The user left.', 'AbortError'));
  rejected(new CancelledError()); // Signed out while a query was pending.
  rejected(undefined);
  expect(records().map(({ message, context }) => [message, context['at']])).toEqual([
    ['Error: thrown', '/dist/app.js:3'],
    ['Error: dropped', 'a promise'],
    ['undefined', 'a promise'],
  ]);
});

test('a fault in a loop is no flood', () => {
  for (let n = 0; n < 500; n += 1) reports.reportFailure(new Error('again'), {});
  expect(sent).toHaveLength(40);
});

// shows: log:PROMISE_ERROR
test('what the start can do without is logged under its name and passed over', async () => {
  const log = vi.fn();
  shell.setErrorLog(log);
  const failure = new Error('no network');
  expect(await reports.passOver(Promise.reject(failure))).toBeUndefined();
  expect(log).toHaveBeenCalledExactlyOnceWith(failure, { label: 'PROMISE_ERROR' });
  expect(await reports.passOver(Promise.resolve(7))).toBe(7);
  expect(reports.passOver(undefined)).toBeUndefined();
});
