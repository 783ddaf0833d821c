import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '@croupier/platform/migrations';
import { type Database, migrate, openDatabase, sql } from '@croupier/server-database';
import { startCluster } from '@croupier/server-database/cluster';
import type { Ran, Run } from './bettors.ts';

/** Copy of the platform as a separate process. */
interface Copy {
  port: number;
  child: ChildProcess;
}

type Bet = (run: Omit<Run, 'about' | 'ports'>, copies: readonly Copy[]) => Promise<Ran>;

/** Several copies of the platform on one Postgres, and the process of the betting players. */
export interface CopiesSite {
  db: Database;
  copies: Copy[];
  bet: Bet;
  /** Bets from another process, while a `bet` is running. */
  betApart: Bet;
  deadlocks: () => Promise<number>;
  startCopy: () => Promise<Copy>;
  stop: () => Promise<void>;
}

const next = <Answer>(child: ChildProcess, about: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a bench process ended with ${code}`));
    const receive = (message: { about: string }) => {
      if (message.about !== about) return;
      child.off('message', receive);
      child.off('exit', ended);
      resolve(message as Answer);
    };
    child.on('message', receive);
    child.once('exit', ended);
  });

const server = new URL('../bets/server.ts', import.meta.url);

async function startCopy(url: string): Promise<Copy> {
  const env = { ...process.env, DATABASE_URL: url, PLATFORM_PORT: '0' };
  const child = fork(server, { env });
  const { port } = await next<{ port: number }>(child, 'listening');
  return { port, child };
}

function startBettors(): { bet: Bet; kill: () => void } {
  const child = fork(new URL('./bettors.ts', import.meta.url));
  return {
    bet: (run, copies) => {
      child.send({ about: 'run', ports: copies.map(({ port }) => port), ...run } satisfies Run);
      return next<Ran>(child, 'ran');
    },
    kill: () => void child.kill(),
  };
}

export async function startCopies(count: number): Promise<CopiesSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'croupier-copies-'));
  chmodSync(dir, 0o711); // As root, the database's user passes through it: else its data would lie elsewhere and stay.
  const cluster = await startCluster({ dir });
  const url = cluster.url('postgres');
  const db = openDatabase(url);
  await migrate(db, migrations);
  const copies: Copy[] = [];
  for (let copy = 0; copy < count; copy++) copies.push(await startCopy(url));
  const [bettors, others] = [startBettors(), startBettors()];
  return {
    db,
    copies,
    startCopy: () => startCopy(url),
    bet: bettors.bet,
    betApart: others.bet,
    deadlocks: async () => {
      const [row] = await db.query<{ deadlocks: bigint }>(
        sql`select deadlocks from pg_stat_database where datname = current_database()`,
      );
      return Number(row?.deadlocks);
    },
    stop: async () => {
      bettors.kill();
      others.kill();
      const running = copies.filter(({ child }) => child.exitCode === null && child.signalCode === null);
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ child }) => once(child, 'exit')));
      await db.close();
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
