import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picoEuros } from '@croupier/money';
import { runDueJobs } from '@croupier/server-jobs/testing';
import { updateRates } from '@croupier/server-payments';
import { insertDeposit } from '@croupier/server-payments/testing';
import { recordStakes } from '@croupier/server-promotions';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { handlers } from '../jobs.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

const refusalOf = (answer: { statusCode: number; json: () => { errors: object } }) => [
  answer.statusCode,
  JSON.stringify(answer.json().errors).match(/\w+/g)!.slice(0, 3),
];

let platform: TestPlatform;
let ada: Visitor;
beforeAll(async () => {
  platform = await testPlatform();
  ada = await newPlayer(platform);
});
afterAll(() => platform.stop());

const achievement = async (name: string, who: Visitor) =>
  (await who.ask('GET', '/api/player/achievements'))
    .json()
    .find(({ frontend_identifier }: { frontend_identifier: string }) => frontend_identifier === name);
// shows: flag:achievements
test('achievements that are switched off are on no list', async () => {
  const { config } = platform.context;
  const { features } = config;
  config.features = { ...features, achievements: false };
  expect((await ada.ask('GET', '/api/player/achievements')).json()).toEqual([]);
  config.features = features;
  expect((await ada.ask('GET', '/api/player/achievements')).json()).not.toEqual([]);
});

const points = async () => (await ada.ask('GET', '/api/player/comp_points')).json();
const stake = (amount: bigint) =>
  platform.context.db.transaction((tx) =>
    recordStakes(tx, [{ playerId: ada.playerId, currency: 'EUR', kind: 'pokies', amount }]),
  );
const exchange = (body: object, key: string | null = randomUUID()) =>
  ada.ask(
    'POST',
    '/api/comp_points/exchange/money',
    { exchange: { points: 10, group: 'level_1', currency: 'EUR', ...body } },
    key === null ? {} : { 'idempotency-key': key },
  );

// shows: call:GET /api/player/comp_points; fields:comp-points; fields:comp-award
test('who has not played has no points and knows what the second level takes and costs', async () => {
  expect(await points()).toMatchObject({
    chargeable: { points: 0 },
    persistent: { points: 0 },
    level: 1,
    rate_group: 'level_1',
    next: { level: 2, points: 50, missing: 50, currency: 'EUR', stake_cents: 100_000 },
    ladder: { player: 1, robot: 1 },
  });
  expect((await guest(platform)('GET', '/api/player/comp_points')).statusCode).toBe(401);
});

// shows: call:GET /api/levels; call:GET /api/comp_points/rates/money; fields:comp-points
test('anybody may see the levels, the ladders and what points are worth', async () => {
  const ask = guest(platform);
  const { levels, ladder } = (await ask('GET', '/api/levels?currency=EUR')).json();
  expect(levels.map(({ points: from }: { points: number }) => from)).toEqual([
    0, 50, 200, 600, 1_500, 4_000, 10_000, 25_000, 60_000, 150_000,
  ]);
  expect([ladder.player.length, ladder.player.at(-1)]).toEqual([25, 150_000_000]);
  expect([ladder.robot.length, ladder.robot.at(-1)]).toEqual([15, 50_000_000]);
  const rates = (await ask('GET', '/api/comp_points/rates/money?currency=EUR')).json();
  expect(rates).toHaveLength(10);
  expect(rates[0]).toEqual({ group: 'level_1', level: 1, currency: 'EUR', points: 100, amount_cents: 100 });
  expect((await ask('GET', '/api/comp_points/rates/money')).json()).toHaveLength(150);
});

// shows: call:GET /api/comp_points/rates/money; call:POST /api/comp_points/exchange/money
test('points give less of a currency that has risen, and no more of one that has fallen, as the rates say before', async () => {
  const { db, payments } = platform.context;
  const rateOf = async () =>
    (await guest(platform)('GET', '/api/comp_points/rates/money?currency=USD')).json()[0].amount_cents as number;
  const worthOf = (dollar: bigint) =>
    updateRates({ ...payments, db, rates: async () => new Map([['USD' as const, dollar]]) });
  const nominal = await rateOf();
  const dollar = picoEuros.USD * 100n;
  await worthOf(dollar * 2n);
  expect(await rateOf()).toBe(nominal / 2);
  await worthOf(dollar / 2n);
  expect(await rateOf()).toBe(nominal);
});

// shows: product:promotions; product:competitions; call:GET /api/player/achievements; fields:achievement; level:history; level:achievement-budget; call:POST /api/comp_points/exchange/money
test('stakes become points, a level, its gifts and achievements; points become cash', async () => {
  await stake(100_000n);
  await runDueJobs(platform.context.db, handlers(platform.context));
  expect((await ada.ask('GET', '/api/player')).json()).toMatchObject({ level: 2 });
  expect(await points()).toMatchObject({
    persistent: { points: 50 },
    chargeable: { points: 60 },
    rate_group: 'level_2',
  });
  const achievements = (await ada.ask('GET', '/api/player/achievements')).json();
  expect(achievements).toHaveLength(5);
  expect(achievements).toContainEqual({
    id: 55,
    frontend_identifier: 'regular',
    type: 'bet_sum',
    status_ids: [273, 55],
    money_budget_cents: 100_000,
    money_progress_cents: 100_000,
    rounds_budget: null,
    rounds_progress: null,
    status: 'active',
    deposits: null,
  });
  expect(achievements).toContainEqual(
    expect.objectContaining({
      frontend_identifier: 'five-deposits',
      status: 'history',
      deposits: { made: 0, needed: 5 },
    }),
  );
  const paid = (await exchange({ points: 60, group: 'level_2' })).json();
  expect(paid).toMatchObject({ amount_cents: 63, currency: 'EUR', comp_points: { chargeable: { points: 0 } } });
  const [account] = (await ada.ask('GET', '/api/player/accounts')).json();
  expect(account).toMatchObject({ amount_cents: 1_000_063, available_to_cashout_cents: 1_000_063 });
});

test('an exchange that can’t be is refused with its reason, and takes nothing', async () => {
  const before = await points();
  expect(refusalOf(await exchange({}))).toEqual([422, ['exchange', 'points', 'points_not_enough']]);
  expect(refusalOf(await exchange({ group: 'level_3' }))).toEqual([422, ['exchange', 'group', 'rate_not_reached']]);
  expect(refusalOf(await exchange({ currency: 'BTC' }))).toEqual([
    422,
    ['exchange', 'currency', 'currency_not_available'],
  ]);
  expect((await exchange({}, null)).body).toContain('idempotency_key_required');
  for (const wrong of [{ points: 0 }, { points: -5 }, { points: 1.5 }, { group: 'money' }, { currency: 'XYZ' }])
    expect((await exchange(wrong)).statusCode).toBe(422);
  expect(await points()).toEqual(before);
});

// shows: constant:achievement-394; level:achievement-394
test('achievement 394 is active from five deposits since 29 March 2022 on; one of the day before counts for nothing', async () => {
  const ben = await newPlayer(platform);
  const { playerId } = ben;
  const { db } = platform.context;
  await db.transaction((tx) => recordStakes(tx, [{ playerId, currency: 'EUR', kind: 'pokies', amount: 10_000n }]));
  await runDueJobs(db, handlers(platform.context));
  const of = (at: string) => insertDeposit(db, { playerId, amount: 10_000n, at: new Date(at) });
  await of('2022-03-28T23:59:59Z');
  await of('2022-03-29T00:00:00Z');
  for (let more = 0; more < 3; more++) await of('2026-01-01T00:00:00Z');
  expect(await achievement('five-deposits', ben)).toMatchObject({
    status: 'history',
    deposits: { made: 4, needed: 5 },
  });
  await of('2026-01-02T00:00:00Z');
  expect(await achievement('five-deposits', ben)).toMatchObject({ status: 'active', deposits: { made: 5, needed: 5 } });
});

test('points are exchanged for what the page said or not at all', async () => {
  await stake(100_000n);
  expect(refusalOf(await exchange({ least_cents: 11 }))).toEqual([422, ['exchange', 'points', 'quote_expired']]);
  expect((await exchange({ least_cents: 10 })).json()).toMatchObject({ amount_cents: 10 });
});
