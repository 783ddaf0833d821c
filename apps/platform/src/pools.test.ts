import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { requireRoom } from './pools.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const pools = { bets: 4, calls: 12, sockets: 4, jobs: 6 };

test('copies that would ask for more connections than the database has are refused with what to change', async () => {
  await requireRoom(db, { pools, copies: 1 });
  await expect(requireRoom(db, { pools, copies: 1000 })).rejects.toThrow(/^1000 copies need 38000 connections.*COPIES/);
});
