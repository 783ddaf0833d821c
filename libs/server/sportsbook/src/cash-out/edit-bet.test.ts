import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BetOrder } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import { setLimit } from '@croupier/server-limits';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { readBet, readBets } from '../bets/read-bets.ts';
import { findWrongReserves, goal, orderOn, sportsbookDatabase, testMatch, type TestMatch } from '../testing/index.ts';
import { quoteCashOut, takeCashOut } from './cash-out.ts';
import { editBet } from './edit-bet.ts';

let db: Database;
let match: TestMatch;
let other: TestMatch;
let playerId = 1_500;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect(await findWrongReserves(db)).toEqual([]);
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId++;
  await fund(db, { playerId, amount: 10_000n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  other = await testMatch(db, { now: start, kickOffAt: at(7200) });
});

const order = async (changes: Partial<BetOrder> = {}, on = match) => orderOn(await on.read(), 'home', changes);
async function bet(changes: Partial<BetOrder> = {}): Promise<string> {
  const made = await order(changes);
  await placeBet(db, { playerId, order: made, now: start, liveDelayMs: 0 });
  return made.id;
}
const quote = (betId: string, share = 100) => quoteCashOut(db, { playerId, betId, share, now: start });
const edit = (betId: string, quoteId: string, made: BetOrder, now = start) =>
  editBet(db, { playerId, betId, quoteId, order: made, now, liveDelayMs: 6_000 });
const cash = async () => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const open = async () => (await readBets(db, { playerId, state: 'open', limit: 100 })).data;

test('the old bet is sold at its offer and the new one stands, paid with what it brought', async () => {
  const id = await bet();
  const offer = await quote(id);
  const made = await order({ stake_cents: 1_500 });
  const { edited, placed } = await edit(id, offer.id, made);
  expect(edited).toMatchObject({ id, status: 'cashed_out', return_cents: offer.pays_cents });
  expect(placed).toMatchObject({ id: made.id, status: 'accepted', stake_cents: 1_500 });
  expect(await cash()).toBe(9_000n + BigInt(offer.pays_cents) - 1_500n);
  expect((await open()).map((one) => one.id)).toEqual([made.id]);
});

test('a leg is added, another outcome taken', async () => {
  const id = await bet();
  const [leg, more] = [(await order()).legs[0], (await order({}, other)).legs[0]];
  const double = await order({ legs: [leg, more], sizes: [2] });
  const { placed } = await edit(id, (await quote(id)).id, double);
  expect(placed?.legs).toHaveLength(2);
  const away = orderOn(await match.read(), 'away');
  const { placed: single } = await edit(double.id, (await quote(double.id)).id, away);
  expect(single?.legs.map(({ outcome }) => outcome)).toEqual(['away']);
});

test('a smaller stake gives money back, down to the smallest there is', async () => {
  const id = await bet();
  const offer = await quote(id);
  await edit(id, offer.id, await order({ stake_cents: 10 }));
  expect(await cash()).toBe(9_000n + BigInt(offer.pays_cents) - 10n);
});

test('of fifty edits at once exactly one is made', async () => {
  const id = await bet();
  const offer = await quote(id);
  const made = await Promise.all(Array.from({ length: 50 }, (_, index) => order({ stake_cents: 1_000 + index })));
  const answers = await Promise.allSettled(made.map((one) => edit(id, offer.id, one)));
  const [won, ...more] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(more).toEqual([]);
  expect((await open()).map((one) => one.id)).toEqual([won!.placed!.id]);
  expect(await cash()).toBe(9_000n + BigInt(offer.pays_cents) - BigInt(won!.placed!.stake_cents));
});

test('the same edit sent many times is one, and every answer is the same', async () => {
  const id = await bet();
  const offer = await quote(id);
  const made = await order({ stake_cents: 2_000 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => edit(id, offer.id, made)));
  expect(new Set(answers.map(({ edited, placed }) => JSON.stringify([edited.return_cents, placed?.id]))).size).toBe(1);
  expect(await open()).toHaveLength(1);
  await expect(edit(id, offer.id, { ...made, stake_cents: 2_001 })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('what refuses the new bet leaves the old one as it was', async () => {
  const id = await bet();
  const before = await readBet(db, { playerId, id });
  const [{ odds }] = before.legs;
  const refused: [string, BetOrder][] = [
    ['insufficient_funds', await order({ stake_cents: 20_000 })],
    ['stake_too_small', await order({ stake_cents: 9 })],
    ['odds_changed', await order({ legs: [{ ...(await order()).legs[0], odds: odds + 100 }] })],
    ['legs_related', await order({ legs: [(await order()).legs[0], (await order()).legs[0]] })],
    ['currency_not_available', await order({ currency: 'USD' })],
    ['cash_out_unavailable', await order({ gift_id: 1 })],
  ];
  for (const [code, made] of refused)
    await expect(edit(id, (await quote(id)).id, made), code).rejects.toMatchObject({ code });
  const accounts = [{ currency: 'EUR', amount: 1_200n }] as const;
  await db.transaction((tx) => setLimit(tx, { playerId, type: 'wager', period: 'day', accounts, now: start }));
  await expect(edit(id, (await quote(id)).id, await order({ stake_cents: 2_000 }))).rejects.toMatchObject({
    code: 'limit_reached',
  });
  expect(await readBet(db, { playerId, id })).toEqual(before);
  expect(await cash()).toBe(9_000n);
});

test('an offer that is over, for a part, taken, or another player’s edits nothing', async () => {
  const id = await bet();
  const offer = await quote(id);
  await expect(edit(id, offer.id, await order(), at(11))).rejects.toMatchObject({ code: 'offer_expired' });
  await expect(edit(id, (await quote(id, 50)).id, await order())).rejects.toMatchObject({ code: 'not_found' });
  await expect(edit(id, randomUUID(), await order())).rejects.toMatchObject({ code: 'not_found' });
  const stolen = {
    playerId: playerId - 1,
    betId: id,
    quoteId: offer.id,
    order: await order(),
    now: start,
    liveDelayMs: 0,
  };
  await expect(editBet(db, stolen)).rejects.toMatchObject({ code: 'not_found' });
  await takeCashOut(db, { playerId, betId: id, quoteId: offer.id, now: start });
  await expect(edit(id, offer.id, await order())).rejects.toMatchObject({ code: 'offer_expired' });
  expect(await open()).toEqual([]);
});

test('a live bet becomes one on a match that has not begun at once: nothing of the new one has to wait', async () => {
  const id = await bet();
  await match.report({ at: at(3_600), goals: [goal('home')] });
  const offer = await quoteCashOut(db, { playerId, betId: id, share: 100, now: at(3_600) });
  const elsewhere = await order({}, other);
  expect((await edit(id, offer.id, elsewhere, at(3_600))).placed?.status).toBe('accepted');
});
