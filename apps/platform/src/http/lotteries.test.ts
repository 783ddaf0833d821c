import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import {
  drawLottery,
  grantTickets,
  lotteryDefinitions,
  ratesToEuro,
  scheduleLotteries,
} from '@croupier/server-competitions';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

const DAY_MS = 86_400_000;

let platform: TestPlatform;
let ada: Visitor;
let now = new Date('2026-11-21T20:00:00Z');

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
  const { db } = platform.context;
  await scheduleLotteries({ db, clock: () => now, definitions: lotteryDefinitions, rates: ratesToEuro() });
  ada = await newPlayer(platform);
  now = new Date(now.getTime() + 60_000);
});
afterAll(() => platform.stop());

const listed = async () =>
  v.parse(contracts.readLotteries.reply, (await guest(platform)('GET', '/api/lotteries')).json());

// shows: call:GET /api/lotteries; call:GET /api/lotteries/{id}; fields:lottery; tournament:promo-status
test('guests read the lotteries and one of them, by its number or its slug', async () => {
  const ask = guest(platform);
  const lotteries = await listed();
  expect(new Set(lotteries.map(({ status }) => status))).toEqual(new Set(['active', 'future']));
  expect(lotteries.every(({ seed, seed_hash }) => seed === null && /^[0-9a-f]{64}$/.test(seed_hash))).toBe(true);
  const [first] = lotteries;
  const read = async (key: string | number) =>
    v.parse(contracts.Lottery, (await ask('GET', `/api/lotteries/${key}`)).json());
  expect([await read(first!.id), await read(first!.slug)]).toEqual([first, first]);
  for (const path of ['nowhere', '999999/status', '999999/tickets'])
    expect((await ask('GET', `/api/lotteries/${path}`)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await ask('GET', `/api/lotteries/${first!.id}/tickets?from=0`)).statusCode).toBe(422);
});

// shows: call:GET /api/lotteries/{id}/status; call:GET /api/lotteries/statuses; fields:lottery-status; call:GET /api/lotteries/{id}/tickets; tournament:promo-status
test('what a player stakes is tickets, which are drawn from a list for everyone', async () => {
  const lottery = (await listed()).find(
    ({ frontend_identifier, status }) => frontend_identifier === 'evening-draw' && status === 'active',
  )!;
  const { db } = platform.context;
  const status = async () =>
    v.parse(contracts.LotteryStatus, (await ada.ask('GET', `/api/lotteries/${lottery.id}/status`)).json());
  expect(await status()).toMatchObject({ takes_part: true, tickets: 0 });
  const launched = await ada.ask('POST', '/api/games/launch', { game: 'dice', mode: 'real' });
  const token = new URL((launched.json() as { url: string }).url).hash.slice('#token='.length);
  const { bearer } = (await ada.ask('POST', '/rgs/session', { token })).json() as { bearer: string };
  const round = { round_id: randomUUID(), stake_cents: 1000, params: { target: 9000, side: 'under' } };
  await ada.ask('POST', '/rgs/play', round, { authorization: `Bearer ${bearer}` });
  expect(await status()).toMatchObject({ tickets: 2, staked_cents: 1000 });
  const statuses = v.parse(
    contracts.readLotteryStatuses.reply,
    (await ada.ask('GET', '/api/lotteries/statuses')).json(),
  );
  expect(statuses.find(({ lottery_id }) => lottery_id === lottery.id)).toEqual(await status());
  expect((await guest(platform)('GET', '/api/lotteries/statuses')).statusCode).toBe(401);
  await db.transaction((tx) =>
    grantTickets(tx, {
      grantId: randomUUID(),
      lotteryId: BigInt(lottery.id),
      playerId: ada.playerId,
      tickets: 1,
      actor: 'operator:anna',
      now,
    }),
  );
  now = new Date(now.getTime() + DAY_MS);
  await drawLottery(db, BigInt(lottery.id), now);
  const ask = guest(platform);
  const drawn = v.parse(contracts.Lottery, (await ask('GET', `/api/lotteries/${lottery.id}`)).json());
  expect(drawn).toMatchObject({ status: 'archive', tickets: 3, seed: expect.any(String) });
  expect(drawn.winners).toHaveLength(3);
  const list = (await ask('GET', `/api/lotteries/${lottery.id}/tickets`)).json() as contracts.LotteryLines;
  expect(list).toMatchObject({ lines: [{ first: 1, count: 3 }], next: null });
});
