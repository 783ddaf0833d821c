import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { quoteCashOut } from '../cash-out/cash-out.ts';
import { orderOn, sportsbookDatabase, testMatch } from '../testing/index.ts';
import { resumeBetting, stopBetting } from './stop-betting.ts';
import type { StopScope } from './stop-scope.ts';

let db: Database;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const NOWHERE: StopScope = { sport: null, tournament: null, eventId: null, market: null };
const actor = 'operator:test';

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(() => db.close());

const stop = (scope: Partial<StopScope>) =>
  db.transaction((tx) => stopBetting(tx, { scope: { ...NOWHERE, ...scope }, reason: 'a test', actor, now: start }));
const resume = (scope: Partial<StopScope>) =>
  db.transaction((tx) => resumeBetting(tx, { scope: { ...NOWHERE, ...scope }, actor, now: start }));

test('a stopped market takes no bets and says why, whatever its feed sends; the others go on', async () => {
  await fund(db, { playerId: 1, amount: 10_000n });
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const before = await match.read();
  const scope = { eventId: match.id, market: { market_id: 1, specifiers: '' } };
  const held = orderOn(before, 'over');
  await placeBet(db, { playerId: 1, order: held, now: start, liveDelayMs: 0 });
  expect([await stop(scope), await stop(scope)]).toEqual([true, false]);
  for (const update of [null, at(5), at(6)]) {
    if (update) await match.report({ at: update });
    const refused = placeBet(db, {
      playerId: 1,
      order: orderOn(before, 'home', { odds_change: 'any' }),
      now: at(6),
      liveDelayMs: 0,
    });
    await expect(refused).rejects.toMatchObject({ code: 'market_closed', params: { reason: 'operator' } });
  }
  const event = await match.read();
  expect(event.markets[0]).toMatchObject({ status: 'suspended', reason: 'operator' });
  expect(event.markets.filter(({ reason }) => reason === 'operator')).toHaveLength(1);
  await expect(quoteCashOut(db, { playerId: 1, betId: held.id, share: 100, now: at(6) })).resolves.toBeDefined();
  expect([await resume(scope), await resume(scope)]).toEqual([true, false]);
  const open = (await match.read()).markets[0]!;
  expect(open).toMatchObject({ status: 'active', reason: null });
  // At what the feed sent meanwhile, not at the price of before.
  expect(open.odds).not.toEqual(before.markets[0]!.odds);
});

test('a stop of a tournament and of a sport covers matches that come later, and each is taken back by itself', async () => {
  const [one] = [await testMatch(db, { now: start, kickOffAt: at(3600) })];
  const { slug } = (await one.read()).tournament;
  await stop({ tournament: slug });
  await stop({ sport: 'football' });
  const later = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const statuses = async () =>
    new Set([...(await one.read()).markets, ...(await later.read()).markets].map(({ status }) => status));
  expect(await statuses()).toEqual(new Set(['suspended']));
  await resume({ sport: 'football' });
  expect(await statuses()).toEqual(new Set(['suspended']));
  await resume({ tournament: slug });
  expect(await statuses()).toEqual(new Set(['active']));
});

test('a stop does not open what the feed had closed, nor does its end', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  await match.report({ at: at(5), stop: 'possible_goal' });
  await stop({ eventId: match.id });
  expect((await match.read()).markets[0]).toMatchObject({ reason: 'possible_goal' });
  await resume({ eventId: match.id });
  expect((await match.read()).markets[0]).toMatchObject({ status: 'suspended', reason: 'possible_goal' });
});
