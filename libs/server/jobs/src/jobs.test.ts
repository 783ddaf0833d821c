import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import {
  countJobs,
  dropFailedJobs,
  enqueue,
  enqueueAll,
  handle,
  type Handler,
  jobKind,
  listJobs,
  migrateJobs,
  retryJob,
  runJobs,
  sweep,
} from './index.ts';
import { releaseLostJobs } from './release-lost-jobs.ts';

const note = jobKind('test.note', v.object({ text: v.string() }));
/** Migrates as two instances do that start together on an empty database. */
const migrateTwice = async (empty: Database) => void (await Promise.all([migrateJobs(empty), migrateJobs(empty)]));

let db: Database;
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  db = await testDatabase([], { prepare: migrateTwice });
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await db.close();
});

/** Starts an instance's worker and collects the messages of failures. */
function start(...handlers: Handler[]): { failures: string[]; stop: () => Promise<void> } {
  const failures: string[] = [];
  const stop = runJobs(db, { handlers, onError: (error) => failures.push((error as Error).message) });
  stops.push(stop);
  return { failures, stop };
}

const counts = async () => Object.fromEntries((await countJobs(db)).map(({ state, count }) => [state, count]));

test('a job is run when its transaction commits; with one that fails it is gone', async () => {
  const done: string[] = [];
  const failed = db.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'never' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  start(handle(note, async ({ text }) => done.push(text)));
  await db.transaction((tx) => enqueue(tx, note, { text: 'once' }));
  await vi.waitUntil(() => done.length > 0, 10_000);
  await vi.waitUntil(async () => (await counts())['running'] === 0);
  expect(done).toEqual(['once']);
  expect(await counts()).toEqual({ queued: 0, running: 0, failed: 0 });
});

// shows: operation:run-once
test('several copies run each job once', async () => {
  const done: string[] = [];
  for (let copy = 0; copy < 3; copy++) start(handle(note, async ({ text }) => done.push(text)));
  const texts = Array.from({ length: 60 }, (_, index) => String(index));
  await db.transaction((tx) =>
    enqueueAll(
      tx,
      note,
      texts.map((text) => ({ text })),
    ),
  );
  await vi.waitUntil(async () => (await counts())['queued'] === 0 && (await counts())['running'] === 0, 20_000);
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(texts);
});

test('of jobs under one key the last one is left', async () => {
  const at = new Date(Date.now() + 3_600_000);
  for (const text of ['first', 'second']) await enqueue(db, note, { text }, { key: 'the one', at });
  expect(await listJobs(db, null)).toEqual([
    expect.objectContaining({ kind: 'test.note', state: 'queued', run_at: at }),
  ]);
});

test('a job that fails is listed with its error, and done when an operator has it tried again', async () => {
  let broken = true;
  const done: string[] = [];
  const { failures } = start(
    handle(note, async ({ text }) => {
      if (broken) throw new Error('the server is away');
      done.push(text);
    }),
  );
  await enqueue(db, note, { text: 'kept' }, { attempts: 1 });
  await vi.waitUntil(async () => (await counts())['failed'] === 1, 10_000);
  const [job] = await listJobs(db, 'failed');
  expect(job).toMatchObject({ kind: 'test.note', attempts: 1, max_attempts: 1, last_error: 'the server is away' });
  expect(failures).toEqual(['the server is away']);
  broken = false;
  expect(await retryJob(db, job!.id)).toBe(true);
  await vi.waitUntil(() => done.length > 0, 10_000);
  expect(done).toEqual(['kept']);
  expect(await retryJob(db, job!.id)).toBe(false);
});

test('a failed job is forgotten after a week, one that waits is not', async () => {
  const { failures } = start(handle(note, () => Promise.reject(new Error('no'))));
  await enqueue(db, note, { text: 'a token' }, { attempts: 1 });
  await vi.waitUntil(async () => (await counts())['failed'] === 1, 10_000);
  await enqueue(db, note, { text: 'later' }, { at: new Date(Date.now() + 30 * 86_400_000) });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await dropFailedJobs(db, inDays(6));
  expect(await counts()).toMatchObject({ failed: 1, queued: 1 });
  await dropFailedJobs(db, inDays(8));
  expect(await counts()).toMatchObject({ failed: 0, queued: 1 });
  expect(failures).toHaveLength(1);
});

test('a payload that is not of its kind fails the job before any work', async () => {
  const { failures } = start(handle(note, () => Promise.reject(new Error('was run'))));
  await db.query(sql`select from graphile_worker.add_job('test.note', '{"text": 1}', max_attempts => 1)`);
  await vi.waitUntil(() => failures.length > 0, 10_000);
  expect(failures).toEqual([expect.stringContaining('Expected string')]);
});

test('what runs by the clock runs at the start too', async () => {
  let runs = 0;
  start(sweep('test.sweep', '0 0 1 1 *', async () => runs++));
  await vi.waitUntil(() => runs > 0, 10_000);
});

test('stopping lets the job at work finish', async () => {
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let finished = false;
  const { stop } = start(
    handle(note, async () => {
      begun.resolve();
      await finish.promise;
      finished = true;
    }),
  );
  await enqueue(db, note, { text: 'slow' });
  await begun.promise;
  const stopping = stop();
  finish.resolve();
  await stopping;
  expect(finished).toBe(true);
  expect(await counts()).toEqual({ queued: 0, running: 0, failed: 0 });
});

test('connections the database ends are opened again, and jobs go on', async () => {
  const done: string[] = [];
  start(handle(note, async ({ text }) => done.push(text)));
  for (const text of ['before', 'between', 'after']) {
    // The test's own connections were ended too, so the first statement on one of them fails.
    const queued = () => enqueue(db, note, { text }, { key: text });
    await vi.waitUntil(
      () =>
        queued().then(
          () => true,
          () => false,
        ),
      10_000,
    );
    await vi.waitUntil(() => done.includes(text), 10_000);
    const client = await db.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
  }
  expect(done).toEqual(['before', 'between', 'after']);
});

test('a job whose copy was killed in it is done by another; one at work is left alone', async () => {
  const copy = spawn(process.execPath, [new URL('testing/stuck-copy.ts', import.meta.url).pathname, db.url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await enqueue(db, note, { text: 'survives' });
  await once(copy, 'message'); // It has started the job and will never finish it.
  await vi.waitUntil(
    async () =>
      (await db.query(sql`select from graphile_worker.jobs where locked_at < now() - interval '1 second'`)).length,
    5_000,
  );
  await releaseLostJobs(db);
  expect(await counts()).toMatchObject({ running: 1 });
  copy.kill('SIGKILL');
  await once(copy, 'exit');
  await vi.waitUntil(async () => {
    await releaseLostJobs(db);
    return (await counts())['running'] === 0;
  }, 10_000);
  const done: string[] = [];
  start(handle(note, async ({ text }) => done.push(text)));
  await vi.waitUntil(() => done.length > 0, 10_000);
  expect(done).toEqual(['survives']);
});
