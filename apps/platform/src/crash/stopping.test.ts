import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '@croupier/server-database';
import { checkLedger, holdAllAccounts, holdPlayerAccounts } from '@croupier/server-wallet/testing';
import { CrashSite } from './crash-site.ts';
import { Gambler } from './gambler.ts';

const ORIGIN = 'http://casino.localhost:4200';
/** Longest time to stop, whatever is running. */
const LONGEST_MS = 5_000;

let site: CrashSite;
/** Payment provider that accepts every connection and never responds. */
let silent: Server;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  site = await CrashSite.start({ SANDBOX_BASE: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  silent?.close();
  await site?.stop();
});
afterEach(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
});

async function gamblersInGame(count: number): Promise<Gambler[]> {
  const gamblers = Array.from({ length: count }, () => new Gambler(() => site.platform.url, ORIGIN));
  await site.fund(gamblers);
  for (const gambler of gamblers) await gambler.sitDown('dice');
  return gamblers;
}

/** Returns the number of statements the platform is running in the database. */
async function running(): Promise<number> {
  const [row] = await site.db.query<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity where application_name like 'croupier-%' and state = 'active'`);
  return row!.count;
}

test(
  'asked to stop during a statement that never ends it stops in time, and so does the statement',
  { tags: 'nightly' },
  async () => {
    await vi.waitUntil(async () => (await running()) === 0, 20_000);
    await site.db.transaction(async (tx) => {
      await holdAllAccounts(tx);
      await site.db.query(sql`select graphile_worker.add_job('ledger.check')`); // The trial balance waits for the whole table.
      await vi.waitUntil(async () => (await running()) > 0, 20_000);
      const { ms, code } = await site.platform.terminate();
      expect(ms).toBeLessThan(LONGEST_MS);
      expect(code).toBe(0);
      expect(await running()).toBe(0);
    });
    await site.startPlatform();
  },
);

// shows: promise:X1
test('asked to stop during bets it answers those it has taken, and every answer is stored', async () => {
  const gamblers = await gamblersInGame(4);
  const enough = Promise.withResolvers<void>();
  let left = 40;
  const playing = Promise.all(gamblers.map((gambler) => gambler.playOn(() => --left === 0 && enough.resolve())));
  await enough.promise;
  const { ms } = await site.platform.terminate();
  expect(ms).toBeLessThan(LONGEST_MS);
  await playing;
  await site.startPlatform();
  for (const gambler of gamblers) {
    for (const round of gambler.answered) expect((await gambler.play(round.id)).round).toEqual(round);
    const lost = await gambler.play(gambler.unanswered!);
    expect((await gambler.play(gambler.unanswered!)).round).toEqual(lost.round);
  }
});

test('bets held by somebody else’s transaction, a silent provider and sockets that never close do not keep it', async () => {
  const [gambler] = (await gamblersInGame(1)) as [Gambler];
  const socket = await openSocket();
  const asked = once(silent, 'connection');
  const deposit = { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 };
  const headers = { cookie: gambler.cookie, 'idempotency-key': randomUUID() };
  const asking = gambler.ask('/api/payments/intents', deposit, headers).catch((error: unknown) => error);
  await asked;
  const id = randomUUID();
  await site.db.transaction(async (tx) => {
    await holdPlayerAccounts(tx, gambler.id);
    const held = gambler.play(id).catch((error: unknown) => error);
    const { ms } = await site.platform.terminate();
    expect(ms).toBeLessThan(LONGEST_MS);
    expect(await held).toBeInstanceOf(Error);
  });
  await asking;
  socket.destroy();
  await site.startPlatform();
  const { round } = await gambler.play(id);
  expect((await gambler.play(id)).round).toEqual(round);
});

/** Opens a socket whose client neither reads nor answers. */
async function openSocket() {
  const socket = connect(Number(new URL(site.platform.url).port), '127.0.0.1');
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
