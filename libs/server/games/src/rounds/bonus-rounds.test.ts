import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import {
  activateBonus,
  cancelBonus,
  definitions,
  expireBonuses,
  goOn,
  grantBonus,
  recallBonus,
} from '@croupier/server-promotions';
import { bonusesOf, changeBonus, giveBonus, readBonus, type TestBonus } from '@croupier/server-promotions/testing';
import { readBalances } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { diceBet, gamesDatabase, playerInGame, testClock, testGames } from '../testing/index.ts';
import { lanternWalk } from '../testing/lantern-walk.ts';

let db: Database;
const clock = testClock();
let service: ReturnType<typeof testGames>;

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const enter = (order: Parameters<typeof playerInGame>[2] = {}) =>
  playerInGame(db, service, { clock: clock.now, ...order });

const give = (order: Omit<TestBonus, 'now'>) => giveBonus(db, { ...order, now: clock.now() });
const bonus = (id: number) => readBonus(db, id);
const money = async (playerId: number) => {
  const all = await balancesOf(db);
  return { cash: all[`player:${playerId}:cash`] ?? 0n, bonus: all[`player:${playerId}:bonus`] ?? 0n };
};
/** Wins nothing but once in 5,000. */
const losing = (stake: bigint) => diceBet(stake, randomUUID(), 2);

test('a stake is paid by cash first, the rest by the bonus, and a win is shared alike', async () => {
  const { playerId, session } = await enter({ amount: 60n });
  const id = await give({ playerId });
  expect(await readBalances(db, playerId)).toMatchObject([{ amount_cents: 560, available_to_cashout_cents: 60 }]);
  const round = await service.play(session, diceBet(100n));
  const share = (round.win * 40n) / 100n;
  expect(await money(playerId)).toEqual({ cash: round.win - share, bonus: 460n + share });
  expect(round.balance).toBe(460n + round.win);
  expect(await bonus(id)).toMatchObject({ fund: 460n + share, wagered: 500n, open_bets: 0 });
});

test('a stake that feeds a jackpot counts nothing towards the requirement', async () => {
  const { playerId, session } = await enter({ amount: 1_000n, slug: 'deep-bell' });
  const id = await give({ playerId });
  await service.play(session, diceBet(100n));
  expect(await bonus(id)).toMatchObject({ wagered: 0n, open_bets: 0 });
});

test.for([
  { slug: 'palm-court-roulette', maths: 'roulette', one: ['red'], both: ['red', 'black'] },
  { slug: 'orchid-baccarat', maths: 'baccarat', one: ['banker'], both: ['banker', 'player'] },
])('$slug: chips on one side count a twentieth, on both sides nothing', async ({ slug, maths, one, both }) => {
  const { playerId, session } = await enter({ amount: 1_000n, slug, maths });
  const id = await give({ playerId });
  const bet = (spots: readonly string[]) => ({
    roundId: randomUUID(),
    stake: 100n,
    params: { bets: spots.map((spot) => ({ spot, chips: 1 })) },
  });
  await service.play(session, bet(both));
  expect(await bonus(id)).toMatchObject({ wagered: 0n, open_bets: 0 });
  await service.play(session, bet(one));
  expect(await bonus(id)).toMatchObject({ wagered: 500n, open_bets: 0 });
});

test('a stake above the maximum is refused before anything is taken, and says which it is', async () => {
  const { playerId, session } = await enter({ amount: 1_000n });
  await give({ playerId });
  const refusal = await service.play(session, diceBet(300n)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'bonus_stake_too_high', params: { amount_cents: 200, currency: 'EUR' } });
  expect(await money(playerId)).toEqual({ cash: 1_000n, bonus: 500n });
});

test('cash and bonus together may go, one cent more may not', async () => {
  const { playerId, session } = await enter({ amount: 50n });
  await give({ playerId, amount: 100n });
  await expect(service.play(session, losing(160n))).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect((await service.play(session, losing(150n))).stake).toBe(150n);
});

test('a met requirement makes the fund cash up to its cap, and the rest lapses', async () => {
  const { playerId, session } = await enter({ amount: 1_000n });
  const id = await give({ playerId, amount: 100n }); // At most ten times of it becomes cash.
  await changeBonus(db, id, { cap: 40n, wagered: 100n * 30n * 100n - 1n });
  const round = await service.play(session, losing(100n));
  expect(await bonus(id)).toMatchObject({ stage: 'finished', fund: 0n, released: 40n });
  expect(await money(playerId)).toEqual({ cash: 900n + round.win + 40n, bonus: 0n });
});

test('a fund below 0.05 with no bet under way is lost, and the next in the queue begins', async () => {
  const { playerId, session } = await enter({ amount: 0n });
  const first = await give({ playerId, amount: 104n });
  const second = await give({ playerId, amount: 200n });
  expect(await bonus(second)).toMatchObject({ stage: 'issued', fund: 0n });
  const round = await service.play(session, losing(100n));
  if (round.win > 0n) return;
  expect(await bonus(first)).toMatchObject({ stage: 'lost', fund: 0n });
  await goOn(db, playerId, clock.now());
  expect(await bonus(second)).toMatchObject({ stage: 'handle_bets', fund: 200n });
  expect(await money(playerId)).toEqual({ cash: 0n, bonus: 200n });
});

test('what an open round brings to a canceled bonus stays with the house, its cash part pays', async () => {
  const { playerId, session } = await enter({ amount: 60n, maths: 'lantern-walk' });
  const id = await give({ playerId });
  const opened = await service.play(session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  expect(opened.open).toBe(true);
  expect(await bonus(id)).toMatchObject({ fund: 460n, open_bets: 1 });
  const end = { playerId, id, actor: `player:${playerId}`, now: clock.now() };
  await db.transaction((tx) => cancelBonus(tx, end));
  expect(await money(playerId)).toEqual({ cash: 0n, bonus: 0n });
  const ended = await service.act(session, { roundId: opened.id, actId: randomUUID(), action: 'leave' });
  expect(ended.open).toBe(false);
  expect(await money(playerId)).toEqual({ cash: ended.win - (ended.win * 40n) / 100n, bonus: 0n });
  expect(await bonus(id)).toMatchObject({ stage: 'canceled', open_bets: 0 });
});

test('a further stake in a round is paid by cash first and then by its bonus, within its largest stake', async () => {
  const { playerId, session } = await enter({ amount: 130n, maths: 'lantern-walk' });
  const id = await give({ playerId });
  const { id: roundId } = await service.play(session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  // Nothing of the first stake came from the bonus, and still the second is shared.
  const act = (action: string) => service.act(session, { roundId, actId: randomUUID(), action });
  expect(await act('raise')).toMatchObject({ stake: 200n, balance: 430n });
  expect(await bonus(id)).toMatchObject({ fund: 430n, wagered: 0n, open_bets: 1 });
  await expect(act('raise')).rejects.toMatchObject({ code: 'bonus_stake_too_high' });
  expect(await act('leave')).toMatchObject({ win: 200n, open: false });
  expect(await money(playerId)).toEqual({ cash: 130n, bonus: 500n });
  expect(await bonus(id)).toMatchObject({ fund: 500n, open_bets: 0 });
});

test('after a bonus is canceled cash alone pays a further stake', async () => {
  const { playerId, session } = await enter({ amount: 150n, maths: 'lantern-walk' });
  const id = await give({ playerId });
  const { id: roundId } = await service.play(session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  await db.transaction((tx) => cancelBonus(tx, { playerId, id, actor: `player:${playerId}`, now: clock.now() }));
  const act = (action: string) => service.act(session, { roundId, actId: randomUUID(), action });
  await expect(act('raise')).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await act('leave')).toMatchObject({ win: 100n, balance: 150n });
});

test('free spins cost nothing, fit their titles and stake only, and are counted down', async () => {
  const { playerId, session } = await enter({ amount: 0n, maths: 'moth-and-moon' });
  const id = await give({ playerId, definition: 'first-look' });
  const spin = (stake: bigint) => service.play(session, { roundId: randomUUID(), stake, params: {}, giftId: id });
  await expect(spin(40n)).rejects.toMatchObject({ code: 'gift_does_not_fit' });
  let won = 0n;
  for (let left = 9; left >= 0; left--) {
    won += (await spin(20n)).win;
    expect(await bonus(id)).toMatchObject({ rounds_left: left, won });
  }
  expect(await bonus(id)).toMatchObject({ stage: 'finished', open_bets: 0 });
  expect((await money(playerId)).cash).toBe(won);
  await expect(spin(20n)).rejects.toMatchObject({ code: 'gift_not_active' });
});

test('spins that open the feature begin with it, and nothing else opens one', async () => {
  const { playerId, session } = await enter({ amount: 1_000n, maths: 'moth-and-moon' });
  const [opening, plain] = [
    await give({ playerId, definition: 'lantern-hour' }),
    await give({ playerId, definition: 'first-look' }),
  ];
  const spin = (stake: bigint, params: unknown, giftId?: number) =>
    service.play(session, { roundId: randomUUID(), stake, params, giftId });
  const feature = { feature: true };
  await expect(spin(10n, feature)).rejects.toMatchObject({ code: 'params_not_allowed' });
  await expect(spin(20n, feature, plain)).rejects.toMatchObject({ code: 'gift_does_not_fit' });
  await expect(spin(10n, {}, opening)).rejects.toMatchObject({ code: 'gift_does_not_fit' });
  const before = (await money(playerId)).cash;
  const round = await spin(10n, feature, opening);
  expect(round.steps).toBeGreaterThanOrEqual(9);
  expect((await money(playerId)).cash).toBe(before + round.win);
  expect(await bonus(opening)).toMatchObject({ rounds_left: 2, won: round.win });
});

// shows: fields:game-wager0
test('a wager-free title counts nothing; from its minimum on own money pays alone, and no rule of the bonus holds', async () => {
  const wagerFree = { maths: 'orchard-hours', slug: 'snow-globe-street' };
  const { playerId, session } = await enter({ amount: 1_000n, ...wagerFree });
  const id = await give({ playerId });
  const spin = (stake: bigint) => service.play(session, { roundId: randomUUID(), stake, params: {} });
  const { win } = await spin(600n);
  expect(await money(playerId)).toEqual({ cash: 400n + win, bonus: 500n });
  await spin(100n);
  expect(await bonus(id)).toMatchObject({ wagered: 0n, open_bets: 0 });
  const poor = await enter({ amount: 100n, ...wagerFree });
  await give({ playerId: poor.playerId });
  const played = service.play(poor.session, { roundId: randomUUID(), stake: 500n, params: {} });
  await expect(played).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await money(poor.playerId)).toEqual({ cash: 100n, bonus: 500n });
});

test('a game is told of the free spins that were begun and fit it, and of no others', async () => {
  const player = await enter({ amount: 0n, maths: 'moth-and-moon' });
  const { playerId, session } = player;
  const id = await give({ playerId, definition: 'first-look' });
  const over = await give({ playerId, definition: 'moonlit-spins' });
  await changeBonus(db, over, { expires_at: clock.now() });
  const known = { id, title: 'First look', stake_cents: 20, wins: 'cash' };
  expect((await service.resume(session)).gifts).toMatchObject([{ ...known, rounds_left: 10, won_cents: 0 }]);
  const { win } = await service.play(session, { roundId: randomUUID(), stake: 20n, params: {}, giftId: id });
  expect((await service.resume(session)).gifts).toMatchObject([{ ...known, rounds_left: 9, won_cents: Number(win) }]);
  const dice = await enter({ again: player, maths: 'dice' });
  expect((await service.resume(dice.session)).gifts).toEqual([]);
});

test('a gift that is none is said to be that, also to who has no money', async () => {
  const { session } = await enter({ amount: 0n, maths: 'moth-and-moon' });
  const bet = { roundId: randomUUID(), stake: 20n, params: {}, giftId: 999_999 };
  await expect(service.play(session, bet)).rejects.toMatchObject({ code: 'gift_not_active' });
});

test('a free spin asked again is the same one; under its id as a paid bet it is refused', async () => {
  const { playerId, session } = await enter({ amount: 100n, maths: 'moth-and-moon' });
  const id = await give({ playerId, definition: 'first-look' });
  const bet = { roundId: randomUUID(), stake: 20n, params: {}, giftId: id };
  const rounds = await Promise.all(Array.from({ length: 20 }, () => service.play(session, bet)));
  expect(new Set(rounds.map(({ nonce }) => nonce)).size).toBe(1);
  expect(await bonus(id)).toMatchObject({ rounds_left: 9 });
  await expect(service.play(session, { ...bet, giftId: undefined })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('what spins won becomes a bonus to wager, once', async () => {
  const { playerId, session } = await enter({ amount: 0n, maths: 'moth-and-moon' });
  const id = await give({ playerId, definition: 'moonlit-spins' });
  for (let spin = 0; spin < 20; spin++)
    await service.play(session, { roundId: randomUUID(), stake: 20n, params: {}, giftId: id });
  const { won, stage } = await bonus(id);
  expect(stage).toBe('finished');
  await Promise.all(Array.from({ length: 5 }, () => goOn(db, playerId, clock.now())));
  expect(await money(playerId)).toEqual({ cash: 0n, bonus: won });
});

test('an expired bonus pays nothing, and is ended once however often it is looked for', async () => {
  const { playerId, session } = await enter({ amount: 10n });
  const id = await give({ playerId });
  await changeBonus(db, id, { expires_at: clock.now() });
  await expect(service.play(session, diceBet(20n))).rejects.toMatchObject({ code: 'insufficient_funds' });
  await Promise.all(Array.from({ length: 5 }, () => expireBonuses(db, clock.now())));
  expect(await bonus(id)).toMatchObject({ stage: 'expired', fund: 0n });
  expect(await money(playerId)).toEqual({ cash: 10n, bonus: 0n });
});

// shows: promise:C3
test('recalled after it was wagered, a bonus gives back what became cash, and no cent of other money', async () => {
  const wagered = async (cash: bigint) => {
    const { playerId, session } = await enter({ amount: cash });
    const id = await give({ playerId });
    await changeBonus(db, id, { wagered: (await bonus(id)).requirement * 100n - 1n });
    await service.play(session, losing(100n));
    expect(await bonus(id)).toMatchObject({ stage: 'finished' });
    const recall = () =>
      db.transaction((tx) => recallBonus(tx, { playerId, id, actor: 'operator:test', now: clock.now() }));
    return { playerId, session, id, recall };
  };
  const rich = await wagered(1_000n);
  expect(await money(rich.playerId)).toEqual({ cash: 1_400n, bonus: 0n });
  await Promise.all([rich.recall(), rich.recall()]);
  expect(await money(rich.playerId)).toEqual({ cash: 900n, bonus: 0n });
  expect(await bonus(rich.id)).toMatchObject({ stage: 'canceled' });

  const spent = await wagered(0n);
  await service.play(spent.session, losing(150n));
  await spent.recall();
  expect(await money(spent.playerId)).toEqual({ cash: 0n, bonus: 0n });
});

test('50 at once: one activation, one cancellation, one recall', async () => {
  const { playerId } = await enter({ amount: 500n });
  const order = { playerId, currency: 'EUR', actor: 'operator:test', now: clock.now() } as const;
  const grantId = randomUUID();
  const definition = definitions.get('try-out')!;
  const fifty = <Value>(work: () => Promise<Value>) => Promise.allSettled(Array.from({ length: 50 }, work));
  await fifty(() => db.transaction((tx) => grantBonus(tx, { ...order, grantId, definition })));
  const id = (await bonusesOf(db, playerId))[0]!.id;
  const of = { ...order, id: Number(id) };
  await fifty(() => db.transaction((tx) => activateBonus(tx, of)));
  expect(await money(playerId)).toEqual({ cash: 500n, bonus: 500n });
  await fifty(() => db.transaction((tx) => cancelBonus(tx, of)));
  expect(await money(playerId)).toEqual({ cash: 500n, bonus: 0n });
  const cash = await give({ playerId, definition: 'apology' });
  expect((await money(playerId)).cash).toBe(1_500n);
  const wagered = await give({ playerId, amount: 300n });
  await changeBonus(db, wagered, { released: 200n });
  await fifty(() => db.transaction((tx) => recallBonus(tx, { ...of, id: wagered })));
  expect(await money(playerId)).toEqual({ cash: 1_300n, bonus: 0n });
  expect(await bonus(cash)).toMatchObject({ stage: 'finished' });
});
