import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { activateBonus, cancelBonus, definitions, expireBonuses, grantBonus } from '@croupier/server-promotions';
import { changeBonus, earnedBy, giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { readBalances } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import {
  goal,
  orderOn,
  orderOnLine,
  orderOnRunner,
  sportsbookDatabase,
  testMatch,
  testRace,
  type TestMatch,
  type TestOutcome,
} from '../testing/index.ts';
import { decideBets } from './decide-bets.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';
import { possibleReturn } from './stake-rules.ts';
import { sumBets } from './sum-bets.ts';

let db: Database;
let match: TestMatch;
let playerId = 0;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount: 600n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
});

const send = (order: BetOrder, now = start) => placeBet(db, { playerId, order, now, liveDelayMs: 6_000 });
const order = async (outcome: TestOutcome, changes: Partial<BetOrder> = {}) =>
  orderOn(await match.read(), outcome, { stake_cents: 1_000, ...changes });
/** A bonus of ten euros under the terms of the welcome one: at most five a bet, unless said otherwise. */
async function give({ maxStake = null as bigint | null, ...bonus } = {}) {
  const id = await giveBonus(db, { playerId, definition: 'welcome', amount: 1_000n, now: start, ...bonus });
  await changeBonus(db, id, { max_stake: maxStake });
  return id;
}
const money = async () => {
  const all = await balancesOf(db);
  const of = (purpose: string) => all[`player:${playerId}:${purpose}`] ?? 0n;
  return { cash: of('cash'), held: of('held'), bonus: of('bonus') };
};
const end = (home: number, status: 'ended' | 'abandoned' = 'ended') =>
  match.update({
    at: at(9000),
    status,
    period: null,
    goals: Array.from({ length: home }, (_, minute) => goal('home', 600 + minute)),
    left: 0,
  });
const read = (id: string) => readBet(db, { playerId, id });

test('a stake is paid by cash first, the rest by the bonus, and counts whole at a price of 1.50 or more', async () => {
  const id = await give();
  const bet = await send(await order('home'));
  expect(await money()).toEqual({ cash: 0n, held: 600n, bonus: 600n });
  expect(bet.funding).toEqual({
    bonus_id: id,
    title: expect.objectContaining({ en: 'Welcome bonus' }),
    kind: 'money',
    paid_cents: 400,
    counted_cents: 1_000,
    not_counted: null,
  });
  expect(await readBonus(db, id)).toMatchObject({ fund: 600n, wagered: 0n, open_bets: 1 });
  await end(0);
  expect(await readBonus(db, id)).toMatchObject({ fund: 600n, wagered: 100_000n, open_bets: 0 });
});

test('a bet at the starting price counts by the price of now, not by the most it can become', async () => {
  const id = await give();
  const race = await testRace(db, { now: start, off: at(600) });
  const away = { 2: at(1), 3: at(1), 4: at(1), 5: at(1) };
  await race.report({ at: at(1), away });
  const order = orderOnRunner(await race.read(), '1');
  const bet = await send({ ...order, legs: [{ ...order.legs[0], starting_price: true }] }, at(2));
  expect(order.legs[0].odds).toBeLessThan(15_000);
  expect(bet.funding).toMatchObject({ counted_cents: 0, not_counted: 'low_odds' });
  expect(await readBonus(db, id)).toMatchObject({ wagered: 0n });
});

test('a win is shared as the stake was, the odd cent to cash, and only cash earns points', async () => {
  const id = await give();
  const bet = await send(await order('home', { stake_cents: 999 }));
  await end(1);
  const { return_cents: returned } = await read(bet.id);
  const share = (BigInt(returned!) * 399n) / 999n;
  expect(await money()).toEqual({ cash: BigInt(returned!) - share, held: 0n, bonus: 601n + share });
  expect(await readBonus(db, id)).toMatchObject({ fund: 601n + share, open_bets: 0 });
  const earned = await earnedBy(db, playerId);
  const other = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId: other, amount: 600n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  playerId = other;
  await send(await order('home', { stake_cents: 600 }));
  await end(1);
  expect((await earnedBy(db, other))?.earned).toBe(earned?.earned);
});

test('a bet the bonus pays alone holds no cash, and what it loses is the bonus’s', async () => {
  await send(await order('draw', { stake_cents: 600 }));
  const id = await give();
  const bet = await send(await order('over', { stake_cents: 500 }));
  expect(await money()).toEqual({ cash: 0n, held: 600n, bonus: 500n });
  await end(1);
  expect(await read(bet.id)).toMatchObject({ status: 'settled', return_cents: 0 });
  expect(await readBonus(db, id)).toMatchObject({ fund: 500n, open_bets: 0 });
});

test('a void bet gives back what it took to where it was taken, and counts nothing', async () => {
  const accounts = [{ currency: 'EUR', amount: 5_000n }] as const;
  await db.transaction((tx) => setLimit(tx, { playerId, type: 'wager', period: 'day', accounts, now: start }));
  const id = await give();
  const bet = await send(await order('home'));
  await end(0, 'abandoned');
  expect(await read(bet.id)).toMatchObject({ status: 'void', return_cents: 1_000 });
  expect(await money()).toEqual({ cash: 600n, held: 0n, bonus: 1_000n });
  expect(await readBonus(db, id)).toMatchObject({ fund: 1_000n, wagered: 0n, open_bets: 0 });
  const [limit] = await readUserLimits(db, playerId, at(9000));
  expect(limit).toMatchObject({ accounts: [{ current_value_amount_cents: 0 }] });
});

test('a live bet that is not accepted gives everything back too', async () => {
  const id = await give();
  await match.report({ at: start });
  const bet = await send(await order('home'));
  expect(bet).toMatchObject({ status: 'pending', funding: { paid_cents: 400 } });
  await match.report({ at: at(3), goals: [goal('away', 1_300)] });
  await decideBets(db, at(7));
  expect(await read(bet.id)).toMatchObject({ status: 'rejected' });
  expect(await money()).toEqual({ cash: 600n, held: 0n, bonus: 1_000n });
  expect(await readBonus(db, id)).toMatchObject({ fund: 1_000n, wagered: 0n, open_bets: 0 });
});

test('a live bet counts at the price it is accepted at', async () => {
  const id = await give();
  await match.report({ at: start, goals: [goal('home')] });
  const asked = await order('over', { odds_change: 'any' });
  expect(asked.legs[0].odds).toBeGreaterThanOrEqual(15_000);
  const bet = await send(asked);
  await match.report({ at: at(3), goals: [goal('home')], left: 2 });
  const odds = (await order('over')).legs[0].odds;
  expect(odds).toBeLessThan(15_000);
  await decideBets(db, at(7));
  expect(await read(bet.id)).toMatchObject({
    status: 'accepted',
    funding: { counted_cents: 0, not_counted: 'low_odds' },
  });
  expect(await readBonus(db, id)).toMatchObject({ wagered: 0n });
});

test('a price below 1.50 counts nothing, and says so', async () => {
  const id = await give();
  await match.report({ at: start, goals: [goal('home')], left: 0.4 });
  const bet = await send(await order('home'));
  expect(bet.legs[0].odds).toBeLessThan(15_000);
  expect(bet.funding).toMatchObject({ counted_cents: 0, not_counted: 'low_odds' });
  expect(await readBonus(db, id)).toMatchObject({ wagered: 0n });
});

test('another side of a market counts nothing while the first bet on it is open, and is taken all the same', async () => {
  const id = await give();
  const bets = [];
  for (const outcome of ['over', 'over', 'under', 'yes'] as const)
    bets.push(await send(await order(outcome, { stake_cents: 200 })));
  expect(bets.map(({ funding }) => [funding?.counted_cents, funding?.not_counted])).toEqual([
    [200, null],
    [200, null],
    [0, 'opposite_side'],
    [200, null],
  ]);
  await end(1);
  expect(await readBonus(db, id)).toMatchObject({ wagered: 60_000n });
});

test.each([
  ['overlapping totals', [18, 'total=3.25', 'over'], [18, 'total=3.5', 'under'], 'opposite_side'],
  ['overlapping handicaps', [16, 'hcp=-0.25', 'home'], [16, 'hcp=-0.5', 'away'], 'opposite_side'],
  ['a side and the other two results', [1, '', 'home'], [10, '', 'draw-away'], 'opposite_side'],
  ['totals that both may lose', [18, 'total=3.5', 'over'], [18, 'total=2', 'under'], null],
] as const)('%s: the second bet is counted as what it does to the first', async (_, first, second, why) => {
  const id = await give();
  const state = await match.read();
  for (const line of [first, second]) {
    const bet = await send(orderOnLine(state, line, { stake_cents: 200 }));
    expect(bet.funding).toMatchObject({ not_counted: line === second ? why : null });
  }
  expect(await readBonus(db, id)).toMatchObject({ stage: 'handle_bets' });
});

test('however many live bets wait for their decision, none of them counts before it is settled', async () => {
  const id = await give();
  await changeBonus(db, id, { wagered: 30_000n * 100n - 100_000n });
  await match.report({ at: start });
  const waiting = [];
  for (let sent = 0; sent < 8; sent++) waiting.push(await send(await order('home', { stake_cents: 200 })));
  expect(waiting.every(({ status }) => status === 'pending')).toBe(true);
  // Another bet settles meanwhile: the pending bet must not have completed the wagering.
  const other = await testMatch(db, { now: start, kickOffAt: at(3600) });
  await fund(db, { playerId, amount: 500n });
  await send(orderOn(await other.read(), 'home', { stake_cents: 500 }), at(1));
  await other.update({ at: at(2), status: 'ended', period: null, goals: [], left: 0 });
  expect(await readBonus(db, id)).toMatchObject({ stage: 'handle_bets', wagered: 30_000n * 100n - 50_000n });
  await match.report({ at: at(3), goals: [goal('away', 1_300)] });
  await decideBets(db, at(7));
  expect((await read(waiting[0]!.id)).status).toBe('rejected');
  expect(await readBonus(db, id)).toMatchObject({
    stage: 'handle_bets',
    wagered: 30_000n * 100n - 50_000n,
    open_bets: 0,
  });
});

test('of a double the legs that were played count, by their own price; a leg that is void adds none', async () => {
  const id = await give();
  const other = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const [low] = (await order('under')).legs;
  const [high] = orderOn(await other.read(), 'home', {}).legs;
  const low_odds = low.odds < 15_000;
  await send({ ...(await order('under')), legs: [low, high] } as BetOrder);
  await other.update({ at: at(9000), status: 'abandoned', period: null, goals: [], left: 0 });
  await end(0);
  expect(await readBonus(db, id)).toMatchObject({ wagered: low_odds ? 0n : 100_000n, open_bets: 0 });
});

test('a stake above the maximum is refused before anything is taken, and says which it is', async () => {
  await give({ maxStake: 500n });
  await expect(send(await order('home'))).rejects.toMatchObject({
    code: 'bonus_stake_too_high',
    params: { amount_cents: 500, currency: 'EUR' },
  });
  expect(await money()).toEqual({ cash: 600n, held: 0n, bonus: 1_000n });
});

test('where the terms exclude sport no bet is taken, and the refusal says so', async () => {
  const { terms } = definitions.get('welcome')!;
  const wagering = { ...terms.wagering!, excluded_kinds: ['sport' as const] };
  const by = { playerId, actor: 'operator:test', now: start };
  const definition = { id: 'no-sport', terms: { ...terms, wagering } };
  const grant = { ...by, currency: 'EUR', definition, amount: 1_000n, grantId: randomUUID() } as const;
  const { id } = await db.transaction((tx) => grantBonus(tx, grant));
  await db.transaction((tx) => activateBonus(tx, { ...by, id: Number(id) }));
  await expect(send(await order('home', { stake_cents: 100 }))).rejects.toMatchObject({ code: 'bonus_sport_excluded' });
  expect(await money()).toEqual({ cash: 600n, held: 0n, bonus: 1_000n });
});

test('cash and bonus together may go, one cent more may not', async () => {
  await give();
  await expect(send(await order('home', { stake_cents: 1_601 }))).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect((await send(await order('home', { stake_cents: 1_600 }))).funding).toMatchObject({ paid_cents: 1_000 });
});

test('what an open bet brings to a canceled bonus stays with the house, its cash part pays', async () => {
  const id = await give();
  const bet = await send(await order('home'));
  const actor = `player:${playerId}`;
  await db.transaction((tx) => cancelBonus(tx, { playerId, id, actor, now: start }));
  expect(await money()).toEqual({ cash: 0n, held: 600n, bonus: 0n });
  await end(1);
  const settled = await read(bet.id);
  const payout = BigInt(settled.receipt!.payout_cents);
  const share = (payout * 400n) / 1_000n;
  expect(settled.return_cents).toBe(Number(payout - share));
  expect(await money()).toEqual({ cash: payout - share, held: 0n, bonus: 0n });
  expect(await readBonus(db, id)).toMatchObject({ stage: 'canceled', open_bets: 0 });
});

test('a requirement met by a sport bet makes the fund cash, and its own win follows', async () => {
  const id = await give();
  await changeBonus(db, id, { wagered: 30_000n * 100n - 1n });
  const bet = await send(await order('home'));
  await end(1);
  const { return_cents: returned } = await read(bet.id);
  expect(await readBonus(db, id)).toMatchObject({ stage: 'finished', fund: 0n });
  expect(await money()).toEqual({ cash: 600n + BigInt(returned!), held: 0n, bonus: 0n });
});

const freeBet = () => giveBonus(db, { playerId, definition: 'free-bet', now: start });
const withGift = async (gift_id: number, outcome: TestOutcome = 'home') =>
  order(outcome, { gift_id, stake_cents: 500 });

test('a free bet costs nothing and pays its return less the stake', async () => {
  const id = await freeBet();
  const asked = await withGift(id);
  const bet = await send(asked);
  const gain = Math.floor(asked.legs[0].odds / 20) - 500;
  expect(bet).toMatchObject({ possible_return_cents: gain, funding: { kind: 'freebet', paid_cents: 500 } });
  expect(await money()).toEqual({ cash: 600n, held: 0n, bonus: 0n });
  await end(1);
  expect(await read(bet.id)).toMatchObject({ status: 'settled', return_cents: gain });
  expect(await money()).toEqual({ cash: 600n + BigInt(gain), held: 0n, bonus: 0n });
  expect(await readBonus(db, id)).toMatchObject({ stage: 'finished', won: BigInt(gain), open_bets: 0 });
  expect(await earnedBy(db, playerId)).toBeNull();
  const wanted = { playerId, from: at(-1), to: at(10_000), timeZone: 'UTC' };
  expect(await sumBets(db, wanted)).toMatchObject([{ staked: 0n, returned: BigInt(gain) }]);
});

test('one that was never activated begins with its bet', async () => {
  const found = definitions.get('free-bet')!;
  const grant = { playerId, currency: 'EUR', definition: found, actor: 'operator:test', now: start } as const;
  const { id } = await db.transaction((tx) => grantBonus(tx, { ...grant, grantId: randomUUID() }));
  expect((await send(await withGift(Number(id)))).funding).toMatchObject({ kind: 'freebet' });
});

test('of ten cents at 1.01 less than a cent is won: such a free bet may stand in the book', async () => {
  const terms = { legs: [{ odds: 10_100, banker: false }], sizes: [1] };
  const possible = possibleReturn({ stake: 10n, terms, isFree: true });
  expect(possible).toBe(0n);
  const { id } = await send(await withGift(await freeBet()));
  await db.query(sql`update sport_bets set stake = 10, possible_return = ${possible} where id = ${id}`);
  await db.query(sql`update sport_bet_legs set odds = 10100 where bet_id = ${id}`);
  expect(await read(id)).toMatchObject({ status: 'accepted', possible_return_cents: 0 });
});

test('of 50 bets at once a free bet pays one', async () => {
  const id = await freeBet();
  const orders = await Promise.all(Array.from({ length: 50 }, () => withGift(id)));
  const answers = await Promise.allSettled(orders.map((each) => send(each)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'gift_not_active' });
});

test('a void bet gives the free bet back while its time lasts, and not after', async () => {
  const [first, second] = [
    await freeBet(),
    await giveBonus(db, { playerId, definition: 'free-bet', now: start }).catch(() => 0),
  ];
  expect(second).toBe(0); // The code works once.
  const bet = await send(await withGift(first));
  await end(0, 'abandoned');
  expect(await read(bet.id)).toMatchObject({ status: 'void', return_cents: 0 });
  expect(await readBonus(db, first)).toMatchObject({ stage: 'activated', rounds_left: 1, open_bets: 0 });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  await send(await withGift(first));
  await changeBonus(db, first, { expires_at: at(60) });
  while (await expireBonuses(db, at(61)));
  await end(0, 'abandoned');
  expect(await readBonus(db, first)).toMatchObject({ stage: 'expired', rounds_left: 0, open_bets: 0 });
  expect(await readBalances(db, playerId)).toMatchObject([{ amount_cents: 600 }]);
});

test('a free bet is of its player, its stake and a price of 1.50 or more', async () => {
  const id = await freeBet();
  await expect(send(await order('home', { gift_id: id, stake_cents: 600 }))).rejects.toMatchObject({
    code: 'gift_does_not_fit',
  });
  const owner = playerId;
  playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount: 600n });
  await expect(send(await withGift(id))).rejects.toMatchObject({ code: 'gift_not_active' });
  playerId = owner;
  await match.report({ at: start, goals: [goal('home')], left: 0.4 });
  await expect(send(await withGift(id))).rejects.toMatchObject({ code: 'gift_does_not_fit' });
});
