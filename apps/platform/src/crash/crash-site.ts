import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, migrate, openDatabase } from '@croupier/server-database';
import { type Cluster, startCluster } from '@croupier/server-database/cluster';
import { adjust } from '@croupier/server-wallet';
import { migrations } from '../migrations.ts';
import type { CrashVisitor } from './crash-visitor.ts';
import { type PlatformProcess, startProcess } from './platform-process.ts';

/** Starting balance of every player in a crash suite. */
export const FUNDS = 10_000_000n;

/** A Postgres and one instance of the platform on it; both can be killed and restarted. */
export class CrashSite {
  platform: PlatformProcess;
  cluster: Cluster;
  /** Reopened with the cluster. */
  db: Database;
  readonly #dir: string;
  readonly #port: number;
  readonly #settings: NodeJS.ProcessEnv;

  private constructor(
    dir: string,
    running: { cluster: Cluster; db: Database; platform: PlatformProcess },
    settings: NodeJS.ProcessEnv,
  ) {
    this.#dir = dir;
    this.#settings = settings;
    this.#port = Number(new URL(running.platform.url).port);
    this.cluster = running.cluster;
    this.db = running.db;
    this.platform = running.platform;
  }

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<CrashSite> {
    const dir = await mkdtemp(path.join(tmpdir(), 'croupier-crash-'));
    const cluster = await startCluster({ dir }); // Durable, because acknowledged data must survive.
    const db = openDatabase(cluster.url('postgres'), { connections: 2 });
    await migrate(db, migrations);
    const platform = await startProcess(cluster.url('postgres'), 0, settings);
    return new CrashSite(dir, { cluster, db, platform }, settings);
  }

  async stop(): Promise<void> {
    await this.platform.kill();
    await this.db.close();
    await this.cluster.stop();
    await rm(this.#dir, { recursive: true, force: true });
  }

  async startPlatform(): Promise<void> {
    this.platform = await startProcess(this.cluster.url('postgres'), this.#port, this.#settings);
  }

  /** Kills the cluster like a power cut. */
  async killCluster(): Promise<void> {
    process.kill(-this.cluster.pid, 'SIGKILL');
    await this.cluster.ended;
  }

  async startCluster(): Promise<void> {
    await this.db.close();
    this.cluster = await startCluster({ dir: this.#dir, port: this.cluster.port });
    this.db = openDatabase(this.cluster.url('postgres'), { connections: 2 });
  }

  /** Signs players up and credits them. */
  async fund(visitors: readonly CrashVisitor[]): Promise<void> {
    for (const visitor of visitors) await visitor.signUp();
    const order = { currency: 'EUR', amount: FUNDS, reason: 'crash test', operator: 'test' } as const;
    await this.db.transaction(async (tx) => {
      for (const { id: playerId } of visitors)
        await adjust(tx, { ...order, id: randomUUID(), playerId, now: new Date() });
    });
  }
}
