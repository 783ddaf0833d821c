import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BetOrder, Refusal } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { definitions, grantBonus } from '@croupier/server-promotions';
import { readBonus } from '@croupier/server-promotions/testing';
import { balancesOf, checkLedger, fund, holdPlayerAccounts } from '@croupier/server-wallet/testing';
import { lockEvents } from '../events/lock-event.ts';
import { defaultLimit } from '../limits/operator-limits.ts';
import {
  findWrongReserves,
  orderOn,
  sportsbookDatabase,
  testMatch,
  type TestMatch,
  type TestOutcome,
} from '../testing/index.ts';
import { createBetQueue } from './bet-queue.ts';
import { stakeRules } from './stake-rules.ts';

let db: Database;
let match: TestMatch;
let other: TestMatch;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const sizes: number[] = [];
const queueOf = () =>
  createBetQueue({ db, clock: () => start, liveDelayMs: 6_000, onBatch: (size) => void sizes.push(size) });

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  expect(await findWrongReserves(db)).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  sizes.length = 0;
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  other = await testMatch(db, { now: start, kickOffAt: at(3600) });
});

async function player(amount = 10_000n): Promise<number> {
  const playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount });
  return playerId;
}
const order = async (outcome: TestOutcome = 'home', changes: Partial<BetOrder> = {}, on = match) =>
  orderOn(await on.read(), outcome, changes);
const many = <Each>(count: number, each: (at: number) => Promise<Each>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => each(turn)));
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error);
const outcome = (placing: Promise<{ status: string }>) => placing.then(({ status }) => status, codeOf);

test('bets that come together go together, and each is answered by itself', async () => {
  const queue = queueOf();
  const [rich, poor] = [await player(), await player(999n)];
  const good = await order();
  const answers = await Promise.all([
    outcome(queue.place({ playerId: rich, order: good })),
    outcome(queue.place({ playerId: poor, order: await order() })),
    outcome(queue.place({ playerId: rich, order: { ...(await order()), currency: 'USD' } })),
    outcome(
      queue.place({ playerId: rich, order: { ...good, id: randomUUID(), legs: [{ ...good.legs[0], odds: 99_999 }] } }),
    ),
    outcome(
      queue.place({
        playerId: rich,
        order: { ...good, id: randomUUID(), legs: [{ ...good.legs[0], market_id: 999 }] },
      }),
    ),
    outcome(queue.place({ playerId: rich, order: await order('away', { stake_cents: 1 }) })),
    outcome(queue.place({ playerId: rich, order: await order('draw') })),
  ]);
  expect(answers).toEqual([
    'accepted',
    'insufficient_funds',
    'currency_not_available',
    'odds_changed',
    'not_found',
    'stake_too_small',
    'accepted',
  ]);
  expect(sizes.length).toBeLessThan(answers.length);
  const balances = await balancesOf(db);
  expect(balances[`player:${rich}:held`]).toBe(2_000n);
  expect(balances[`player:${poor}:cash`]).toBe(999n);
});

test('of 60 bets at once with money for seven, seven are taken, and a wager limit for three takes three', async () => {
  const queue = queueOf();
  const [some, limited] = [await player(7_999n), await player()];
  const accounts = [{ currency: 'EUR', amount: 3_999n }] as const;
  await db.transaction((tx) => setLimit(tx, { playerId: limited, type: 'wager', period: 'day', accounts, now: start }));
  const asks = await many(60, async (turn) => ({ playerId: turn % 2 ? some : limited, order: await order() }));
  const answers = await Promise.all(asks.map((ask) => outcome(queue.place(ask))));
  const count = (code: unknown) => answers.filter((answer) => answer === code).length;
  expect([count('accepted'), count('insufficient_funds'), count('limit_reached')]).toEqual([10, 23, 27]);
  const [limit] = await readUserLimits(db, limited, start);
  expect(limit).toMatchObject({ accounts: [{ current_value_amount_cents: 3_000 }] });
});

test('bets of one batch never pass what the house risks on an outcome together, and one refused leaves room', async () => {
  const queue = queueOf();
  const { maxReturn } = stakeRules('EUR');
  const maxLiability = defaultLimit('outcome', 'EUR');
  const legs = (await order()).legs;
  const stake = Number((maxReturn * 10_000n) / BigInt(legs[0].odds));
  const players = await many(6, () => player(maxReturn));
  const answers = await Promise.all(
    players.map(async (playerId) =>
      outcome(queue.place({ playerId, order: await order('home', { stake_cents: stake }) })),
    ),
  );
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(Number(maxLiability / maxReturn));
  expect(answers.filter((answer) => answer === 'stake_too_large')).toHaveLength(6 - Number(maxLiability / maxReturn));
  expect(await outcome(queue.place({ playerId: players.at(-1)!, order: await order() }))).not.toBe(
    'insufficient_funds',
  );
  expect(await findWrongReserves(db)).toEqual([]);
});

test('one order 50 times on two copies is one bet, and another order under its id is refused', async () => {
  const copies = [queueOf(), queueOf()];
  const playerId = await player();
  const asked = await order();
  const bets = await many(50, (turn) => copies[turn % 2]!.place({ playerId, order: asked }));
  expect(new Set(bets.map((bet) => JSON.stringify(bet))).size).toBe(1);
  expect((await balancesOf(db))[`player:${playerId}:held`]).toBe(1_000n);
  const changed = { ...asked, stake_cents: 2_000 };
  expect(await outcome(copies[0]!.place({ playerId, order: changed }))).toBe('idempotency_conflict');
  expect(await outcome(copies[1]!.place({ playerId: await player(), order: asked }))).toBe('idempotency_conflict');
});

test('a player whose account another transaction holds keeps nobody else waiting', async () => {
  const queue = queueOf();
  const [held, free] = [await player(), await player()];
  let waiting: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await holdPlayerAccounts(tx, held);
    waiting = queue.place({ playerId: held, order: await order() });
    expect(await outcome(queue.place({ playerId: free, order: await order() }))).toBe('accepted');
  });
  await expect(waiting).resolves.toMatchObject({ status: 'accepted' });
});

test('a match that is being changed keeps only its own bets waiting', async () => {
  const queue = queueOf();
  const players = [await player(), await player()] as const;
  const orders = [await order(), await order('home', {}, other)] as const;
  let waiting: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await lockEvents(tx, [BigInt(match.id)]);
    waiting = queue.place({ playerId: players[0], order: orders[0] });
    expect(await outcome(queue.place({ playerId: players[1], order: orders[1] }))).toBe('accepted');
  });
  await expect(waiting).resolves.toMatchObject({ status: 'accepted' });
});

test('an order that can not be stored takes no other along', async () => {
  const queue = queueOf();
  const [one, two] = [await player(), await player()];
  const broken = { ...(await order()), id: 'no uuid' };
  const [failed, taken] = await Promise.all([
    queue.place({ playerId: one, order: broken }).catch((error: unknown) => error),
    outcome(queue.place({ playerId: two, order: await order() })),
  ]);
  expect(failed).toBeInstanceOf(Error);
  expect(taken).toBe('accepted');
});

test('a free bet in a batch pays once, and one that does not fit has not begun', async () => {
  const queue = queueOf();
  const playerId = await player();
  const grant = {
    playerId,
    currency: 'EUR',
    definition: definitions.get('free-bet')!,
    actor: 'operator:test',
    now: start,
  } as const;
  const { id } = await db.transaction((tx) => grantBonus(tx, { ...grant, grantId: randomUUID() }));
  const { stage, amount } = await readBonus(db, Number(id));
  const stake_cents = Number(amount);
  const misfit = await order('home', { stake_cents: stake_cents + 100, gift_id: Number(id) });
  expect(
    await Promise.all([misfit, await order()].map((asked) => outcome(queue.place({ playerId, order: asked })))),
  ).toEqual(['gift_does_not_fit', 'accepted']);
  expect((await readBonus(db, Number(id))).stage).toBe(stage);
  const asks = await many(5, () => order('home', { stake_cents, gift_id: Number(id) }));
  const answers = await Promise.all(asks.map((asked) => outcome(queue.place({ playerId, order: asked }))));
  expect(answers.toSorted()).toEqual(['accepted', ...Array.from({ length: 4 }, () => 'gift_not_active')]);
});

test('a copy that stops answers what it can, and refuses what waits for others', async () => {
  const queue = queueOf();
  const held = await player();
  const free = await many(5, () => player());
  await db.transaction(async (tx) => {
    await holdPlayerAccounts(tx, held);
    const placing = [held, ...free].map(async (playerId) => outcome(queue.place({ playerId, order: await order() })));
    await Promise.all(placing.slice(1));
    await queue.stop();
    expect(await placing[0]).toBe('unavailable');
  });
  expect(await db.query(sql`select from sport_bets where player_id = ${held}`)).toEqual([]);
});
