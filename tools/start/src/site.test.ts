import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { sql } from '@croupier/server-database';
import { freePort } from '@croupier/server-database/cluster';
import { testDatabase } from '@croupier/server-database/testing';
import { startSite } from './site.ts';

vi.setConfig({ testTimeout: 120_000 }); // Loading the gateway and the platform is slow on a busy machine.

test('data of an earlier version ends the start with the sentence that says what to do, and nothing stays behind', async () => {
  const db = await testDatabase();
  await db.query(sql`insert into migrations (name, hash) values ('20261120_0500_outbox.sql', 'another')`);
  const lines: string[] = [];
  const port = await freePort();
  const starting = startSite({
    dataDir: mkdtempSync(path.join(tmpdir(), 'croupier-site-')),
    port,
    databaseUrl: db.url,
    log: (_name, line) => lines.push(line),
  });
  await expect(starting).rejects.toThrow(/made by an earlier version .* delete it/);
  expect(lines.filter((line) => line.includes('starting it again'))).toEqual([]);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await db.close();
});
