import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { readBet, readBets } from '../bets/read-bets.ts';
import { lockEvents } from '../events/lock-event.ts';
import {
  findWrongReserves,
  goal,
  hearTestFeed,
  orderOn,
  sportsbookDatabase,
  testMatch,
  type TestMatch,
} from '../testing/index.ts';
import { quoteCashOut, takeCashOut } from './cash-out.ts';
import { decideEdits } from './decide-edits.ts';
import { editBet } from './edit-bet.ts';

let db: Database;
let match: TestMatch;
let playerId = 2_500;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
/** Seconds at which the match is live, and at which an edit sent then is decided. */
const [NOW, DUE] = [3_600, 3_606];

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
  match = await testMatch(db, { now: start, kickOffAt: at(NOW) });
});

const order = async (changes: Partial<BetOrder> = {}) => orderOn(await match.read(), 'home', changes);
const quote = (betId: string, share = 100, seconds = NOW) =>
  quoteCashOut(db, { playerId, betId, share, now: at(seconds) });
const edit = (betId: string, quoteId: string, made: BetOrder, seconds = NOW) =>
  editBet(db, { playerId, betId, quoteId, order: made, now: at(seconds), liveDelayMs: 6_000 });
const cash = async () => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const open = async () => (await readBets(db, { playerId, state: 'open', limit: 100 })).data;
const bet = (id: string) => readBet(db, { playerId, id });

/** A bet placed before a match that is on now. */
async function liveBet(): Promise<string> {
  const made = await order();
  await placeBet(db, { playerId, order: made, now: start, liveDelayMs: 0 });
  await match.report({ at: at(NOW) });
  return made.id;
}
/** The same with an edit that waits. */
async function waiting(changes: Partial<BetOrder> = {}) {
  const id = await liveBet();
  const offer = await quote(id);
  const made = await order({ stake_cents: 1_500, ...changes });
  const { edited, placed } = await edit(id, offer.id, made);
  expect(placed).toBeNull();
  return { id, offer, made, edited };
}

test('during play an edit waits the live delay, the bet as it was; then the one is sold and the other stands', async () => {
  const { id, offer, made, edited } = await waiting();
  const decide_at = at(DUE).toISOString();
  expect(edited).toMatchObject({
    status: 'accepted',
    edit: { id: made.id, stake_cents: 1_500, decide_at, rejection: null },
  });
  expect(await cash()).toBe(9_000n);
  await decideEdits(db, at(DUE - 1));
  expect(await bet(id)).toEqual(edited);
  await decideEdits(db, at(DUE));
  expect(await bet(id)).toMatchObject({
    ...{ status: 'cashed_out', return_cents: offer.pays_cents },
    edit: { id: made.id, decide_at: null, rejection: null },
  });
  const now = { id: made.id, status: 'accepted', stake_cents: 1_500, legs: [{ live_score: { home: 0, away: 0 } }] };
  expect(await open()).toMatchObject([now]);
  expect(await cash()).toBe(9_000n + BigInt(offer.pays_cents) - 1_500n);
});

test('a goal, a bet worth less or a match that ended leaves the bet as it was, and says why', async () => {
  const rises = { at: at(DUE), goals: [goal('home')] };
  const falls = { at: at(DUE), left: 0.3 };
  const cases: [string, Partial<BetOrder>, Parameters<TestMatch['report']>[0]][] = [
    ['score_changed', { odds_change: 'any' }, rises],
    ['cash_out_changed', { odds_change: 'higher' }, falls],
    ['cash_out_unavailable', { odds_change: 'any' }, { at: at(DUE), status: 'ended', period: null, left: 0 }],
  ];
  for (const [code, changes, news] of cases) {
    match = await testMatch(db, { now: start, kickOffAt: at(NOW) });
    const before = await cash();
    const { id, edited } = await waiting(changes);
    await match.report(news);
    await decideEdits(db, at(DUE));
    const { edit: told, ...after } = await bet(id);
    expect(told, code).toMatchObject({ decide_at: null, rejection: { code } });
    expect(after).toMatchObject({ status: 'accepted', stake_cents: edited.stake_cents, sold: null });
    expect(await cash()).toBe(before - 1_000n);
    if (news.status === 'ended') await match.update(news);
  }
  expect((await open()).filter(({ legs: [{ event }] }) => event.status === 'live')).toHaveLength(2);
});

test('whoever takes any price is sold at the offer of now, and placed at the price of now', async () => {
  const { id, offer, made } = await waiting({ odds_change: 'any' });
  await match.report({ at: at(DUE), left: 0.45 });
  const worth = await quote(id, 100, DUE);
  expect(worth.pays_cents).not.toBe(offer.pays_cents);
  const [{ odds }] = (await order()).legs;
  await decideEdits(db, at(DUE));
  expect((await bet(id)).return_cents).toBe(worth.pays_cents);
  expect((await bet(made.id)).legs[0]).toMatchObject({ odds, shown_odds: made.legs[0].odds });
});

test('what would be refused anyway is told at once, and nothing waits', async () => {
  const id = await liveBet();
  const before = await bet(id);
  for (const [code, made] of [
    ['insufficient_funds', await order({ stake_cents: 20_000 })],
    ['stake_too_small', await order({ stake_cents: 9 })],
    ['currency_not_available', await order({ currency: 'USD' })],
  ] as const)
    await expect(edit(id, (await quote(id)).id, made), code).rejects.toMatchObject({ code });
  await expect(edit(id, (await quote(id)).id, await order(), NOW + 11)).rejects.toMatchObject({
    code: 'offer_expired',
  });
  expect(await bet(id)).toEqual(before);
  expect(await decideEdits(db, at(DUE + 11))).toBe(0);
});

test('money spent meanwhile, and a part that was sold, leave the bet as it was', async () => {
  const { id } = await waiting({ stake_cents: 9_500 });
  const other = await testMatch(db, { now: at(NOW), kickOffAt: at(NOW + 3_600) });
  const rich = orderOn(await other.read(), 'home', { stake_cents: 9_000 });
  await placeBet(db, { playerId, order: rich, now: at(NOW), liveDelayMs: 0 });
  await decideEdits(db, at(DUE));
  expect(await bet(id)).toMatchObject({ status: 'accepted', edit: { rejection: { code: 'insufficient_funds' } } });

  const offer = await quote(id);
  await edit(id, offer.id, await order({ stake_cents: 500 }));
  await takeCashOut(db, { playerId, betId: id, quoteId: (await quote(id, 50)).id, now: at(NOW) });
  await decideEdits(db, at(DUE));
  expect(await bet(id)).toMatchObject({
    ...{ status: 'accepted', stake_cents: 500 },
    edit: { rejection: { code: 'cash_out_changed' } },
  });
});

test('a bet that ended meanwhile is not told of again, and what was to come does not', async () => {
  const { id, offer, made } = await waiting();
  await takeCashOut(db, { playerId, betId: id, quoteId: offer.id, now: at(NOW) });
  const said = async () => (await readOutbox(db)).length;
  const before = await said();
  await decideEdits(db, at(DUE));
  expect(await said()).toBe(before);
  expect(await bet(id)).toMatchObject({ status: 'cashed_out', edit: { rejection: { code: 'cash_out_unavailable' } } });
  await expect(bet(made.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('of fifty edits at once one waits; decided by many copies at once it is made once', async () => {
  const id = await liveBet();
  const offer = await quote(id);
  const made = await Promise.all(Array.from({ length: 50 }, (_, index) => order({ stake_cents: 1_000 + index })));
  const answers = await Promise.allSettled(made.map((one) => edit(id, offer.id, one)));
  const [won, ...more] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(more).toEqual([]);
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ code: 'cash_out_unavailable', params: { reason: 'editing' } });
  await Promise.all(Array.from({ length: 50 }, () => decideEdits(db, at(DUE))));
  expect(await open()).toMatchObject([{ id: won!.edited.edit!.id, stake_cents: won!.edited.edit!.stake_cents }]);
  expect(await cash()).toBe(9_000n + BigInt(offer.pays_cents) - BigInt(won!.edited.edit!.stake_cents));
});

test('fifty players’ edits of one match are decided at once, each once', { timeout: 90_000 }, async () => {
  const players = Array.from({ length: 50 }, (_, index) => 100_000 + playerId * 50 + index);
  const few = pLimit(5);
  const early = await order();
  const bets = await few.map(players, async (player) => {
    await fund(db, { playerId: player, amount: 10_000n });
    const asked = { playerId: player, order: { ...early, id: randomUUID() } };
    return placeBet(db, { ...asked, now: start, liveDelayMs: 0 });
  });
  await match.report({ at: at(NOW) });
  const late = await order({ odds_change: 'any', stake_cents: 700 });
  await few.map(players, async (player, index) => {
    const own = { playerId: player, betId: bets[index]!.id, now: at(NOW) };
    const { id: quoteId } = await quoteCashOut(db, { ...own, share: 100 });
    await editBet(db, { ...own, quoteId, order: { ...late, id: randomUUID() }, liveDelayMs: 6_000 });
  });
  await Promise.all(Array.from({ length: 5 }, () => decideEdits(db, at(DUE))));
  for (const player of players)
    expect((await readBets(db, { playerId: player, state: 'open', limit: 9 })).data).toMatchObject([
      { status: 'accepted', stake_cents: 700 },
    ]);
});

test('the same edit sent again is the same, while it waits, when it is made and when it came to nothing', async () => {
  const { id, offer, made } = await waiting();
  const again = () => edit(id, offer.id, made, NOW + 30);
  expect(await again()).toMatchObject({ edited: { edit: { id: made.id, rejection: null } }, placed: null });
  await expect(edit(id, offer.id, { ...made, stake_cents: 1_501 })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  await decideEdits(db, at(DUE));
  expect(await again()).toMatchObject({ edited: { id, status: 'cashed_out' }, placed: { id: made.id } });

  match = await testMatch(db, { now: start, kickOffAt: at(NOW) });
  const other = await waiting();
  await match.report({ at: at(DUE), goals: [goal('home')] });
  await decideEdits(db, at(DUE));
  const asked = await edit(other.id, other.offer.id, other.made, DUE);
  expect(asked).toMatchObject({ edited: { status: 'accepted', edit: { id: other.made.id } }, placed: null });
  expect(asked.edited.edit?.rejection).not.toBeNull();
});

test('killed while it decides, the old bet is whole and another copy makes the edit', async () => {
  const { id, made, edited } = await waiting();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await lockEvents(tx, [BigInt(match.id)]);
    await held.promise;
  });
  const killed = expect(decideEdits(db, at(DUE))).rejects.toThrow();
  const waiter = sql`select pid from pg_locks where not granted and locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await db.query(waiter)).length).toBe(1);
  const [{ pid }] = (await db.query<{ pid: number }>(waiter)) as [{ pid: number }];
  await db.query(sql`select pg_terminate_backend(${pid})`);
  await killed;
  held.resolve();
  await holding;
  expect(await bet(id)).toEqual(edited);
  await decideEdits(db, at(DUE));
  expect((await open()).map((one) => one.id)).toEqual([made.id]);
});

test('while the feed is silent an edit waits, and too late it comes to nothing', async () => {
  const { id } = await waiting();
  await decideEdits(db, at(DUE + 20)); // Heard of last twenty seconds ago.
  expect((await bet(id)).edit).toMatchObject({ decide_at: at(DUE).toISOString(), rejection: null });
  await hearTestFeed(db, at(DUE + 31));
  await decideEdits(db, at(DUE + 31));
  expect(await bet(id)).toMatchObject({ status: 'accepted', edit: { rejection: { code: 'decision_too_late' } } });
});
