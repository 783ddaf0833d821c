import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beaconRoundAt, drawPocket, isBeaconSignature, quicknet, sharedStream } from '@croupier/game-math';
import { browserHmac } from '@croupier/game-math/browser';
import type { Database } from '@croupier/server-database';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { advanceLive } from '../testing/advance-live.ts';
import { type BeaconMood, type BeaconStandIn, beaconStandIn } from '../testing/beacon-stand-in.ts';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { bettor, liveTable } from '../testing/live-table.ts';
import { drandBeacon } from './drand-beacon.ts';
import { readLiveBets, readLiveRound } from './read-live.ts';
import { offlineSalt } from './salt-source.ts';

const clock = testClock();
const ROUND = 1_000;
let db: Database;
let beacon: BeaconStandIn;
let other: BeaconStandIn;
beforeAll(async () => {
  db = await gamesDatabase();
});
beforeEach(async () => {
  [beacon, other] = [await beaconStandIn(clock.now), await beaconStandIn(clock.now)];
});
afterEach(async () => {
  await Promise.all([beacon.close(), other.close()]);
  expect((await checkLedger(db)).breaks).toEqual([]);
});
afterAll(() => db.close());

const source = () => drandBeacon({ chain: beacon.chain, urls: [beacon.url, other.url], timeoutMs: 400 });

test('a salt is the hash of what the chain signed for that very round', async () => {
  const read = await source().read(ROUND);
  expect(read!.signature).toBe(beacon.chain.sign(ROUND));
  expect(read!.salt).toBe(createHash('sha256').update(read!.signature!, 'hex').digest('hex'));
});

test.each<[BeaconMood, string]>([
  ['lies', 'lied'],
  ['other_round', 'lied'],
  ['endless', 'away'],
  ['broken', 'away'],
  ['silent', 'away'],
])('of one that %s nothing is taken: it is told once, and another address is asked', async (mood, fault) => {
  beacon.mood = mood;
  const salts = source();
  await expect(salts.read(ROUND)).rejects.toMatchObject({ name: 'BeaconFault', fault });
  expect((await salts.read(ROUND))!.signature).toBe(beacon.chain.sign(ROUND));
  expect(other.asked).toBe(1);
  other.mood = mood;
  expect([await salts.read(ROUND), await salts.read(ROUND)]).toEqual([null, null]);
  await expect(salts.read(ROUND + 1)).rejects.toMatchObject({ fault });
});

test('a beacon of another key is not believed, though it calls itself by this chain', async () => {
  const forger = { ...quicknet, chain: beacon.chain.chain };
  const salts = drandBeacon({ chain: forger, urls: [beacon.url] });
  await expect(salts.read(ROUND)).rejects.toMatchObject({ fault: 'lied' });
});

test('a round to come is no fault, and nobody answers it', async () => {
  const { round, at } = source().roundAfter(clock.now())!;
  expect(at.getTime()).toBeGreaterThan(clock.now().getTime() + 500);
  expect(at.getTime()).toBeLessThanOrEqual(clock.now().getTime() + 3_500);
  expect(await source().read(round)).toBeNull();
});

test('a round names its beacon before the bets, waits for it after the lock, and anyone checks all of it', async () => {
  const table = await liveTable(db, { slug: 'harbour-roulette', clock, salts: source() });
  const { number } = await table.open();
  const onWire = async () => (await readLiveRound(db, { slug: table.slug, number: Number(number) })).round;
  const named = await onWire();
  const { chain, publicKey } = beacon.chain;
  expect(named).toMatchObject({ salt_source: 'stand-in', beacon: { chain, public_key: publicKey, signature: null } });
  const appearsAt = Date.parse(named.beacon!.appears_at);
  expect(appearsAt).toBe(beaconRoundAt(beacon.chain, named.salt_round!));
  expect(appearsAt).toBeGreaterThan(Date.parse(named.locks_at));
  await table.passTo(new Date(appearsAt - 1));
  expect([(await onWire()).state, beacon.asked]).toEqual(['open', 0]); // Locked: there is nothing to ask for yet.
  await table.passTo(new Date(appearsAt));
  expect(await onWire()).toMatchObject({ state: 'drawn', salt: null, beacon: { signature: null } });
  await table.finish();
  const over = await onWire();
  const { signature } = over.beacon!;
  expect(isBeaconSignature(bls12_381.shortSignatures, publicKey, over.salt_round!, signature!)).toBe(true);
  expect(createHash('sha256').update(signature!, 'hex').digest('hex')).toBe(over.salt);
  const stream = sharedStream(browserHmac, { secret: over.secret!, salt: over.salt!, round: over.number });
  expect(over.outcome).toEqual({ pocket: drawPocket(stream) });
});

test.each<BeaconMood>(['lies', 'silent'])(
  'a beacon that %s on every address: the round is void, every stake is back, and both is told',
  async (mood) => {
    [beacon.mood, other.mood] = [mood, mood];
    const table = await liveTable(db, { slug: 'quayside-quick-roulette', clock, salts: source() });
    const [errors, voids]: unknown[][] = [[], []];
    const own = {
      ...table.own,
      onError: (error: unknown) => void errors!.push(error),
      onVoid: (round: unknown) => void voids!.push(round),
    };
    const { number } = await table.open();
    const playerId = await bettor(db, 100n);
    await table.place(playerId);
    clock.pass((await table.round()).salt_at!.getTime() - clock.now().getTime());
    for (let second = 0; second <= 5; second += 1) {
      await advanceLive(own);
      clock.pass(1_000);
    }
    expect(await table.round()).toMatchObject({ number, state: 'void', outcome: null, salt: null });
    expect((await balancesOf(db))[`player:${playerId}:cash`]).toBe(100n);
    expect((await readLiveBets(db, { playerId, limit: 1 })).data[0]!.status).toBe('void');
    expect(errors![0]).toMatchObject({ fault: mood === 'lies' ? 'lied' : 'away' });
    expect(voids).toContainEqual({ table: table.slug, number, saltSource: 'stand-in' });
  },
);

test('a round opened under another beacon, or none, is salted by nothing that was not named: it is void', async () => {
  const table = await liveTable(db, { slug: 'quayside-quick-roulette', clock, salts: source() });
  const strangers = [offlineSalt, drandBeacon({ chain: { ...quicknet, name: 'stand-in' }, urls: [beacon.url] })];
  for (const stranger of strangers) {
    const salts = { ...stranger, read: vi.fn(stranger.read) };
    await table.open();
    const playerId = await bettor(db, 100n);
    await table.place(playerId);
    const { salt_at } = await table.round();
    clock.pass(salt_at!.getTime() - clock.now().getTime());
    for (const ms of [0, 4_999, 1]) {
      clock.pass(ms);
      await advanceLive({ ...table.own, salts });
    }
    expect((await table.round()).state).toBe('void');
    expect((await balancesOf(db))[`player:${playerId}:cash`]).toBe(100n);
    expect(salts.read).not.toHaveBeenCalled();
  }
});
