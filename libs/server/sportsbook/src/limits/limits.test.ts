import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BetOrder, Refusal } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { changeGroup } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { checkLedger, fund } from '@croupier/server-wallet/testing';
import { createBetQueue } from '../bets/bet-queue.ts';
import { decideBets } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { settleEnded } from '../bets/settle-ended.ts';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import { editBet } from '../cash-out/edit-bet.ts';
import {
  findWrongReserves,
  goal,
  orderOn,
  orderOnRunner,
  sportsbookDatabase,
  testMatch,
  type TestMatch,
  testRace,
} from '../testing/index.ts';
import { readMostStakes, type RiskScope } from './operator-limits.ts';
import { readAtRisk, readDaysAtRisk, readPlayersAtRisk, readSportLimits } from './read-liability.ts';
import { setSportLimit } from './set-limit.ts';

let db: Database;
let match: TestMatch;
let other: TestMatch;
/** Start of the test. Each test uses its own day. */
let start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  start = at(86_400);
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  other = await testMatch(db, { now: start, kickOffAt: at(3600) });
});
afterEach(async () => {
  expect(await findWrongReserves(db)).toEqual([]);
  await db.query(sql`delete from sport_limits`);
});

async function player(): Promise<number> {
  const playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount: 1_000_000n });
  return playerId;
}
const set = (scope: RiskScope | 'stake', amount: bigint | null, groupId: number | null = null) =>
  db.transaction((tx) =>
    setSportLimit(tx, { scope, groupId, currency: 'EUR', amount, actor: 'operator:anna', now: start }),
  );
const order = async (changes: Partial<BetOrder> = {}, on = match, outcome: 'home' | 'away' = 'home') =>
  orderOn(await on.read(), outcome, changes);
const place = (playerId: number, bet: BetOrder) =>
  placeBet(db, { playerId, order: bet, now: start, liveDelayMs: 6_000 });
/** Returns the status, or the reason the stake was too large and the maximum stake. */
const ending = (placing: Promise<{ status: string }>) =>
  placing.then(
    ({ status }) => status,
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'stake_too_large') throw error;
      return `${String(error.params['reason'])} ${String(error.params['max_stake_cents'])}`;
    },
  );
const openOf = async (what: 'event' | 'day' | 'player', playerId = 0): Promise<bigint> => {
  const of = { currency: 'EUR', most: 100 } as const;
  if (what === 'day') return (await readDaysAtRisk(db, of)).find(({ day }) => day === dayText())?.returns ?? 0n;
  if (what === 'player')
    return (await readPlayersAtRisk(db, of)).find(({ player_id }) => player_id === BigInt(playerId))?.returns ?? 0n;
  return (
    (await readAtRisk(db, { ...of, scope: 'event' })).find(({ event_id }) => event_id === BigInt(match.id))?.returns ??
    0n
  );
};
const dayText = () => start.toISOString().slice(0, 10);

test.each(['outcome', 'event', 'player', 'day'] as const)(
  'the limit of each %s is named with the largest stake that passes, which passes, and a cent more does not',
  async (scope) => {
    const playerId = await player();
    await set(scope, 10_000n);
    expect(await ending(place(playerId, await order({ stake_cents: 1_000 })))).toBe('accepted');
    const refused = await ending(place(playerId, await order({ stake_cents: 100_000 })));
    const [reason, text] = refused.split(' ');
    expect(reason).toBe(scope);
    const most = Number(text);
    expect(await ending(place(playerId, await order({ stake_cents: most + 1 })))).toBe(refused);
    expect(await ending(place(playerId, await order({ stake_cents: most })))).toBe('accepted');
    // Whether cents are left over or not: less than the smallest stake is none.
    expect(await ending(place(playerId, await order({ stake_cents: 10 })))).toBe(`${scope} 0`);
  },
);

test('an event is the sum of its outcomes, a player that of the open bets, and others have limits of their own', async () => {
  const [one, two] = [await player(), await player()];
  await set('event', 30_000n);
  expect(await ending(place(one, await order({ stake_cents: 10_000 })))).toBe('accepted');
  expect(await ending(place(two, await order({ stake_cents: 10_000 }, match, 'away')))).toMatch(/^event [1-9]/);
  expect(await ending(place(two, await order({ stake_cents: 9_000 }, other, 'away')))).toBe('accepted');
  await set('event', null);
  await set('player', 30_000n);
  expect(await ending(place(one, await order({ stake_cents: 9_000 }, other)))).toMatch(/^player [1-9]/);
});

test('the limit of an event is told of a race as of a race', async () => {
  const playerId = await player();
  const race = await testRace(db, { now: start, off: new Date(start.getTime() + 600_000) });
  await set('event', 10_000n);
  const bet = (stake_cents: number) => race.read().then((field) => orderOnRunner(field, '1', { stake_cents }));
  expect(await ending(place(playerId, await bet(100_000)))).toMatch(/^race [1-9]/);
  expect(await ending(place(playerId, await bet(1_000)))).toBe('accepted');
});

test.each(['event', 'player', 'day'] as const)(
  '50 bets at once, in batches on two copies and one by one, never pass the limit of a %s together',
  async (scope) => {
    const players = scope === 'player' ? [await player()] : await Promise.all(Array.from({ length: 10 }, player));
    await set(scope, 25_000n);
    const queues = [1, 2].map(() => createBetQueue({ db, clock: () => start, liveDelayMs: 6_000 }));
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => order({}, match, turn % 2 ? 'home' : 'away')),
    );
    const endings = await Promise.all(
      orders.map((bet, turn) => {
        const playerId = players[turn % players.length]!;
        return ending(turn % 3 === 2 ? place(playerId, bet) : queues[turn % 3]!.place({ playerId, order: bet }));
      }),
    );
    await Promise.all(queues.map((queue) => queue.stop()));
    const open = await openOf(scope, players[0]);
    expect(open).toBeLessThanOrEqual(25_000n);
    const least = Math.min(...orders.map(({ legs }) => legs[0].odds)) / 10;
    expect(open + BigInt(Math.ceil(least))).toBeGreaterThan(25_000n); // Nothing was refused that fitted.
    expect(endings.filter((one) => one === 'accepted').length).toBeGreaterThan(0);
    expect(endings.filter((one) => one !== 'accepted').every((one) => one.startsWith(scope))).toBe(true);
  },
);

test('what is settled, sold, voided or rejected is free again, on the event, the day and for the player', async () => {
  const playerId = await player();
  const sold = await place(playerId, await order());
  const first = await openOf('day');
  expect(first).toBe(BigInt(sold.possible_return_cents));
  const quote = await quoteCashOut(db, { playerId, betId: sold.id, share: 40, now: start });
  await takeCashOut(db, { playerId, betId: sold.id, quoteId: quote.id, now: start });
  expect(await openOf('day')).toBeLessThan(first);
  expect(await openOf('player', playerId)).toBe(await openOf('day'));
  await place(playerId, await order({}, other, 'away'));
  await match.update({ at: at(10), status: 'live', period: 'first_half', left: 0.9 });
  const live = await placeBet(db, {
    playerId,
    order: await order({ odds_change: 'any' }),
    now: at(11),
    liveDelayMs: 6_000,
  });
  expect(live.status).toBe('pending');
  const pending = await openOf('day');
  await match.update({ at: at(13), status: 'live', period: 'first_half', left: 0.9, goals: [goal('home')] });
  await decideBets(db, at(18));
  expect(await openOf('day')).toBe(pending - BigInt(live.possible_return_cents));
  for (const one of [match, other])
    await one.update({ at: at(7_000), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  await settleEnded(db, {
    clock: () => at(7_001),
    onError: (error) => {
      throw error;
    },
  });
  expect([await openOf('day'), await openOf('event'), await openOf('player', playerId)]).toEqual([0n, 0n, 0n]);
});

test('an edit counts what is sold before what is placed', async () => {
  const playerId = await player();
  await set('player', 25_000n);
  await set('day', 25_000n);
  const bet = await place(playerId, await order({ stake_cents: 8_000 }));
  const again = await order({ stake_cents: 7_000 }, match, 'away');
  const quote = await quoteCashOut(db, { playerId, betId: bet.id, share: 100, now: start });
  const edit = { playerId, betId: bet.id, quoteId: quote.id, now: start, liveDelayMs: 6_000 };
  await expect(editBet(db, { ...edit, order: { ...again, stake_cents: 500_000 } })).rejects.toMatchObject({
    code: 'stake_too_large',
  });
  expect((await editBet(db, { ...edit, order: again })).placed?.status).toBe('accepted');
});

test('20 edits between two matches beside bets on both: nobody blocks anybody', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, player));
  const queue = createBetQueue({ db, clock: () => start, liveDelayMs: 6_000 });
  const bets = await Promise.all(
    players.map(async (playerId, turn) => place(playerId, await order({}, turn % 2 ? match : other))),
  );
  const edits = players.map(async (playerId, turn) => {
    const quote = await quoteCashOut(db, { playerId, betId: bets[turn]!.id, share: 100, now: start });
    const to = await order({}, turn % 2 ? other : match, 'away');
    return editBet(db, {
      playerId,
      betId: bets[turn]!.id,
      quoteId: quote.id,
      order: to,
      now: start,
      liveDelayMs: 6_000,
    });
  });
  const singles = players.map(async (playerId, turn) =>
    queue.place({ playerId, order: await order({ id: randomUUID() }, turn % 2 ? match : other) }),
  );
  await Promise.all([...edits, ...singles]);
  await queue.stop();
});

test('the largest stake is that of the player’s groups, the smallest of them; of others that of all', async () => {
  const [anyone, watched] = [await player(), await player()];
  await set('stake', 20_000n);
  await set('stake', 5_000n, 606);
  await set('stake', 3_000n, 607);
  for (const groupId of [606, 607])
    await db.transaction((tx) =>
      changeGroup(tx, { playerId: watched, groupId, kind: 'add', actor: 'operator:anna', now: start }),
    );
  expect(await ending(place(anyone, await order({ stake_cents: 20_001 })))).toBe('stake 20000');
  expect(await ending(place(watched, await order({ stake_cents: 3_001 })))).toBe('group 3000');
  expect(await readMostStakes(db, watched)).toEqual([{ currency: 'EUR', max_stake_cents: 3_000, reason: 'group' }]);
  expect(await ending(place(watched, await order({ stake_cents: 3_000 })))).toBe('accepted');
});

test('a limit set is in force from the next bet on, in the log, and taken back it is what it was', async () => {
  const before = await readSportLimits(db, 'EUR');
  expect(await set('day', 1n)).toBe(true);
  expect(await set('day', 1n)).toBe(false);
  expect(await ending(place(await player(), await order()))).toBe('day 0');
  expect((await readSportLimits(db, 'EUR')).find(({ scope }) => scope === 'day')).toMatchObject({
    amount: 1n,
    actor: 'operator:anna',
  });
  await set('day', null);
  expect(await readSportLimits(db, 'EUR')).toEqual(before);
});

test('a bet refused in a batch leaves no row behind', async () => {
  const [rich, poor] = [await player(), await insertPlayer(db, { currency: 'EUR' })];
  await fund(db, { playerId: poor, amount: 1n });
  const queue = createBetQueue({ db, clock: () => start, liveDelayMs: 6_000 });
  const refused = await order({}, other, 'away');
  await Promise.allSettled([
    queue.place({ playerId: rich, order: await order() }),
    queue.place({ playerId: poor, order: refused }),
    queue.place({ playerId: rich, order: await order() }),
  ]);
  await queue.stop();
  expect(await db.query(sql`select from sport_liabilities where event_id = ${other.id}`)).toEqual([]);
});
