import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStream, games } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import type { Database } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { rotateSeeds } from '../fairness/change-seeds.ts';
import { countRounds, gamesDatabase, type InGameOrder, playerInGame, testClock, testGames } from '../testing/index.ts';
import { readOwnReturn } from './own-return.ts';
import { readRound } from './read-round.ts';
import { readRounds } from './read-rounds.ts';

let db: Database;
const clock = testClock();
let service: ReturnType<typeof testGames>;

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const math = games['moonvine']!;
/** Cost of the feature at a stake of 1.00. */
const PRICE = 4_370n;
const WAGER_FREE = 'snow-globe-street';
const params = { buy: 'free-spins' };
const purchase = (stake = PRICE, roundId: string = randomUUID()) => ({ roundId, stake, params });
const enter = (order: InGameOrder = {}) =>
  playerInGame(db, service, { clock: clock.now, maths: 'moonvine', amount: 10_000n, ...order });
const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;

test('a purchase takes its price, begins the free spins at once, and is drawn as anybody can draw it again', async () => {
  const { playerId, session } = await enter();
  const round = await service.play(session, purchase());
  expect(round).toMatchObject({ stake: PRICE, open: false, paramsText: JSON.stringify(params) });
  expect(round.steps).toBeGreaterThanOrEqual(11);
  expect(await cash(playerId)).toBe(10_000n - PRICE + round.win);
  expect(round.playSession).toMatchObject({ rounds: 1, staked: PRICE, won: round.win });

  await rotateSeeds(db, { playerId, now: clock.now() });
  const { draws, stake_cents, bought, version } = await readRound(db, playerId, round.id);
  expect({ stake_cents, bought, version }).toEqual({ stake_cents: 4_370, bought: true, version: math.version });
  const { server_seed: serverSeed, client_seed: clientSeed, nonce, stake_cents: staked } = draws[0]!;
  const stream = createStream(nodeHmac, { serverSeed: serverSeed!, clientSeed, nonce });
  const again = math.play(stream, { stake: BigInt(staked), params: math.validate(draws[0]!.params)! }, null);
  expect([again.win, JSON.stringify(again.outcome)]).toEqual([round.win, round.outcomeText]);
});

test('asked for twice it is bought once; under its id nothing else is', async () => {
  const { playerId, session } = await enter();
  const order = purchase();
  const [one, other] = await Promise.all([service.play(session, order), service.play(session, order)]);
  expect(other).toEqual(one);
  expect(await service.play(session, order)).toEqual(one);
  expect(await cash(playerId)).toBe(10_000n - PRICE + one.win);
  for (const changed of [{ params: {} }, { stake: 437n }])
    await expect(service.play(session, { ...order, ...changed })).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
});

test('a sum that is no price, no allowed stake’s or above the highest stake is refused, and takes nothing', async () => {
  const { playerId, session } = await enter({ amount: 2_000_000n });
  for (const stake of [0n, 100n, 437n - 1n, 437n / 10n, 440n, PRICE + 10n, -PRICE, 13_110n, 437_000n])
    await expect(service.play(session, purchase(stake))).rejects.toMatchObject({ code: 'stake_not_allowed' });
  expect(await cash(playerId)).toBe(2_000_000n);
  expect((await service.play(session, purchase(437n))).stake).toBe(437n);
});

test('a title that sells nothing sells nothing, nor a gift, nor a demo where the edition forbids it', async () => {
  const { session } = await enter({ maths: 'orchard-hours' });
  await expect(service.play(session, purchase(100n))).rejects.toMatchObject({ code: 'params_not_allowed' });
  const sold = await enter();
  await expect(service.play(sold.session, { ...purchase(), giftId: 1 })).rejects.toMatchObject({
    code: 'params_not_allowed',
  });
  await expect(service.play(sold.session, { ...purchase(), params: { feature: true } })).rejects.toMatchObject({
    code: 'params_not_allowed',
  });
  const edition = { currency: 'EUR', rules: { bonusBuyForbidden: true } } as const;
  const forbidden = await enter({ edition });
  await expect(service.play(forbidden.session, purchase())).rejects.toMatchObject({ code: 'purchase_not_allowed' });
  expect((await service.play(forbidden.session, { ...purchase(100n), params: {} })).stake).toBe(100n);
  const launch = { slug: 'moonvine', maths: 'moonvine', mode: 'demo', player: null, locale: 'en' } as const;
  const demo = async (rules: object) => {
    const { token } = await service.launch({ ...launch, parentOrigin: 'http://a', edition: { ...edition, rules } });
    return (await service.open(token)).session;
  };
  await expect(service.play(await demo(edition.rules), purchase())).rejects.toMatchObject({
    code: 'purchase_not_allowed',
  });
  const session2 = await demo({});
  const round = await service.play(session2, purchase());
  expect(round.balance).toBe(100_000n - PRICE + round.win);
  expect(await service.pastRounds(session2)).toMatchObject([{ stake_cents: 4_370, bought: true }]);
});

test('a purchase stands in the title’s last rounds and in the history as one, with its price; an ordinary bet as what it is', async () => {
  const { playerId, session } = await enter();
  const bought = await service.play(session, purchase(874n));
  clock.pass(1_000);
  const plain = await service.play(session, { ...purchase(100n), params: {} });
  const shown = [
    { id: plain.id, stake_cents: 100, bought: false },
    { id: bought.id, stake_cents: 874, bought: true },
  ];
  expect(await service.pastRounds(session)).toMatchObject(shown);
  expect((await readRounds(db, { playerId, limit: 5 })).data).toMatchObject(shown);
});

test('an edition’s cap binds all that a purchase costs', async () => {
  const { session } = await enter({ edition: { currency: 'EUR', rules: { maxStakeCents: 1_000 } } });
  await expect(service.play(session, purchase())).rejects.toMatchObject({
    code: 'stake_above_cap',
    params: { amount_cents: 1_000 },
  });
  expect((await service.play(session, purchase(874n))).stake).toBe(874n);
});

test('funds and limits are asked for all of the price: one cent short buys nothing', async () => {
  const poor = await enter({ amount: PRICE - 1n });
  await expect(service.play(poor.session, purchase())).rejects.toMatchObject({ code: 'insufficient_funds' });
  const { playerId, session } = await enter();
  const limit = (amount: bigint) =>
    db.transaction((tx) =>
      setLimit(tx, {
        playerId,
        type: 'wager',
        period: 'day',
        accounts: [{ currency: 'EUR', amount }],
        now: clock.now(),
      }),
    );
  await limit(PRICE - 1n);
  await expect(service.play(session, purchase())).rejects.toMatchObject({ code: 'limit_reached' });
  expect([await cash(poor.playerId), await cash(playerId)]).toEqual([PRICE - 1n, 10_000n]);
  expect((await service.play(session, purchase(874n))).stake).toBe(874n);
  const [set] = await readUserLimits(db, playerId, clock.now());
  expect(set).toMatchObject({ accounts: [{ current_value_amount_cents: 874 }] });
});

test('while a bonus is under way nothing is bought: neither cash nor bonus is touched', async () => {
  const { playerId, session } = await enter();
  const id = await giveBonus(db, { playerId, now: clock.now() });
  const before = await countRounds(db);
  for (const stake of [PRICE, 437n])
    await expect(service.play(session, purchase(stake))).rejects.toMatchObject({ code: 'bonus_purchase_excluded' });
  expect([await cash(playerId), await countRounds(db)]).toEqual([10_000n, before]);
  expect(await readBonus(db, id)).toMatchObject({ fund: 500n, wagered: 0n, open_bets: 0 });
  expect((await service.play(session, { ...purchase(100n), params: {} })).stake).toBe(100n);
});

test('a wager-free title is outside every bonus, bought rounds with it', async () => {
  const { playerId, session } = await enter({ slug: WAGER_FREE });
  const id = await giveBonus(db, { playerId, now: clock.now() });
  expect((await service.play(session, purchase())).stake).toBe(PRICE);
  expect(await readBonus(db, id)).toMatchObject({ fund: 500n, wagered: 0n, open_bets: 0 });
});

test('what a player got back is compared with what the bought rounds return, too', async () => {
  const { playerId, session } = await enter();
  await service.play(session, purchase());
  await service.play(session, { ...purchase(1_000n), params: {} });
  const [own] = await readOwnReturn(db, { playerId, game: 'moonvine' });
  const { rtp, deviation, purchase: sold } = math;
  expect(own).toMatchObject({ rounds: 2, staked: '5370' });
  expect(own!.expected).toBeCloseTo((4_370 * sold!.rtp + 1_000 * rtp) / 5_370, 9);
  expect(own!.deviation).toBeCloseTo(Math.hypot(4_370 * sold!.deviation, 1_000 * deviation!) / 5_370, 9);
});
