import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '@croupier/server-database';
import { freePort, isRunning } from '@croupier/server-database/cluster';
import { findPlayerId } from '@croupier/server-players';
import { readBalances } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';

/** Every night: two sites at the same time. */
const NIGHT = process.env['LONG'] === '1';
/** Number of kills: one in every run, ten in the nightly one. */
const KILLS = Math.ceil(Number(process.env['CRASH_KILLS'] ?? 4) / 10);
const script = path.join(import.meta.dirname, 'testing/supervisor.ts');

vi.setConfig({ testTimeout: (KILLS + 1) * 120_000 });

interface Started {
  supervisor: ChildProcess;
  pids: Record<string, number>;
  databaseUrl: string;
}

async function start(dataDir: string, port: number): Promise<Started> {
  const supervisor = fork(script, [dataDir, String(port)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  supervisor.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const failed = once(supervisor, 'exit').then(() => Promise.reject(new Error(`the site did not start: ${errors}`)));
  const [message] = (await Promise.race([once(supervisor, 'message'), failed])) as [Omit<Started, 'supervisor'>];
  failed.catch(() => undefined); // The test kills it later.
  return { supervisor, ...message };
}

/** Expects a reply at the address: only browsers resolve the names of the sites below localhost. */
async function expectAnswer(port: number): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  expect(status).toBeLessThan(500);
}

async function expectWhole(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 2 });
  const playerId = await findPlayerId(db, 'demo@croupier.example');
  expect(await readBalances(db, playerId!)).toMatchObject([{ currency: 'EUR', amount_cents: 50_000 }]);
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
}

// shows: operation:two-checkouts; operation:embedded-postgres
test.runIf(NIGHT)('two sites run side by side, each with its own port, data and Postgres', async () => {
  const sites = await Promise.all(
    [0, 1].map(async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'croupier-beside-'));
      chmodSync(dataDir, 0o711);
      const port = await freePort();
      return { dataDir, port, ...(await start(dataDir, port)) };
    }),
  );
  expect(new Set(sites.map(({ databaseUrl }) => databaseUrl)).size).toBe(2);
  for (const { port, databaseUrl } of sites) {
    await expectAnswer(port);
    await expectWhole(databaseUrl);
  }
  for (const { supervisor, pids, dataDir } of sites) {
    supervisor.disconnect(); // Its parent is gone, so it stops automatically.
    await vi.waitUntil(() => Object.values(pids).every((pid) => !isRunning(pid)), 30_000);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

// shows: promise:X1
// shows: operation:embedded-postgres
test(`the supervisor is killed ${KILLS} times, one of its processes frozen: the next start cleans up and finds everything`, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'croupier-supervisor-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  let site = await start(dataDir, port);
  for (let kill = 0; kill < KILLS; kill++) {
    const before = site;
    if (kill % 2 === 0) process.kill(before.pids['platform']!, 'SIGSTOP');
    before.supervisor.kill('SIGKILL');
    site = await start(dataDir, port); // Immediately, while the others are still stopping.
    for (const [name, pid] of Object.entries(before.pids)) expect(isRunning(pid), name).toBe(false);
    await expectAnswer(port);
    await expectWhole(site.databaseUrl);
  }
  const { pids } = site;
  site.supervisor.kill('SIGKILL');
  const left = () => Object.keys(pids).filter((name) => name !== 'postgres' && isRunning(pids[name]!));
  await vi.waitUntil(() => left().length === 0, 10_000); // Without a next start they stop automatically.
  process.kill(pids['postgres']!, 'SIGINT');
  await vi.waitUntil(() => !isRunning(pids['postgres']!), 20_000);
  rmSync(dataDir, { recursive: true, force: true });
});
