import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { diskStore } from '@croupier/server-storage/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import {
  askForReport,
  clearReports,
  describeReport,
  forgetReports,
  keyset,
  latestReport,
  linkReport,
  makeReport,
  migrations,
  openReport,
  type ReportContext,
  type ReportSection,
  whole,
} from '../index.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-01T12:00:00Z');
const ROWS = 1_203;

let db: Database;
let folder: string;
let now: Date;
let ready: number[];
let context: ReportContext;
let playerId: number;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, migrations], { connections: 20, prepare: migrateJobs });
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-reports-'));
  now = START;
  ready = [];
  playerId = await insertPlayer(db);
  context = {
    db,
    clock: () => now,
    store: diskStore(folder, () => now),
    sections: [profile, rounds],
    files: async function* files() {
      yield { path: 'identity.png', content: Readable.from([Buffer.from('a picture')]) };
    },
    onReady: async (_, id) => void ready.push(id),
  };
  return () => rm(folder, { recursive: true });
});

const profile: ReportSection = {
  name: 'profile',
  pages: whole(async (_, id) => [
    { id, name: '<Ada & Co>', born: new Date('1990-04-01'), balance: 1250n, currency: 'EUR' },
  ]),
};
/** Number of pages of a long history that were read before the reader requested more. */
let pagesRead = 0;
const rounds: ReportSection = {
  name: 'rounds',
  pages: keyset(async (_, __, before) => {
    pagesRead += 1;
    const from = Number(before ?? 0);
    const data = Array.from({ length: Math.min(100, ROWS - from) }, (_, index) => ({
      round: from + index,
      stake_cents: 250,
      currency: 'JPY',
    }));
    return { data, next: from + 100 < ROWS ? String(from + 100) : null };
  }),
};

const signal = () => new AbortController().signal;
const ask = (id = playerId, locale = 'en') => db.transaction((tx) => askForReport(tx, { playerId: id, locale, now }));
const make = async (locale?: string) => {
  const { id } = await ask(playerId, locale);
  await makeReport(context, id, signal());
  return id;
};
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());

/** Returns the entries of a zip by its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const content = zip.subarray(start, start + packed);
    entries.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

async function fetched(id: string): Promise<Map<string, string>> {
  const { token } = await linkReport(context, { id, playerId });
  return unzip(await buffer((await openReport(context, { id, playerId, token })).content));
}

// shows: promise:G1
test('a report holds every row of every section, a page to read, and the files', async () => {
  const entries = await fetched(await make());
  expect([...entries.keys()]).toEqual([
    'data/profile.json',
    'data/rounds.json',
    'documents/identity.png',
    'index.html',
  ]);
  const read = (name: string) => JSON.parse(entries.get(`data/${name}.json`)!) as Record<string, unknown>[];
  expect(read('profile')).toEqual([
    { id: playerId, name: '<Ada & Co>', born: '1990-04-01T00:00:00.000Z', balance: '12.50', currency: 'EUR' },
  ]);
  expect(read('rounds').map(({ round }) => round)).toEqual(Array.from({ length: ROWS }, (_, index) => index));
  expect(read('rounds')[0]).toEqual({ round: 0, stake: '250', currency: 'JPY' });
  const html = entries.get('index.html')!;
  expect(html).toContain('&lt;Ada &amp; Co&gt;');
  expect(html).not.toContain('<Ada');
  expect(html).toContain(`Showing 25 of ${ROWS}`);
  expect(ready).toEqual([playerId]);
  expect(describeReport((await latestReport(db, playerId))!)).toMatchObject({ state: 'ready', progress: 100 });
});

// shows: topic:privacy
test('the player’s pages are told how far it is, from asked for to ready', async () => {
  const id = await make();
  const told = (await readOutbox(db, { topic: 'privacy', player: playerId })).map(({ payload }) => payload);
  expect(told.map(({ state, progress }) => `${state} ${progress}`)).toEqual([
    'queued 0',
    'working 33',
    'working 66',
    'ready 100',
  ]);
  expect(told.every((payload) => payload['id'] === id)).toBe(true);
});

test('it is written in the language it was asked for in', async () => {
  expect((await fetched(await make('de'))).get('index.html')).toContain('Spielrunden');
});

test('a long history is read as it is written, not before', async () => {
  pagesRead = 0;
  let seen = 0;
  const put: ReportContext['store']['put'] = async (_, content) => {
    for await (const part of content) {
      seen += part.length;
      if (seen > 0) break;
    }
    throw new Error('disk full');
  };
  const { id } = await ask();
  await expect(makeReport({ ...context, store: { ...context.store, put } }, id, signal())).rejects.toThrow('disk full');
  expect(pagesRead).toBeLessThan(ROWS / 100);
});

test('fifty times at once is one report', async () => {
  const asked = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
});

test('a second report is made a day after the first, not before', async () => {
  await make();
  now = new Date(START.getTime() + 24 * HOUR_MS - 1000);
  await expect(ask()).rejects.toMatchObject({ code: 'report_recent' });
  now = new Date(START.getTime() + 24 * HOUR_MS);
  await ask();
});

test('made twice at once, or once more after it was done, it is one archive, and its player is told once', async () => {
  const { id } = await ask();
  await Promise.all([1, 2, 3].map(() => makeReport(context, id, signal())));
  await makeReport(context, id, signal());
  expect([(await files()).length, ready]).toEqual([1, [playerId]]);
  expect((await fetched(id)).size).toBe(4);
});

test('one that breaks off leaves nothing and starts over; after five tries it is given up and another may be asked for', async () => {
  const broken: ReportSection = {
    name: 'bets',
    pages: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('killed')) }),
    }),
  };
  const { id } = await ask();
  const breaking = { ...context, sections: [profile, broken] };
  for (let times = 0; times < 5; times++) {
    await expect(makeReport(breaking, id, signal())).rejects.toThrow('killed');
    expect(await files()).toEqual([]);
  }
  await makeReport(breaking, id, signal());
  expect((await latestReport(db, playerId))?.state).toBe('failed');
  now = new Date(now.getTime() + 1000);
  const next = await ask();
  expect(next.id).not.toBe(id);
  await makeReport(context, next.id, signal());
  expect((await latestReport(db, playerId))?.state).toBe('ready');
});

test('a copy that is asked to stop gives it up', async () => {
  const { id } = await ask();
  await expect(makeReport(context, id, AbortSignal.abort(new Error('stopping')))).rejects.toThrow();
  expect(await files()).toEqual([]);
});

// shows: promise:G2
test('an account that ends while its report is made leaves no archive', async () => {
  const { id } = await ask();
  const ending: ReportSection = {
    name: 'bets',
    pages: whole(async () => {
      await forgetReports(db, playerId, now);
      await clearReports(context);
      return [];
    }),
  };
  await makeReport({ ...context, sections: [profile, ending] }, id, signal());
  expect([await files(), ready]).toEqual([[], []]);
});

// shows: promise:A9; promise:G1
test('a link opens the report for its player alone, for fifteen minutes, and only the last one does', async () => {
  const id = await make();
  const other = await insertPlayer(db);
  await expect(linkReport(context, { id, playerId: other })).rejects.toMatchObject({ code: 'not_found' });
  const first = await linkReport(context, { id, playerId });
  const second = await linkReport(context, { id, playerId });
  const open = (token: string, by = playerId) => openReport(context, { id, playerId: by, token });
  await expect(open(first.token)).rejects.toMatchObject({ code: 'report_gone' });
  await expect(open(second.token, other)).rejects.toMatchObject({ code: 'report_gone' });
  await expect(open('made-up')).rejects.toMatchObject({ code: 'report_gone' });
  now = new Date(now.getTime() + 15 * 60_000 - 1000);
  (await open(second.token)).content.destroy();
  now = new Date(now.getTime() + 1000);
  await expect(open(second.token)).rejects.toMatchObject({ code: 'report_gone' });
  const stored = JSON.stringify(await db.query(sql`select * from data_reports where id = ${id}`), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(stored).not.toContain(second.token);
});

test('a week later it is gone, from the disk as well', async () => {
  const id = await make();
  now = new Date(START.getTime() + 7 * 24 * HOUR_MS);
  await expect(linkReport(context, { id, playerId })).rejects.toMatchObject({ code: 'report_gone' });
  await clearReports(context);
  await clearReports(context);
  expect([(await latestReport(db, playerId))?.state, await files()]).toEqual(['removed', []]);
});
