import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { type Database, sql } from '@croupier/server-database';

const script = new URL('./close-process.ts', import.meta.url).pathname;

export interface KilledClosing {
  db: Database;
  kind: 'tournament' | 'lottery';
  id: number;
  now: Date;
  /** Returns the number of prizes paid. */
  paid: () => Promise<number>;
}

/** Starts closing in another process, and kills it with signal 9 once it has paid one more prize. */
export async function killWhileClosing({ db, kind, id, now, paid }: KilledClosing): Promise<void> {
  const [{ name }] = (await db.query<{ name: string }>(sql`select current_database() as name`)) as [{ name: string }];
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${name}`;
  const before = await paid();
  const child = spawn(process.execPath, [script, url.href, kind, String(id), now.toISOString()], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  await vi.waitFor(async () => expect(await paid()).toBeGreaterThan(before), { timeout: 15_000, interval: 1 });
  child.kill('SIGKILL');
  await gone;
}
