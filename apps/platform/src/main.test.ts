import { expect, test, vi } from 'vitest';
import { sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { askHost, startAlone } from '@croupier/server-http/testing';

const entry = new URL('./main.ts', import.meta.url);

vi.setConfig({ testTimeout: 120_000 }); // A new process loads the whole platform, slowly on a busy machine.

test('started alone on an empty database it answers, and stops on a signal', async () => {
  const db = await testDatabase();
  const platform = await startAlone(entry, { DATABASE_URL: db.url, PLATFORM_PORT: '0', LOG_LEVEL: 'silent' });
  expect(await askHost(platform.url, 'casino.example', '/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect(await platform.stop()).toBe(0);
  await db.close();
});

test('a data folder of an earlier version is refused with the sentence that says what to do', async () => {
  const db = await testDatabase();
  await db.query(sql`insert into migrations (name, hash) values ('20261120_0500_outbox.sql', 'another')`);
  const platform = await startAlone(entry, { DATABASE_URL: db.url, PLATFORM_PORT: '0', LOG_LEVEL: 'silent' });
  expect([platform.url, platform.failed?.name, platform.failed?.message]).toEqual([
    undefined,
    'IncompatibleDatabase',
    expect.stringMatching(/made by an earlier version .* delete it/),
  ]);
  expect(await platform.stop()).toBe(1);
  await db.close();
});
