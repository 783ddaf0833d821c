import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '@croupier/server-database';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { chainAudit } from './chain-audit.ts';
import { changeSiteState, checkAudit, keepAudit, migrations, readAudit, readSiteState, recordAudit } from './index.ts';

const at = new Date('2026-11-20T10:00:00Z');
let db: Database;
beforeAll(async () => {
  db = await testDatabase([migrations]);
});
afterAll(() => db.close());

const record = (kind: string, playerId = 1) =>
  db.transaction((tx) => recordAudit(tx, { at, kind, actor: 'system', playerId }));

test('what a failed transaction recorded never reaches the log', async () => {
  const failed = db.transaction(async (tx) => {
    await recordAudit(tx, { at, kind: 'never', actor: 'system' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await chainAudit(db)).toBe(0);
});

// shows: promise:U1
test('entries written at once end up in one unbroken chain, each once', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => record(`event_${index}`)));
  const moved = await Promise.all([chainAudit(db), chainAudit(db), chainAudit(db)]);
  expect(moved.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(await checkAudit(db)).toBeNull();
});

test('a player sees only lines about that player', async () => {
  await record('signed_in', 7);
  await chainAudit(db);
  expect(await readAudit(db, 7)).toEqual([
    { at: at.toISOString(), kind: 'signed_in', actor: 'system', player_id: 7, details: {} },
  ]);
});

// shows: promise:U1
test('nothing in the log can be changed, deleted or emptied', async () => {
  for (const statement of [sql`update audit_log set entry = '{}'`, sql`delete from audit_log`, sql`truncate audit_log`])
    await expect(db.query(statement)).rejects.toThrow('append-only');
});

// shows: promise:U1
test('a line changed behind the log is found', async () => {
  await db.query(sql`alter table audit_log disable trigger all`);
  const [changed] = await db.query<{ seq: bigint }>(sql`
    update audit_log set entry = replace(entry, 'event_9', 'event_x') where entry like '%event_9"%' returning seq`);
  expect(await checkAudit(db)).toEqual({ seq: changed!.seq });
  await db.query(sql`alter table audit_log enable trigger all`);
});

test('the reader takes new entries as they come and stops cleanly', async () => {
  const failures: unknown[] = [];
  const stop = keepAudit(db, (error) => failures.push(error));
  await record('while_reading', 9);
  await vi.waitUntil(async () => (await readAudit(db, 9)).length === 1);
  await stop();
  expect(failures).toEqual([]);
});

// shows: flag:tech-work
test('two operators who shut the site at once do it once, and the log names who', async () => {
  const shut = () =>
    db.transaction((tx) => changeSiteState(tx, { closed: true, reason: 'new disks', actor: 'operator:anna', now: at }));
  expect((await Promise.all([shut(), shut()])).toSorted()).toEqual([false, true]);
  expect(await readSiteState(db)).toEqual({ closed: true, until: null, reason: 'new disks', changedAt: at });
  await chainAudit(db);
  const lines = await db.query<{ entry: string }>(sql`select entry from audit_log where entry like '%site_closed%'`);
  expect(lines.map(({ entry }) => JSON.parse(entry))).toMatchObject([
    { actor: 'operator:anna', details: { reason: 'new disks', until: null } },
  ]);
});
