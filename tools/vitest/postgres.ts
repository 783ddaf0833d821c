import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the Nx project under test. */
    projectRoot: string;
  }
}

/** Gives projects that use the database a real Postgres: the caller's (TEST_DATABASE_URL) or one of their own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  project.provide('projectRoot', project.config.root);
  const manifest = await readFile(path.join(project.config.root, 'package.json'), 'utf8');
  if (process.env['TEST_DATABASE_URL'] || !manifest.includes('@croupier/server-')) return;
  const { startCluster } = await import('@croupier/server-database/cluster');
  const dir = await mkdtemp(path.join(tmpdir(), 'croupier-test-'));
  const cluster = await startCluster({ dir, durable: false });
  process.env['TEST_DATABASE_URL'] = cluster.url('postgres');
  return async () => {
    await cluster.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
