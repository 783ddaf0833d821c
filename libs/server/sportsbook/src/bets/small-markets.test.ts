import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MatchFacts, priceMarkets } from '@croupier/bet-math';
import type { Database } from '@croupier/server-database';
import { checkLedger, fund } from '@croupier/server-wallet/testing';
import { findUnsoundBooks } from '../events/unsound-books.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { teamsOf } from '../simulation/football/incidents.ts';
import { openingState } from '../simulation/timeline.ts';
import { goal, orderOnLine, sportsbookDatabase, testMatch, type TestMatch } from '../testing/index.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';
import { readCombination } from './read-combination.ts';

let db: Database;
let match: TestMatch;
let playerId = 900;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const [home, away] = LEAGUES[0]!.clubs;
const plan = {
  seed: Buffer.alloc(32, 3),
  homeRateMicro: 1_500_000,
  awayRateMicro: 1_200_000,
  home: home!.id,
  away: away!.id,
};
const teams = teamsOf(plan)!;
const [striker, second, third] = teams.home.eleven.toReversed().map(({ id }) => id) as [string, string, string];
const state = openingState(plan);
const book = { prices: priceMarkets(state, { margin: 0.05 }), model: { sport: 'football', state } } as const;
const played = Object.fromEntries([...teams.home.eleven, ...teams.away.eleven].map(({ id }) => [id, 0]));
const players = { scorers: [], played, out: [] } as NonNullable<MatchFacts['players']>;
const counts = (corners: number, cards: number, reds: number): NonNullable<MatchFacts['counts']> => ({
  corners: { home: corners, away: 2 },
  cards: { home: cards, away: 1 },
  reds: { home: reds, away: 0 },
});

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId++;
  await fund(db, { playerId, amount: 1_000_000n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  await match.report({ at: start, status: 'not_started', period: null, ...book });
});

type Line = readonly [number, string, string];
async function bet(line: Line): Promise<string> {
  const order = orderOnLine(await match.read(), line, { odds_change: 'any' });
  await placeBet(db, { playerId, order, now: start, liveDelayMs: 0 });
  return order.id;
}
const read = (id: string) => readBet(db, { playerId, id });

test('a goalscorer is paid when he scores, and who plays without scoring has lost', async () => {
  const [scores, waits] = [await bet([40, `player=${striker}`, 'yes']), await bet([40, `player=${second}`, 'yes'])];
  await match.update({ at: at(4_000), ...book, goals: [goal('home')], players: { ...players, scorers: [striker] } });
  expect(await read(scores)).toMatchObject({ status: 'settled', legs: [{ result: 1, void_factor: 0 }] });
  expect(await read(waits)).toMatchObject({ status: 'accepted' });
  const over = { goals: [goal('home')], players: { ...players, scorers: [striker] } };
  await match.update({ at: at(9_000), status: 'ended', period: null, prices: [], model: null, ...over });
  expect(await read(waits)).toMatchObject({ status: 'settled', return_cents: 0 });
});

test('the stake on a player who drops out goes back as the match begins, one who never comes on waits for its end', async () => {
  const [out, bench] = [await bet([40, `player=${striker}`, 'yes']), await bet([40, `player=${second}`, 'no'])];
  const { [striker]: _, [second]: __, ...without } = played;
  const facts = { players: { scorers: [], played: without, out: [striker] } };
  await match.update({ at: at(3_700), ...book, ...facts });
  expect(await read(out)).toMatchObject({ status: 'void', return_cents: 1_000 });
  expect(await read(bench)).toMatchObject({ status: 'accepted' });
  await match.update({ at: at(9_000), status: 'ended', period: null, prices: [], model: null, ...facts });
  expect(await read(bench)).toMatchObject({ status: 'void', return_cents: 1_000 });
});

test('who comes on after a goal had no part in it', async () => {
  const first = await bet([39, `goalnr=1|player=${third}`, 'yes']);
  const facts = {
    goals: [goal('home')],
    players: { ...players, scorers: [striker], played: { ...played, [third]: 1 } },
  };
  await match.update({ at: at(4_000), ...book, ...facts });
  expect(await read(first)).toMatchObject({ status: 'void', return_cents: 1_000 });
});

test('corners and cards are settled by their counts, a red card when it is shown', async () => {
  const ids = {
    over: await bet([166, 'total=9.5', 'over']),
    most: await bet([162, '', 'away']),
    ahead: await bet([165, 'hcp=-0.5', 'home']),
    cards: await bet([139, 'total=3.5', 'under']),
    red: await bet([146, '', 'yes']),
  };
  await match.update({ at: at(4_000), ...book, counts: counts(4, 1, 1) });
  expect(await read(ids.red)).toMatchObject({ status: 'settled', legs: [{ result: 1 }] });
  expect(await read(ids.over)).toMatchObject({ status: 'accepted' });
  await match.update({
    at: at(9_000),
    status: 'ended',
    period: null,
    prices: [],
    model: null,
    counts: counts(8, 3, 1),
  });
  const results = Object.fromEntries(
    await Promise.all(Object.entries(ids).map(async ([name, id]) => [name, (await read(id)).legs[0].result])),
  ) as Record<string, number>;
  expect(results).toEqual({ over: 1, most: 0, ahead: 1, cards: 0, red: 1 });
});

test('of a feed that counts nothing the stakes go back', async () => {
  const ids = [await bet([166, 'total=9.5', 'over']), await bet([40, `player=${striker}`, 'yes'])];
  await match.update({ at: at(9_000), status: 'ended', period: null, prices: [], model: null });
  for (const id of ids) expect(await read(id)).toMatchObject({ status: 'void', return_cents: 1_000 });
});

test('no price of players, corners and cards promises more than its chance, and outcomes that hang together have none as one', async () => {
  expect(await findUnsoundBooks(db)).toEqual([]);
  const outcomes = `1//home&40/player=${striker}/yes`;
  const asked = readCombination(db, { eventId: match.id, outcomes, now: start });
  await expect(asked).rejects.toMatchObject({ code: 'legs_related' });
});
