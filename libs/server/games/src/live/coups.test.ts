import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { baccaratSpots, coupMs, coupWin } from '@croupier/game-math';
import type { Database } from '@croupier/server-database';
import { giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { hasPendingHolds } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable } from '../testing/live-table.ts';
import { readLiveBets } from './read-live.ts';

const clock = testClock();
let db: Database;
let table: LiveTestTable;

beforeAll(async () => {
  db = await gamesDatabase({ connections: 10 });
  table = await liveTable(db, { slug: 'pearl-quay-baccarat', clock });
});
beforeEach(() => table.open());
afterEach(async () => expect((await checkLedger(db)).breaks).toEqual([]));
afterAll(() => db.close());

const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const on = (name: string, stake_cents = 100) => ({ fields: [{ name, stake_cents }] });

test('eight coups: every spot is paid by the cards that were shown, to the last subunit', async () => {
  for (let turn = 0; turn < 8; turn++) {
    await table.open();
    const playerId = await bettor(db, 10_000n);
    const stakes = baccaratSpots.map((spot, at) => ({ spot, stake: BigInt(101 + at) }));
    const bets = await Promise.all(stakes.map(({ spot, stake }) => table.place(playerId, on(spot, Number(stake)))));
    const { lasts_ms, outcome } = await table.draw();
    if (!outcome || !('won' in outcome)) throw new Error('a coup is drawn');
    expect(lasts_ms).toBe(coupMs(outcome));
    await table.finish();
    const settled = (await readLiveBets(db, { playerId, limit: 10 })).data;
    for (const { id, fields, win_cents, status } of settled) {
      const stake = stakes.find(({ spot }) => spot === fields[0]!.name)!;
      expect([status, BigInt(win_cents)]).toEqual(['settled', coupWin([stake], outcome.won)]);
      expect(bets.some((bet) => bet.id === id)).toBe(true);
    }
    const staked = stakes.reduce((sum, { stake }) => sum + stake, 0n);
    const won = settled.reduce((sum, { win_cents }) => sum + BigInt(win_cents), 0n);
    expect(await cash(playerId)).toBe(10_000n - staked + won);
    expect(await hasPendingHolds(db, playerId)).toBe(false);
  }
});

test('a field there is not, one twice, or an automatic cash-out is no bet here', async () => {
  const playerId = await bettor(db);
  for (const wanted of [on('red'), { fields: [...on('tie').fields, ...on('tie').fields] }, { ...on('tie'), auto: 200 }])
    await expect(table.place(playerId, wanted)).rejects.toMatchObject({ code: 'params_not_allowed' });
  expect(await cash(playerId)).toBe(100_000n);
});

test('a tie takes a fifth of the most, over all bets of the round; what says so names the field', async () => {
  const playerId = await bettor(db);
  const refused = { code: 'stake_too_large', params: { amount_cents: 10_000, currency: 'EUR', field: 'tie' } };
  await expect(table.place(playerId, on('tie', 10_001))).rejects.toMatchObject(refused);
  const { id } = await table.place(playerId, on('tie', 9_000));
  await expect(table.place(playerId, on('tie', 1_001))).rejects.toMatchObject(refused);
  await table.place(playerId, on('tie', 1_000));
  await table.place(playerId, on('banker', 30_000));
  await table.undo(playerId, id);
  await table.place(playerId, on('tie', 9_000)); // What was taken back counts no more.
});

test('who bets on player and on banker wagers no bonus with the second', async () => {
  const playerId = await bettor(db, 0n);
  const id = await giveBonus(db, { playerId, now: clock.now() });
  for (const side of ['player', 'tie', 'banker'] as const) await table.place(playerId, on(side));
  expect(await readBonus(db, id)).toMatchObject({ wagered: 0n });
  await table.draw();
  await table.finish();
  expect(await readBonus(db, id)).toMatchObject({ wagered: 1_000n });
});
