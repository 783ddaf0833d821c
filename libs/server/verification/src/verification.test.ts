import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DocumentKind } from '@croupier/contracts';
import { migrations as audit, readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as players, readOwnPlayer } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as push } from '@croupier/server-push';
import { type ObjectStore } from '@croupier/server-storage';
import { diskStore } from '@croupier/server-storage/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { listDocuments } from './document.ts';
import {
  approveDocument,
  clearDocuments,
  declineDocument,
  expireDocuments,
  findDocument,
  forgetDocuments,
  listWaiting,
  migrations,
  ownDocuments,
  readVerification,
  reviewDocument,
  testFileScanner,
  type Upload,
  uploadDocument,
  type VerificationContext,
  withdrawDocument,
} from './index.ts';
import { ScannerAway } from './scanner.ts';
import { infected, pdf, png } from './testing/index.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-01T12:00:00Z');

let db: Database;
let folder: string;
let now: Date;
let context: VerificationContext;
let playerId: number;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, push, migrations], { connections: 20, prepare: migrateJobs });
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-documents-'));
  now = START;
  context = {
    db,
    clock: () => now,
    store: diskStore(folder, () => now),
    scanner: testFileScanner,
  };
  playerId = await insertPlayer(db);
  return () => rm(folder, { recursive: true });
});

const later = (ms: number) => (now = new Date(now.getTime() + ms));
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
const order = (changes: Partial<Upload> = {}): Upload => ({
  id: randomUUID(),
  playerId,
  kind: 'identity',
  fileName: 'passport.png',
  content: png(randomUUID()),
  ...changes,
});
const send = async (changes?: Partial<Upload>) => (await uploadDocument(context, order(changes))).id;
const actor = 'operator:anna';
const approved = async (kind: DocumentKind, validUntil?: Date) => {
  const id = await send({ kind });
  await approveDocument(context, { id, actor, validUntil });
  return id;
};
/** Returns the emails queued for this test's player. */
const mails = async () =>
  (
    await db.query(
      sql`select 1 as one from graphile_worker._private_jobs where payload ->> 'playerId' = ${String(playerId)}`,
    )
  ).length;
const isVerified = async () => (await readOwnPlayer(db, playerId)).verified;
const shown = async () => (await listDocuments(db, playerId)).map(({ state }) => state);

test.each([
  ['an empty file', Buffer.alloc(0), 'file_empty'],
  ['a renamed program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'file_type'],
  ['half a picture', png('comment').subarray(0, 60), 'file_broken'],
  ['an infected file', infected(), 'file_infected'],
])('%s leaves neither a row nor a file', async (_, content, code) => {
  await expect(send({ content, fileName: 'passport.jpg' })).rejects.toMatchObject({ code });
  expect([await shown(), await files()]).toEqual([[], []]);
});

test('while the scanner is away nothing is taken, and nothing is lost', async () => {
  const scan = () => Promise.reject(new ScannerAway());
  await expect(uploadDocument({ ...context, scanner: { scan } }, order())).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect([await shown(), await files()]).toEqual([[], []]);
});

// shows: topic:verification
test('a document that comes in waits for its decision, and its player is told', async () => {
  const id = await send();
  expect(await shown()).toEqual(['uploaded']);
  expect((await listWaiting(db)).map((row) => row.id)).toContain(id);
  expect((await files()).length).toBe(1);
  expect(await readOutbox(db, { topic: 'verification', player: playerId })).toHaveLength(1);
});

test('the same upload fifty times at once is one document and one file', async () => {
  const upload = order();
  const answers = await Promise.all(Array.from({ length: 50 }, () => uploadDocument(context, upload)));
  expect(new Set(answers.map(({ id, state }) => `${id} ${state}`)).size).toBe(1);
  expect([await shown(), (await files()).length]).toEqual([['uploaded'], 1]);
});

test('another file, kind or player under its id is refused', async () => {
  const upload = order();
  await uploadDocument(context, upload);
  const other = await insertPlayer(db);
  for (const change of [{ content: png('other') }, { kind: 'address' as const }, { playerId: other }])
    await expect(uploadDocument(context, { ...upload, ...change })).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
  expect(await listDocuments(db, other)).toEqual([]);
});

test('of fifty uploads at once four of a kind are taken, and the rest leave nothing', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => send()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'too_many_documents', params: { most: 4 } });
  expect((await files()).length).toBe(4);
  await send({ kind: 'address' });
});

test('thirty a day, then no more until the next', async () => {
  for (let times = 0; times < 30; times++) {
    const id = await send();
    await withdrawDocument(context, { id, playerId });
  }
  await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' });
  later(DAY_MS);
  await send();
});

/** Creates a store that fails midway. */
const failing = (): ObjectStore => ({ ...context.store, put: () => Promise.reject(new Error('disk full')) });

test('ended while its file is stored, the same upload goes on; one that never does is cleared away', async () => {
  const upload = order();
  await expect(uploadDocument({ ...context, store: failing() }, upload)).rejects.toThrow('disk full');
  expect(await shown()).toEqual([]);
  expect((await uploadDocument(context, upload)).state).toBe('uploaded');

  const lost = order();
  // The file was written, but the row was not changed yet.
  const dies = {
    ...context.store,
    put: async (...put: Parameters<ObjectStore['put']>) => {
      await context.store.put(...put);
      throw new Error('killed');
    },
  };
  await expect(uploadDocument({ ...context, store: dies }, lost)).rejects.toThrow('killed');
  expect((await files()).length).toBe(2);
  await clearDocuments(context);
  expect((await files()).length).toBe(2);
  later(2 * 3_600_000);
  await clearDocuments(context);
  expect((await files()).length).toBe(1);
  await expect(uploadDocument(context, lost)).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('identity and address together verify a player; one alone does not', async () => {
  await approved('identity');
  expect(await isVerified()).toBe(false);
  await approved('payment_method');
  expect(await isVerified()).toBe(false);
  await approved('address');
  expect(await isVerified()).toBe(true);
  expect(await mails()).toBe(3);
  await chainAudit(db);
  const kinds = (await readAudit(db, playerId)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'document_approved')).toHaveLength(3);
  expect(kinds).toContain('verified');
});

test('of fifty decisions at once one counts, and it is told once', async () => {
  const id = await send();
  const decisions = Array.from({ length: 50 }, (_, index) =>
    index % 2 ? approveDocument(context, { id, actor }) : declineDocument(context, { id, actor, reason: 'unreadable' }),
  );
  expect((await Promise.all(decisions)).filter(Boolean)).toHaveLength(1);
  expect(await mails()).toBe(1);
});

test('identity and address approved at the same moment verify', async () => {
  const [one, two] = [await send(), await send({ kind: 'address' })];
  await Promise.all([one, two].map((id) => approveDocument(context, { id, actor })));
  expect(await isVerified()).toBe(true);
});

test('a declined document says why, and its file goes after thirty days', async () => {
  const id = await send({ content: pdf('x') });
  expect(await reviewDocument(context, { id, actor })).toBe(true);
  expect(await shown()).toEqual(['in_review']);
  await declineDocument(context, { id, actor, reason: 'out_of_date' });
  const { documents } = await readVerification(db, { id: playerId, verified: false });
  expect(documents).toMatchObject([{ state: 'declined', reason: 'out_of_date', media_type: 'application/pdf' }]);
  later(29 * DAY_MS);
  await clearDocuments(context);
  expect((await files()).length).toBe(1);
  later(2 * DAY_MS);
  await clearDocuments(context);
  await clearDocuments(context);
  expect((await files()).length).toBe(0);
  expect(await approveDocument(context, { id, actor })).toBe(false);
});

test('what nobody has looked at can be taken back, by its player alone', async () => {
  const id = await send();
  const other = await insertPlayer(db);
  await expect(withdrawDocument(context, { id, playerId: other })).rejects.toMatchObject({ code: 'not_found' });
  await expect(withdrawDocument(context, { id: randomUUID(), playerId })).rejects.toMatchObject({ code: 'not_found' });
  await withdrawDocument(context, { id, playerId });
  await withdrawDocument(context, { id, playerId });
  expect([await shown(), await files()]).toEqual([[], []]);
  const looked = await send();
  await reviewDocument(context, { id: looked, actor });
  await expect(withdrawDocument(context, { id: looked, playerId })).rejects.toMatchObject({
    code: 'document_under_review',
  });
});

// shows: promise:G1
test('the report of a player’s data has every upload, those taken back and those beyond a page too', async () => {
  await withdrawDocument(context, { id: await send(), playerId });
  await db.query(sql`
    insert into documents (id, player_id, kind, state, file_name, media_type, bytes, sha256, stored_as, uploaded_at, decided_at, reason)
    select gen_random_uuid(), ${playerId}, 'address', 'declined', 'bill.pdf', 'application/pdf', 9, sha256('x'),
      gen_random_uuid(), ${now}, ${now}, 'unreadable' from generate_series(1, 120)`);
  const own = await ownDocuments(db, playerId);
  expect([own.length, own.filter(({ state }) => state === 'withdrawn').length]).toEqual([121, 1]);
});

test('taking back and approving at the same moment: one of them', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await send();
    const [taken, decided] = await Promise.allSettled([
      withdrawDocument(context, { id, playerId }),
      approveDocument(context, { id, actor }),
    ]);
    const wasApproved = decided.status === 'fulfilled' && decided.value;
    expect(wasApproved).toBe(taken.status === 'rejected');
    if (wasApproved) await db.query(sql`update documents set state = 'expired' where id = ${id}`);
  }
});

test('an approval ends on its day, to the second, and the player is told and asked again', async () => {
  const until = new Date(START.getTime() + 10 * DAY_MS);
  await approved('identity', until);
  const address = await approved('address');
  now = new Date(until.getTime() - 1000);
  await expireDocuments(context);
  expect(await isVerified()).toBe(true);
  now = until;
  await Promise.all([expireDocuments(context), expireDocuments(context)]);
  expect(await isVerified()).toBe(false);
  expect(await mails()).toBe(3);
  expect((await findDocument(db, address))?.valid_until?.toISOString()).toBe('2029-11-01T12:00:00.000Z');
});

test('when an account ends, what was approved is kept five years, though it expires before, and the rest goes', async () => {
  const kept = await approved('identity', new Date(START.getTime() + DAY_MS));
  await send();
  const declined = await send();
  await declineDocument(context, { id: declined, actor, reason: 'unreadable' });
  await db.transaction((tx) => forgetDocuments(tx, playerId, now));
  await db.transaction((tx) => forgetDocuments(tx, playerId, now));
  await clearDocuments(context);
  expect((await files()).length).toBe(1);
  expect((await findDocument(db, kept))?.file_name).toBe('document');
  later(4 * 365 * DAY_MS);
  await expireDocuments(context);
  later(360 * DAY_MS);
  await clearDocuments(context);
  expect((await files()).length).toBe(1);
  later(10 * DAY_MS);
  await clearDocuments(context);
  expect((await files()).length).toBe(0);
});
