import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, migrate, openDatabase, sql } from '@croupier/server-database';
import { type Cluster, freePort, startCluster } from '@croupier/server-database/cluster';
import { checkLedger } from '@croupier/server-wallet';
import { fund } from '@croupier/server-wallet/testing';
import { migrations } from '../migrations.ts';
import { Gambler } from './gambler.ts';
import { type PlatformProcess, startProcess } from './platform-process.ts';

const ORIGIN = 'http://casino.localhost:4200';
/** Whatever runs. */
const LONGEST_MS = 5_000;

let dir: string;
let cluster: Cluster;
let db: Database;
let port: number;
let platform: PlatformProcess;
/** A provider of payments that takes every connection and never says a word. */
let silent: Server;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'croupier-stopping-'));
  cluster = await startCluster({ dir });
  db = openDatabase(cluster.url('postgres'));
  await migrate(db, migrations);
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  silent?.close();
  await db?.close();
  await cluster?.stop();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  port = await freePort();
  const { port: silentPort } = silent.address() as AddressInfo;
  platform = await startProcess(cluster.url('postgres'), port, { SANDBOX_BASE: `http://127.0.0.1:${silentPort}` });
});
afterEach(async () => {
  await platform.kill();
  expect((await checkLedger(db)).breaks).toEqual([]);
});

async function gamblerInGame(): Promise<Gambler> {
  const gambler = new Gambler(() => platform.url, ORIGIN);
  await gambler.signUp();
  await fund(db, { playerId: gambler.id, amount: 10_000_000n });
  await gambler.sitDown('dice');
  return gambler;
}

/** How many statements the platform has under way in the database. */
async function running(): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity where application_name like 'croupier-%' and state = 'active'`);
  return row!.count;
}

test('asked to stop during a statement that never ends it stops in time, and so does the statement', async () => {
  await vi.waitUntil(async () => (await running()) === 0, 20_000);
  await db.transaction(async (tx) => {
    await tx.query(sql`lock table ledger_accounts in access exclusive mode`);
    await db.query(sql`select graphile_worker.add_job('ledger.check')`); // The trial balance waits for the whole table.
    await vi.waitUntil(async () => (await running()) > 0, 20_000);
    const { ms, code } = await platform.terminate();
    expect(ms).toBeLessThan(LONGEST_MS);
    expect(code).toBe(0);
    expect(await running()).toBe(0);
  });
});

// shows: promise:X1
test('asked to stop during bets it answers those it has taken, and every answer is stored', async () => {
  const gamblers = await Promise.all(Array.from({ length: 4 }, gamblerInGame));
  const enough = Promise.withResolvers<void>();
  let left = 40;
  const playing = Promise.all(gamblers.map((gambler) => gambler.playOn(() => --left === 0 && enough.resolve())));
  await enough.promise;
  const { ms } = await platform.terminate();
  expect(ms).toBeLessThan(LONGEST_MS);
  await playing;
  platform = await startProcess(cluster.url('postgres'), port);
  for (const gambler of gamblers) {
    for (const round of gambler.answered) expect((await gambler.play(round.id)).round).toEqual(round);
    const lost = await gambler.play(gambler.unanswered!);
    expect((await gambler.play(gambler.unanswered!)).round).toEqual(lost.round);
  }
});

test('bets held by somebody else’s transaction, a silent provider and sockets that never close do not keep it', async () => {
  const gambler = await gamblerInGame();
  const socket = await openSocket();
  const asked = once(silent, 'connection');
  const deposit = { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 };
  const headers = { cookie: gambler.cookie, 'idempotency-key': randomUUID() };
  const asking = gambler.ask('/api/payments/intents', deposit, headers).catch((error: unknown) => error);
  await asked;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.query(sql`select from ledger_accounts where owner = ${`player:${gambler.id}`} for update`);
    const held = gambler.play(id).catch((error: unknown) => error);
    const { ms } = await platform.terminate();
    expect(ms).toBeLessThan(LONGEST_MS);
    expect(await held).toBeInstanceOf(Error);
  });
  await asking;
  socket.destroy();
  platform = await startProcess(cluster.url('postgres'), port);
  const { round } = await gambler.play(id);
  expect((await gambler.play(id)).round).toEqual(round);
});

/** A socket whose client reads nothing and answers nothing. */
async function openSocket() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = [
    'GET /sock/websocket?vsn=2.0.0 HTTP/1.1',
    'host: casino.localhost:4200',
    `origin: ${ORIGIN}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 101/);
  socket.pause();
  return socket;
}
