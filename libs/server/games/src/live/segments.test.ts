import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { segmentWin, wheelFields } from '@croupier/game-math';
import type { Database } from '@croupier/server-database';
import { giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable } from '../testing/live-table.ts';

const clock = testClock();
let db: Database;
let table: LiveTestTable;

beforeAll(async () => {
  db = await gamesDatabase({ connections: 10 });
  table = await liveTable(db, { slug: 'lighthouse-wheel', clock });
});
beforeEach(() => table.open());
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const each = (stake_cents: number, ...names: string[]) => ({ fields: names.map((name) => ({ name, stake_cents })) });

test('one bet on all six fields is paid by the segment, to the last subunit, four rounds in a row', async () => {
  for (let turn = 0; turn < 4; turn++) {
    await table.open();
    const playerId = await bettor(db, 606n);
    await table.place(playerId, each(101, ...wheelFields));
    const { outcome } = await table.draw();
    if (!outcome || !('segment' in outcome)) throw new Error('a segment is drawn');
    await table.finish();
    const stakes = wheelFields.map((spot) => ({ spot, stake: 101n }));
    expect((await balancesOf(db))[`player:${playerId}:cash`]).toBe(segmentWin(stakes, outcome.segment));
  }
});

test('a field there is not is no bet, and ×52 takes a tenth of the most', async () => {
  const playerId = await bettor(db);
  await expect(table.place(playerId, each(100, 'x7'))).rejects.toMatchObject({ code: 'params_not_allowed' });
  await expect(table.place(playerId, each(2_001, 'x52'))).rejects.toMatchObject({
    code: 'stake_too_large',
    params: { amount_cents: 2_000, field: 'x52' },
  });
  await table.place(playerId, each(2_000, 'x52'));
});

test('who covers more than two thirds of the wheel wagers no bonus with it', async () => {
  const playerId = await bettor(db, 0n);
  const id = await giveBonus(db, { playerId, now: clock.now() });
  await table.place(playerId, each(50, 'x2', 'x6-5'));
  await table.place(playerId, each(50, 'x4'));
  await table.draw();
  await table.finish();
  expect(await readBonus(db, id)).toMatchObject({ wagered: 500n });
});
