import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, openDatabase } from '@croupier/server-database';
import { type Cluster, freePort, startCluster } from '@croupier/server-database/cluster';
import { adjust, checkLedger } from '@croupier/server-wallet';
import { migrations } from '../migrations.ts';
import { Gambler } from './gambler.ts';
import { type PlatformProcess, startProcess } from './platform-process.ts';

/** 20 in every run, 100 in the nightly one. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 20);
const PLAYERS = 4;
const FUNDS = 10_000_000n;
const ORIGIN = 'http://casino.localhost:4200';

let dir: string;
let cluster: Cluster;
let platform: PlatformProcess;
let port: number;
const gamblers: Gambler[] = [];

const databaseUrl = () => cluster.url('postgres');

async function withDatabase<Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>): Promise<Result> {
  const db = openDatabase(databaseUrl(), { connections: 2 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'croupier-crash-'));
  cluster = await startCluster({ dir }); // Durable: what is acknowledged must survive.
  await withDatabase((db) => migrate(db, migrations));
  port = await freePort();
  platform = await startProcess(databaseUrl(), port);
  for (let index = 0; index < PLAYERS; index++) gamblers.push(new Gambler(() => platform.url, ORIGIN));
  for (const gambler of gamblers) await gambler.signUp();
  await withDatabase((db) =>
    db.transaction(async (tx) => {
      for (const { id } of gamblers)
        await adjust(tx, {
          id: randomUUID(),
          playerId: id,
          currency: 'EUR',
          amount: FUNDS,
          reason: 'crash test',
          operator: 'test',
          now: new Date(),
        });
    }),
  );
  for (const gambler of gamblers) await gambler.sitDown('dice');
}, 120_000);

afterAll(async () => {
  await platform?.kill();
  await cluster?.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Lets everyone play, kills in the middle of it, starts again, and holds every answer against what is stored. */
async function killDuringPlay(kill: () => Promise<void>, startAgain: () => Promise<void>): Promise<number> {
  for (const gambler of gamblers) gambler.answered.length = 0;
  // After so many answers, whatever the machine's speed: somewhere in the middle of the bets of four players.
  let left = randomInt(5, 60);
  const enough = Promise.withResolvers<void>();
  const playing = Promise.all(gamblers.map((gambler) => gambler.playOn(() => --left === 0 && enough.resolve())));
  await Promise.race([enough.promise, playing]);
  await kill();
  await playing;
  await startAgain();
  let answered = 0;
  for (const gambler of gamblers) {
    for (const round of gambler.answered) expect((await gambler.play(round.id)).round).toEqual(round);
    answered += gambler.answered.length;
    const lost = await gambler.play(gambler.unanswered!); // Played now, or found as it was stored: one or the other.
    expect((await gambler.play(gambler.unanswered!)).round).toEqual(lost.round);
  }
  const check = await withDatabase(checkLedger);
  expect(check.breaks).toEqual([]);
  return answered;
}

// shows: promise:X1; promise:R5
test(
  `the platform is killed ${KILLS} times during play: every answer is stored, the ledger balances, play goes on`,
  { timeout: KILLS * 30_000 },
  async () => {
    let answered = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      answered += await killDuringPlay(platform.kill, async () => {
        platform = await startProcess(databaseUrl(), port);
      });
    }
    expect(answered).toBeGreaterThan(KILLS);
  },
);

// shows: promise:X1
test(
  `the platform and its Postgres are killed ${KILLS} times during play: the same holds`,
  { timeout: KILLS * 60_000 },
  async () => {
    let answered = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      const killTree = async () => {
        const { pid, ended } = cluster;
        process.kill(-pid, 'SIGKILL');
        await Promise.all([platform.kill(), ended]);
      };
      answered += await killDuringPlay(killTree, async () => {
        cluster = await startCluster({ dir, port: cluster.port });
        platform = await startProcess(databaseUrl(), port);
      });
    }
    expect(answered).toBeGreaterThan(KILLS);
  },
);

// shows: promise:X2; promise:A8
test(
  'while the database is away every call says 503, and ten seconds after it is back all is well',
  { timeout: 60_000 },
  async () => {
    const read = async () => (await fetch(`${platform.url}/api/stats/winners/latest`)).status;
    expect(await read()).toBe(200);
    process.kill(-cluster.pid, 'SIGKILL');
    await cluster.ended;
    expect(await read()).toBe(503);
    cluster = await startCluster({ dir, port: cluster.port });
    const back = performance.now();
    while ((await read()) !== 200) expect(performance.now() - back).toBeLessThan(10_000);
    const [gambler] = gamblers;
    await gambler!.play(randomUUID());
  },
);
