import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '@croupier/platform/migrations';
import { type Database, migrate, openDatabase } from '@croupier/server-database';
import { startCluster } from '@croupier/server-database/cluster';
import { migrateJobs } from '@croupier/server-jobs';

/** Result of a run of bets. */
export interface Ran {
  about: 'ran';
  perSecond: number;
  accepted: number;
  refused: number;
  p50: number;
  p99: number;
}

export interface Betting {
  /** Lets players bet for this many seconds, each again as soon as the reply arrives. */
  bet: (bearers: readonly string[], seconds: number) => Promise<Ran>;
  stop: () => void;
}

/** Runs with a separate Postgres, default durability, and all tables. */
export async function withDatabase(run: (db: Database, url: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'croupier-bench-'));
  const cluster = await startCluster({ dir });
  try {
    const url = cluster.url('postgres');
    const db = openDatabase(url);
    await migrate(db, migrations);
    await migrateJobs(db); // Granting a bonus leaves a job in the queue.
    await run(db, url);
    await db.close();
  } finally {
    await cluster.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Starts the platform and the players' browsers, each in a process. */
export async function startBetting(url: string): Promise<Betting> {
  const server = start('server', { DATABASE_URL: url, PLATFORM_PORT: '0' });
  const { port } = await next<{ port: number }>(server, 'listening');
  const load = start('load');
  return {
    bet(bearers, seconds) {
      load.send({ about: 'run', port, bearers, seconds });
      return next<Ran>(load, 'ran');
    },
    stop() {
      load.kill();
      server.kill();
    },
  };
}

const start = (file: string, env: NodeJS.ProcessEnv = {}) =>
  fork(new URL(`./${file}.ts`, import.meta.url), [], { env: { ...process.env, ...env } });

const next = <Answer>(child: ChildProcess, about: string) =>
  new Promise<Answer>((resolve, reject) => {
    const receive = (message: { about: string }) => {
      if (message.about !== about) return;
      child.off('message', receive);
      resolve(message as Answer);
    };
    child.on('message', receive);
    child.once('exit', (code) => reject(new Error(`a bench process ended with ${code}`)));
  });
