import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cookies } from '@croupier/contracts';
import { migrations } from '@croupier/platform/migrations';
import { fillEvents } from '@croupier/server-channels/testing';
import { type Database, migrate, openDatabase, sql } from '@croupier/server-database';
import type { Cluster } from '@croupier/server-database/cluster';
import { fillRounds } from '@croupier/server-games/testing';
import { createSessions } from '@croupier/server-sessions';
import { fillJournal } from '@croupier/server-wallet/testing';
import { enterBettors } from '../bets/setup.ts';

/** Amount of stored data. */
export interface Size {
  rounds: number;
  players: number;
  events: number;
}

/** Platform on a separate database, and the players who measure it. */
export interface GrownSite {
  db: Database;
  port: number;
  players: { bearer: string; cookie: string }[];
  stop: () => Promise<void>;
}

const MEASURING = 8;
const DAYS = 60;
/** Measuring players own one in this many of all rounds and entries. */
const SHARE = 20;
export const BUSY_TOPIC = 'public:wins';

const server = new URL('../bets/server.ts', import.meta.url);

async function listen(url: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(server, { env: { ...process.env, DATABASE_URL: url, PLATFORM_PORT: '0' } });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}`)));
  });
  return { child, port };
}

async function enter(db: Database): Promise<(GrownSite['players'][0] & { playerId: number })[]> {
  const sessions = createSessions({ db, clock: () => new Date() });
  const bettors = await enterBettors(db, MEASURING);
  return Promise.all(
    bettors.map(async ({ playerId, bearer }) => {
      const start = { playerId, ip: '127.0.0.1', country: null, userAgent: 'bench' };
      const { token } = await db.transaction((tx) => sessions.start(tx, start));
      return { playerId, bearer, cookie: `${cookies.session.name}=${token}` };
    }),
  );
}

/** Inserts years of play as sets: the ledger's own triggers run, and its trial balance is right. */
async function fill(db: Database, measuring: readonly number[], { rounds, players, events }: Size): Promise<void> {
  const others = Array.from({ length: players }, (_, index) => 1_000_000 + index);
  const own = Math.ceil(rounds / SHARE);
  for (const [whose, count] of [
    [others, rounds - own],
    [measuring, own],
  ] as const) {
    await fillJournal(db, { players: whose, entries: count, days: DAYS });
    await fillRounds(db, { players: whose, rounds: count, days: DAYS });
  }
  await fillEvents(db, { topic: 'public:odds:list', count: events, seconds: 200 });
  await fillEvents(db, { topic: BUSY_TOPIC, count: events, seconds: 200 });
  await db.query(sql`vacuum analyze`);
}

/** Starts a platform on a database of that size. */
export async function startGrown(cluster: Cluster, name: string, size: Size): Promise<GrownSite> {
  const admin = openDatabase(cluster.url('postgres'), { connections: 1 });
  await admin.query({ text: `create database ${name}`, values: [] });
  await admin.close();
  const url = cluster.url(name);
  const db = openDatabase(url);
  await migrate(db, migrations);
  const players = await enter(db);
  const measuring = players.map(({ playerId }) => playerId);
  await fill(db, measuring, size);
  const { child, port } = await listen(url);
  return {
    db,
    port,
    players,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await db.close();
    },
  };
}
