import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bet, BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { fund } from '@croupier/server-wallet/testing';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import { goal, orderOn, sportsbookDatabase, testMatch, type TestMatch, type TestOutcome } from '../testing/index.ts';
import type { OwnBets } from './filter-bets.ts';
import { placeBet } from './place-bet.ts';
import { exportBets, readBets } from './read-bets.ts';
import { readTotals } from './read-totals.ts';

let db: Database;
const playerId = 7;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const DAY = 86_400;
const ended = (goals = [goal('home')]) => ({ status: 'ended', period: null, left: 0, goals }) as const;
const placed: Record<'won' | 'lost' | 'sold' | 'void' | 'live' | 'open', Bet> = {} as never;

/** Six bets with different outcomes, each on a separate match. */
beforeAll(async () => {
  db = await sportsbookDatabase();
  for (const id of [playerId, playerId + 1]) await fund(db, { playerId: id, amount: 10_000n });
  const bet = async (match: TestMatch, outcome: TestOutcome, stake: number, now = start) => {
    const order: BetOrder = orderOn(await match.read(), outcome, { stake_cents: stake });
    return placeBet(db, { playerId, order, now, liveDelayMs: 0 });
  };
  const matches = await Promise.all(
    Array.from({ length: 5 }, () => testMatch(db, { now: start, kickOffAt: at(3_600) })),
  );
  const [won, lost, sold, void_, live] = matches as [TestMatch, TestMatch, TestMatch, TestMatch, TestMatch];
  placed.won = await bet(won, 'home', 100);
  placed.lost = await bet(lost, 'away', 200);
  placed.sold = await bet(sold, 'home', 300);
  placed.void = await bet(void_, 'home', 400);
  const owned = { playerId, betId: placed.sold.id, now: start };
  const { id: quoteId } = await quoteCashOut(db, { ...owned, share: 100 });
  placed.sold = await takeCashOut(db, { ...owned, quoteId });
  await live.report({ at: at(3_700) });
  placed.live = await bet(live, 'home', 500, at(3_700));
  await won.update({ at: at(9_000), ...ended() });
  await lost.update({ at: at(9_000), ...ended() });
  await void_.update({ at: at(9_000), ...ended(), status: 'abandoned' });
  // This comes last: time can't go backwards for a feed.
  const later = await testMatch(db, { now: at(40 * DAY), kickOffAt: at(41 * DAY) });
  placed.open = await bet(later, 'home', 600, at(40 * DAY));
});
afterAll(() => db.close());

const ids = async (filter: Omit<OwnBets, 'playerId'>) =>
  (await readBets(db, { playerId, limit: 50, ...filter })).data.map(({ id }) => id);
const idsOf = (...names: (keyof typeof placed)[]) => names.map((name) => placed[name].id);

test('bets are cut to how they ended, newest first', async () => {
  expect(await ids({ state: 'open' })).toEqual(idsOf('open', 'live'));
  expect(await ids({ state: 'settled' })).toEqual(idsOf('void', 'sold', 'lost', 'won'));
  for (const [ending, name] of [
    ['won', 'won'],
    ['lost', 'lost'],
    ['cashed_out', 'sold'],
    ['void', 'void'],
  ] as const)
    expect(await ids({ state: 'settled', ending })).toEqual(idsOf(name));
  expect(await ids({ state: 'settled', ending: 'rejected' })).toEqual([]);
});

test('to a sport, to play that was on, and to the time they were placed', async () => {
  expect(await ids({ sport: 'football', live: 'true' })).toEqual(idsOf('live'));
  expect(await ids({ sport: 'tennis' })).toEqual([]);
  expect(await ids({ from: at(3_700).toISOString(), to: at(40 * DAY).toISOString() })).toEqual(idsOf('live'));
});

test('to a side, a league, or the beginning of a code; a pattern is no more than its letters', async () => {
  const [{ event }] = placed.won.legs;
  expect(await ids({ search: event.home.slice(1, 6).toUpperCase() })).toHaveLength(6);
  expect(await ids({ search: event.tournament })).toHaveLength(6);
  expect(await ids({ search: placed.lost.id.slice(0, 8).toUpperCase() })).toEqual(idsOf('lost'));
  for (const search of ['%', '_', "' or 1=1 --", '\\', placed.lost.id.slice(0, 3)])
    expect(await ids({ search })).toEqual([]);
});

test('a page goes on where the one before stopped, under the same filter', async () => {
  const first = await readBets(db, { playerId, state: 'settled', sport: 'football', limit: 3 });
  const rest = await readBets(db, { playerId, state: 'settled', sport: 'football', limit: 3, before: first.next! });
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(idsOf('void', 'sold', 'lost', 'won'));
  expect(rest.next).toBeNull();
});

test('totals add up to the cent, and go over time by day or by month', async () => {
  const { data } = await readBets(db, { playerId, state: 'settled', limit: 50 });
  const returned = data.reduce((sum, { return_cents }) => sum + return_cents!, 0);
  expect(await readTotals(db, { playerId, state: 'settled' })).toEqual({
    currencies: [{ currency: 'EUR', bets: 4, staked_cents: 1_000, returned_cents: returned, possible_cents: 0 }],
    step: 'day',
    spans: [{ span: '2026-11-20', currency: 'EUR', staked_cents: 1_000, returned_cents: returned }],
  });
  const all = await readTotals(db, { playerId });
  expect(all.step).toBe('month');
  expect(all.spans.map(({ span, staked_cents }) => [span, staked_cents])).toEqual([
    ['2026-11', 1_500],
    ['2026-12', 600],
  ]);
  const possible = placed.live.possible_return_cents + placed.open.possible_return_cents;
  expect(all.currencies[0]!.possible_cents).toBe(possible);
  expect(await readTotals(db, { playerId: playerId + 1 })).toEqual({ currencies: [], step: 'day', spans: [] });
});

test('a file has them all, in pieces, and no more than it may hold', async () => {
  const read = async (most: number) => {
    const pieces: string[][] = [];
    for await (const piece of exportBets(db, { playerId, state: 'settled' }, most))
      pieces.push(piece.map(({ id }) => id));
    return pieces.flat();
  };
  expect(await read(100)).toEqual(idsOf('void', 'sold', 'lost', 'won'));
  expect(await read(2)).toEqual(idsOf('void', 'sold'));
});

test('who gets part of a stake back is among those who lost, who gets just the stake among the void', async () => {
  const returns = (part: number, returned = part) =>
    db.query(sql`
      update sport_bets set returned = stake * ${returned}::numeric,
        receipt = jsonb_set(receipt, '{payout_cents}', to_jsonb((stake * ${part}::numeric)::bigint))
      where id = ${placed.won.id}`);
  await returns(0.5);
  expect(await ids({ state: 'settled', ending: 'lost' })).toEqual(idsOf('lost', 'won'));
  expect(await ids({ state: 'settled', ending: 'won' })).toEqual([]);
  await returns(2, 0); // A bonus that had ended got it.
  expect(await ids({ state: 'settled', ending: 'won' })).toEqual(idsOf('won'));
  await returns(1);
  expect(await ids({ state: 'settled', ending: 'void' })).toEqual(idsOf('void', 'won'));
  expect(await ids({ state: 'settled', ending: 'won' })).toEqual([]);
});
