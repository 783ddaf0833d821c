import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrations as games, rotateSeeds } from '@croupier/server-games';
import { testClock } from '@croupier/server-games/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { addToGroups, migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { definitions, migrations as promotions, setBonusSettings } from '@croupier/server-promotions';
import { bonusesOf } from '@croupier/server-promotions/testing';
import { migrations as wallet, openPlayerAccounts } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { migrations } from '../index.ts';
import { type LootboxDefinition, outcomeAt, weightOf } from './definition.ts';
import { lootboxDefinitions } from './definitions.ts';
import { expireLootboxes } from './expire-lootboxes.ts';
import { issueDue, issueLootbox } from './issue-lootbox.ts';
import { openLootbox } from './open-lootbox.ts';
import { readLootboxes } from './read-lootboxes.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

let db: Database;
let clock: ReturnType<typeof testClock>;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, limits, games, promotions, migrations], { prepare: migrateJobs });
  clock = testClock();
});
afterAll(() => db.close());

async function newPlayer(): Promise<number> {
  const playerId = await insertPlayer(db);
  await db.transaction((tx) => openPlayerAccounts(tx, { playerId, currency: 'EUR' }));
  return playerId;
}

const box = (changes: Partial<LootboxDefinition> = {}): LootboxDefinition => ({
  ...lootboxDefinitions[0]!,
  id: 'test-box',
  kind: 'box',
  everyHours: null,
  outcomes: [
    { id: 'nothing', title: { en: 'Nothing', de: 'Nichts' }, weight: 1, bonus: null },
    { id: 'cash', title: { en: 'Cash', de: 'Bar' }, weight: 1, bonus: 'apology' },
  ],
  ...changes,
});

const issue = (playerId: number, definition = box(), grantId: string = randomUUID()) =>
  db.transaction((tx) => issueLootbox(tx, { playerId, definition, grantId, now: clock.now() }));
const due = (playerId: number) => db.transaction((tx) => issueDue(tx, playerId, clock.now()));
const open = (playerId: number, id: number) =>
  db.transaction((tx) => openLootbox(tx, { playerId, id, currency: 'EUR', now: clock.now() }));
const read = (playerId: number) => readLootboxes(db, playerId, 'en');
const onlyOne = async (playerId: number) => (await read(playerId))[0]!;

test('every outcome of every box has its prize, and together they are the whole', () => {
  for (const definition of lootboxDefinitions) {
    for (const { bonus } of definition.outcomes) expect(bonus === null || definitions.has(bonus)).toBe(true);
    const drawn = Array.from({ length: weightOf(definition) }, (_, number) => outcomeAt(definition, number).id);
    for (const { id, weight } of definition.outcomes) expect(drawn.filter((one) => one === id)).toHaveLength(weight);
    expect(() => outcomeAt(definition, weightOf(definition))).toThrow(RangeError);
  }
});

test('the wheel has one turn a week, however often and at once somebody looks', async () => {
  const playerId = await newPlayer();
  const turns = async () => (await read(playerId)).length;
  await Promise.all(Array.from({ length: 20 }, () => due(playerId)));
  expect(await turns()).toBe(1);
  clock.pass(WEEK_MS + HOUR_MS);
  await due(playerId); // The first one still waits.
  expect(await turns()).toBe(1);
  await open(playerId, (await onlyOne(playerId)).id);
  await Promise.all(Array.from({ length: 20 }, () => due(playerId)));
  expect(await turns()).toBe(2);
  clock.pass(WEEK_MS - HOUR_MS);
  await open(playerId, (await onlyOne(playerId)).id);
  await due(playerId);
  expect(await turns()).toBe(2);
});

// shows: promise:C3
test('opened 50 times at once it is opened once, with one prize', async () => {
  const playerId = await newPlayer();
  await issue(playerId, box({ outcomes: box().outcomes.map((one) => ({ ...one, bonus: 'apology' })) }));
  const { id } = await onlyOne(playerId);
  const opened = await Promise.all(Array.from({ length: 50 }, () => open(playerId, id)));
  expect(new Set(opened.map(({ drawn, nonce }) => `${drawn} ${nonce}`)).size).toBe(1);
  expect(await bonusesOf(db, playerId)).toMatchObject([{ stage: 'finished', definition: 'apology' }]);
  expect((await checkLedger(db)).breaks).toEqual([]);
});

test('what was drawn follows from the player’s seeds, which no bet shares, and can be checked once they are shown', async () => {
  const playerId = await newPlayer();
  for (const id of ['one', 'two', 'three']) await issue(playerId, box({ id }));
  for (const { id } of await read(playerId)) await open(playerId, id);
  const hidden = await read(playerId);
  expect(hidden.map(({ opened }) => opened?.server_seed)).toEqual([null, null, null]);
  expect(new Set(hidden.map(({ opened }) => opened?.nonce))).toEqual(new Set([0, 1, 2]));
  await rotateSeeds(db, { playerId, now: clock.now() });
  for (const { opened, total_weight, outcomes } of await read(playerId)) {
    const { server_seed, client_seed, nonce, drawn, outcome } = opened!;
    const stream = createStream(nodeHmac, { serverSeed: server_seed!, clientSeed: client_seed, nonce });
    expect(stream.draw(total_weight)).toBe(drawn);
    expect(outcomes[drawn]!.id).toBe(outcome);
  }
});

test('a box of another player is none', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()];
  await issue(owner);
  await expect(open(other, (await onlyOne(owner)).id)).rejects.toMatchObject({ code: 'not_found' });
});

test('who said no to bonuses is given none, and opens none that was given before', async () => {
  const playerId = await newPlayer();
  await issue(playerId);
  const { id } = await onlyOne(playerId);
  await db.transaction((tx) => setBonusSettings(tx, { playerId, receive: false, now: clock.now() }));
  expect(await issue(playerId, box({ id: 'another' }))).toBe(false);
  await expect(open(playerId, id)).rejects.toMatchObject({ code: 'bonus_not_available' });
  expect((await onlyOne(playerId)).stage).toBe('issued'); // Nothing was drawn.
});

// shows: group:filter-lootboxes
test('the same grant twice is one box, and a box of a group is for its players', async () => {
  const playerId = await newPlayer();
  const grantId = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => issue(playerId, box(), grantId)));
  expect(await read(playerId)).toHaveLength(1);
  const ofGroup = box({ id: 'closed', groupIds: [255] });
  expect(await issue(playerId, ofGroup)).toBe(false);
  await db.transaction((tx) => addToGroups(tx, { playerId, groupIds: [255], now: clock.now() }));
  expect(await issue(playerId, ofGroup)).toBe(true);
});

// shows: coupon:states; coupon:lootbox-active
test('a box is issued, then activated, canceled or expired; it opens while it is issued and in no other state', async () => {
  const playerId = await newPlayer();
  for (const stage of ['issued', 'activated', 'canceled', 'expired'] as const)
    await issue(playerId, box({ id: stage }));
  const boxes = await read(playerId);
  const idOf = (at: number) => boxes.toSorted((one, other) => one.id - other.id)[at]!.id;
  await open(playerId, idOf(1));
  for (const [at, stage] of [
    [2, 'canceled'],
    [3, 'expired'],
  ] as const)
    await db.query(sql`update player_lootboxes set stage = ${stage} where id = ${idOf(at)}`);
  const stages = async () => Object.fromEntries((await read(playerId)).map(({ id, stage }) => [id, stage]));
  expect(await stages()).toEqual({
    [idOf(0)]: 'issued',
    [idOf(1)]: 'activated',
    [idOf(2)]: 'canceled',
    [idOf(3)]: 'expired',
  });
  for (const at of [2, 3]) await expect(open(playerId, idOf(at))).rejects.toMatchObject({ code: 'lootbox_over' });
  const { drawn } = (await read(playerId)).find(({ id }) => id === idOf(1))!.opened!;
  expect((await open(playerId, idOf(1))).drawn).toBe(drawn); // The same result, granted once.
  await open(playerId, idOf(0));
  expect((await stages())[idOf(0)]).toBe('activated');
});

test('a box nobody opened in time is over', async () => {
  const playerId = await newPlayer();
  await issue(playerId, box({ waitsDays: 1 }));
  const { id } = await onlyOne(playerId);
  clock.pass(25 * HOUR_MS);
  await expect(open(playerId, id)).rejects.toMatchObject({ code: 'lootbox_over' });
  await expireLootboxes(db, clock.now());
  expect((await onlyOne(playerId)).stage).toBe('expired');
});

// shows: topic:lootboxes; topic:bonuses; topic:freespins
test.each([
  ['bonuses', 'apology'],
  ['freespins', 'wheel-five-spins'],
])('a box that comes and one that is opened tell the pages, and so do the %s in it', async (gift, bonus) => {
  const playerId = await newPlayer();
  const told = async (topic: string) => (await readOutbox(db, { topic, player: playerId })).length;
  await issue(playerId, box({ outcomes: box().outcomes.map((outcome) => ({ ...outcome, bonus })) }));
  expect(await told('lootboxes')).toBe(1);
  const [given] = await read(playerId);
  await open(playerId, given!.id);
  expect(await told('lootboxes')).toBe(2);
  expect(await told(gift)).toBeGreaterThan(0);
});
