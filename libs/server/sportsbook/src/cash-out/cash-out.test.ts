import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { giveBonus } from '@croupier/server-promotions/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { readBet, readBets } from '../bets/read-bets.ts';
import { sumBets } from '../bets/sum-bets.ts';
import { suspendSilentFeeds } from '../feed/feed-health.ts';
import { findWrongReserves, goal, orderOn, sportsbookDatabase, testMatch, type TestMatch } from '../testing/index.ts';
import { quoteCashOut, ruleCashOut, takeCashOut } from './cash-out.ts';
import { readOffers } from './read-offers.ts';
import { sellByRule } from './sell-by-rule.ts';

let db: Database;
let match: TestMatch;
let playerId = 900;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const raise = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId++;
  await fund(db, { playerId, amount: 10_000n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
});

async function bet(changes: Partial<BetOrder> = {}): Promise<string> {
  const order = orderOn(await match.read(), 'home', changes);
  await placeBet(db, { playerId, order, now: start, liveDelayMs: 0 });
  return order.id;
}
const quote = (betId: string, share = 100, now = start) => quoteCashOut(db, { playerId, betId, share, now });
const take = (betId: string, quoteId: string, now = start) => takeCashOut(db, { playerId, betId, quoteId, now });
const rule = (betId: string, atLeast: bigint | null) => ruleCashOut(db, { playerId, betId, atLeast, now: start });
const sell = (now: Date) => sellByRule(db, now, raise);
const read = (id: string) => readBet(db, { playerId, id });
const money = async () => {
  const all = await balancesOf(db);
  return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
};

test('a bet is cashed out at what was offered, beside its fair value, and is over', async () => {
  const id = await bet();
  const [offer] = await readOffers(db, { playerId, now: start });
  const quoted = await quote(id);
  expect(offer).toMatchObject({
    bet_id: id,
    pays_cents: quoted.pays_cents,
    fair_cents: quoted.fair_cents,
    reason: null,
  });
  expect(quoted.pays_cents).toBeLessThan(quoted.fair_cents);
  const sold = await take(id, quoted.id);
  expect(sold).toMatchObject({ status: 'cashed_out', return_cents: quoted.pays_cents, receipt: null });
  expect(await money()).toEqual([9_000n + BigInt(quoted.pays_cents), 0n]);
  expect(await findWrongReserves(db)).toEqual([]);
  await match.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  expect(await money()).toEqual([9_000n + BigInt(quoted.pays_cents), 0n]);
  expect((await readBets(db, { playerId, state: 'settled', limit: 5 })).data).toHaveLength(1);
});

test('a goal makes the bet worth more, and the offer before it is still taken as it was', async () => {
  const id = await bet();
  const before = await quote(id);
  await match.report({ at: at(5), goals: [goal('home')] });
  const after = await quote(id, 100, at(5));
  expect(after.pays_cents).toBeGreaterThan(before.pays_cents);
  expect((await take(id, before.id, at(6))).return_cents).toBe(before.pays_cents);
});

test('an offer that is worth less by now is refused with the new one, and nothing is sold', async () => {
  const id = await bet();
  const quoted = await quote(id);
  await match.report({ at: at(5), goals: [goal('away')] });
  const refusal: unknown = await take(id, quoted.id, at(6)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'cash_out_changed' });
  expect((refusal as { params: { pays_cents: number } }).params.pays_cents).toBeLessThan(quoted.pays_cents);
  expect(await money()).toEqual([9_000n, 1_000n]);
});

test('an offer is over after ten seconds, and nobody takes another player’s', async () => {
  const id = await bet();
  const quoted = await quote(id);
  await expect(take(id, quoted.id, at(10))).rejects.toMatchObject({ code: 'offer_expired' });
  const stranger = takeCashOut(db, { playerId: playerId + 500, betId: id, quoteId: quoted.id, now: start });
  await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
});

// shows: promise:C3
test('50 presses at once sell a bet once', async () => {
  const id = await bet();
  const quoted = await quote(id);
  const replies = await Promise.all(Array.from({ length: 50 }, () => take(id, quoted.id)));
  expect(new Set(replies.map(({ status, return_cents }) => `${status}/${return_cents}`))).toEqual(
    new Set([`cashed_out/${quoted.pays_cents}`]),
  );
  expect(await money()).toEqual([9_000n + BigInt(quoted.pays_cents), 0n]);
});

test('a part that is worth just its stake is sold like any other', async () => {
  const id = await bet({ stake_cents: 10 });
  await match.report({ at: at(5), goals: [goal('home')] });
  const part = await quote(id, 10, at(5));
  expect(part).toMatchObject({ stake_cents: 1, pays_cents: 1 });
  await take(id, part.id, at(6));
  expect(await money()).toEqual([9_991n, 9n]);
});

test('a part is sold, the rest goes on and is settled by itself', async () => {
  const id = await bet();
  const part = await quote(id, 40);
  expect(part).toMatchObject({ stake_cents: 400, remaining_stake_cents: 600 });
  const left = await take(id, part.id);
  expect(left).toMatchObject({
    status: 'accepted',
    stake_cents: 600,
    sold: { stake_cents: 400, paid_cents: part.pays_cents },
  });
  expect(await money()).toEqual([9_000n + BigInt(part.pays_cents), 600n]);
  expect(await findWrongReserves(db)).toEqual([]);
  await match.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const settled = await read(id);
  expect(settled.return_cents).toBe(part.remaining_return_cents);
  expect(await money()).toEqual([9_000n + BigInt(part.pays_cents) + BigInt(settled.return_cents!), 0n]);
  const sums = await sumBets(db, { playerId, from: at(-10), to: at(10_000), timeZone: 'UTC' });
  const returned = sums.reduce((sum, day) => sum + day.returned, 0n);
  expect([sums.reduce((sum, day) => sum + day.staked, 0n), returned]).toEqual([
    1_000n,
    BigInt(part.pays_cents + settled.return_cents!),
  ]);
});

test('two offers for parts of the same bet: the second is asked for anew', async () => {
  const id = await bet();
  const [one, other] = [await quote(id, 50), await quote(id, 50)];
  await take(id, one.id);
  await expect(take(id, other.id)).rejects.toMatchObject({ code: 'cash_out_changed' });
});

test('while betting on the match is stopped or its feed is silent there is no offer, and none is taken', async () => {
  const id = await bet();
  const quoted = await quote(id);
  await match.report({ at: at(3), stop: 'possible_goal' });
  expect(await readOffers(db, { playerId, now: at(3) })).toMatchObject([{ pays_cents: null, reason: 'suspended' }]);
  await expect(take(id, quoted.id, at(4))).rejects.toMatchObject({ code: 'cash_out_unavailable' });
  await match.report({ at: at(5) });
  expect(await readOffers(db, { playerId, now: at(5) })).toMatchObject([{ reason: null }]);
  await suspendSilentFeeds(db, at(60));
  await expect(quote(id, 100, at(60))).rejects.toMatchObject({ code: 'cash_out_unavailable' });
});

test('a bet that a bonus paid for is not sold', async () => {
  playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount: 60n });
  await giveBonus(db, { playerId });
  const id = await bet({ stake_cents: 100 });
  expect((await read(id)).funding).not.toBeNull();
  await expect(quote(id)).rejects.toMatchObject({ code: 'cash_out_unavailable', params: { reason: 'bonus' } });
  await expect(rule(id, 1_000n)).rejects.toMatchObject({ code: 'cash_out_unavailable' });
});

test('what comes back lowers the loss that a limit counts', async () => {
  const accounts = [{ currency: 'EUR', amount: 5_000n } as const];
  await db.transaction((tx) => setLimit(tx, { playerId, type: 'loss', period: 'week', accounts, now: start }));
  const id = await bet();
  const quoted = await quote(id);
  await take(id, quoted.id);
  const [limit] = await readUserLimits(db, playerId, at(1));
  expect(limit!.accounts[0]).toMatchObject({ current_value_amount_cents: 1_000 - quoted.pays_cents });
});

test('a rule sells a bet by itself once enough is offered, once, and leaves a trail', async () => {
  const id = await bet();
  const now = (await quote(id)).pays_cents;
  expect(await rule(id, BigInt(now + 100))).toMatchObject({ sell_at_cents: now + 100 });
  expect(await sell(at(1))).toBe(0);
  await match.report({ at: at(5), goals: [goal('home')] });
  expect(await Promise.all([sell(at(6)), sell(at(6)), sell(at(6))])).toEqual(expect.arrayContaining([1, 0, 0]));
  const sold = await read(id);
  expect(sold).toMatchObject({ status: 'cashed_out', sell_at_cents: null });
  expect(sold.return_cents).toBeGreaterThanOrEqual(now + 100);
  expect(await money()).toEqual([9_000n + BigInt(sold.return_cents!), 0n]);
  const trail = await db.query(
    sql`select automatic, pays::integer from sport_cash_outs where bet_id = ${id} and taken_at is not null`,
  );
  expect(trail).toEqual([{ automatic: true, pays: sold.return_cents }]);
});

test('a rule that was taken back sells nothing', async () => {
  const id = await bet();
  await rule(id, 1n);
  await rule(id, null);
  expect(await sell(at(1))).toBe(0);
  expect(await read(id)).toMatchObject({ status: 'accepted', sell_at_cents: null });
});

test('cash-outs, settlement and rules at once end each bet once', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 9; count++) ids.push(await bet({ stake_cents: 500 }));
  const quotes = await Promise.all(ids.map((id) => quote(id, 100)));
  for (const id of ids.slice(0, 3)) await rule(id, 1n);
  const ending = match.update({ at: at(9), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  await Promise.allSettled([
    ending,
    sell(at(5)),
    sell(at(5)),
    ...ids.map((id, index) => take(id, quotes[index]!.id, at(5))),
  ]);
  await match.update({ at: at(10), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const bets = await Promise.all(ids.map(read));
  expect(bets.every(({ status }) => status === 'cashed_out' || status === 'settled')).toBe(true);
  const returned = bets.reduce((sum, { return_cents }) => sum + BigInt(return_cents ?? 0), 0n);
  expect(await money()).toEqual([10_000n - 4_500n + returned, 0n]);
});
