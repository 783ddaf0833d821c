import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CurrencyCode } from '@croupier/money';
import { migrations as audit } from '@croupier/server-audit';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits, setLimit } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { setBonusSettings } from '../bonuses/bonus-settings.ts';
import { giveWithGroups, redeemCoupon } from '../bonuses/give-by-rule.ts';
import { migrations, takesOffers } from '../index.ts';
import { correctPoints } from '../points/correct-points.ts';
import { readPoints } from '../points/read-points.ts';
import { bonusesOf, giveBonus, readBonus } from '../testing/index.ts';
import { levels } from './levels.ts';
import { settleReached } from './reached.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, limits, migrations], { connections: 12, prepare: migrateJobs });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const now = new Date('2026-11-23T12:00:00Z');
const settle = (playerId: number) => settleReached({ db, clock: () => now }, playerId);

/** Creates a player with the points of a level, settled. */
async function atLevel(level: number, currency: CurrencyCode = 'EUR', before?: (playerId: number) => Promise<unknown>) {
  const playerId = await insertPlayer(db, { currency });
  await before?.(playerId);
  const points = Number(levels[level - 1]!.from);
  const correction = { playerId, points, persistent: true, reason: 'test', actor: 'operator:anna', now };
  await db.transaction((tx) => correctPoints(tx, correction));
  await Promise.all([settle(playerId), settle(playerId), settle(playerId)]);
  return { playerId, gifts: await bonusesOf(db, playerId) };
}

test('level 2 gives free spins once, however often it is settled at once', async () => {
  const { gifts } = await atLevel(2);
  expect(gifts).toMatchObject([{ definition: 'level-spins', stage: 'issued', rounds: 10, rounds_left: 10 }]);
});

test('from level 8 on a bonus comes with the spins, in the player’s currency', async () => {
  const { gifts } = await atLevel(8, 'JPY');
  expect(gifts.filter(({ definition }) => definition === 'level-spins').map(({ rounds }) => rounds)).toEqual([
    10, 15, 20, 25, 30, 40, 50,
  ]);
  expect(gifts.filter(({ definition }) => definition === 'level-bonus')).toMatchObject([
    { gives: 'money', currency: 'JPY', amount: 8_928n, requirement: 89_280n },
  ]);
});

test('a level reached during a break or without wanting bonuses gives none, and is reached all the same', async () => {
  const break_ = (playerId: number) =>
    db.transaction((tx) => setLimit(tx, { playerId, type: 'coolingoff', period: 'week', accounts: [], now }));
  const no = (playerId: number) => db.transaction((tx) => setBonusSettings(tx, { playerId, receive: false, now }));
  for (const before of [break_, no]) {
    const { playerId, gifts } = await atLevel(3, 'EUR', before);
    expect(gifts).toEqual([]);
    expect(await takesOffers(db, playerId, now)).toBe(false);
    expect(await readPoints(db, { playerId, currency: 'EUR', rtpPpm: 960_000, now })).toMatchObject({ level: 3 });
  }
});

test('experience points count for levels and are given once', async () => {
  const playerId = await insertPlayer(db);
  const redeem = () => redeemCoupon(db, { playerId, currency: 'EUR', code: 'goodstart', now });
  const answers = await Promise.all(Array.from({ length: 8 }, redeem));
  expect(answers.filter(({ status }) => status === 'successfully_activated')).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'already_activated')).toHaveLength(7);
  const points = await readPoints(db, { playerId, currency: 'EUR', rtpPpm: 960_000, now });
  expect(points).toMatchObject({ persistent: { points: 25 }, chargeable: { points: 25 }, level: 1 });
  expect(await bonusesOf(db, playerId)).toMatchObject([{ gives: 'xp', stage: 'finished', amount: 25n }]);
});

test('who comes into a group is given what is for its members, once', async () => {
  const playerId = await insertPlayer(db);
  const join = (groupIds: number[]) => db.transaction((tx) => giveWithGroups(tx, { playerId, groupIds, now }));
  await join([258]);
  expect(await bonusesOf(db, playerId)).toEqual([]);
  await join([259]);
  await join([259]);
  expect(await bonusesOf(db, playerId)).toMatchObject([{ type: 'group', gives: 'cash', amount: 2_000n }]);
});

test('an operator says how much a bonus made for one player is', async () => {
  const playerId = await insertPlayer(db);
  const id = await giveBonus(db, { playerId, definition: 'made-for-you', amount: 1_500n, now });
  expect(await readBonus(db, id)).toMatchObject({ type: 'custom', stage: 'handle_bets', fund: 1_500n });
});
