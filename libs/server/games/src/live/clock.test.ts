import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawPocket, sharedStream } from '@croupier/game-math';
import { browserHmac } from '@croupier/game-math/browser';
import type { Database, Queryable } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { hasPendingHolds } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { advanceLive } from '../testing/advance-live.ts';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable, testSalt } from '../testing/live-table.ts';
import { advanceTable, type Standing } from './advance.ts';
import { shareCrowd } from './crowd.ts';
import { readLiveBets, readLiveRound, readLiveTables } from './read-live.ts';
import { settleRound } from './settle.ts';
import { storedTable } from './stored-tables.ts';

const clock = testClock();
const salts = testSalt();
let db: Database;
let wheel: LiveTestTable;

beforeAll(async () => {
  db = await gamesDatabase({ connections: 20 });
  wheel = await liveTable(db, { slug: 'harbour-roulette', clock, salts });
});
afterEach(async () => {
  salts.silent = false;
  expect((await checkLedger(db)).breaks).toEqual([]);
});
afterAll(() => db.close());

const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const ownBet = async (playerId: number) => (await readLiveBets(db, { playerId, limit: 1 })).data[0]!;
const seen = async (): Promise<Standing> => ({
  table: await storedTable(db, wheel.slug),
  awakeUntil: new Date(clock.now().getTime() + 1e6),
  round: await wheel.round(),
});
/** Red, black and zero, so that a bet always wins. */
const sides = ['red', 'black', '0'];
async function everySide(each = 1) {
  const players: number[] = [];
  for (let turn = 0; turn < each; turn++) {
    const some = await Promise.all(sides.map(() => bettor(db, 100n)));
    await Promise.all(some.map((id, at) => wheel.place(id, { fields: [{ name: sides[at]!, stake_cents: 100 }] })));
    players.push(...some);
  }
  return players;
}
/** A copy whose transactions are cut off before they commit, from some on. */
function dyingCopy(after: number) {
  let left = after;
  return wheel.copy({
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work(tx);
        if (left-- <= 0) throw new Error('killed');
        return result;
      }),
  });
}

test('a table that nobody looks at opens no round, and ends the one under way', async () => {
  const list = async () => (await readLiveTables(db, 'EUR')).find(({ slug }) => slug === wheel.slug)!.past;
  const wait = async () => {
    for (let turn = 0; turn < 12; turn++) {
      clock.pass(10_000);
      await advanceLive(wheel.own);
    }
  };
  await wait();
  expect(await list()).toEqual([]);
  await wheel.open();
  await wait(); // A minute and a half awake, then to the end of what has begun.
  const played = await list();
  expect(played.length).toBeGreaterThan(1);
  await wait();
  expect(await list()).toEqual(played);
});

test('two copies at once draw, open and end each round once', { timeout: 30_000 }, async () => {
  const [one, other] = [wheel.copy(), wheel.copy()];
  for (let turn = 0; turn < 15; turn++) {
    const { locks_at } = await wheel.open();
    clock.pass(locks_at.getTime() - clock.now().getTime());
    const standing = await seen();
    const done = await Promise.all([one, other, one, other].map((each) => advanceTable(each, standing)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const drawn = await wheel.round();
    await Promise.all([advanceTable(one, standing), advanceLive(other)]); // Late, by what was seen before.
    expect(await wheel.round()).toEqual(drawn);
    await Promise.all([wheel.finish(), advanceLive(other)]);
  }
});

test('a copy killed before its drawing is stored has drawn nothing: another goes on', async () => {
  await wheel.open();
  const players = await everySide();
  clock.pass(20_000);
  await expect(advanceTable(dyingCopy(0), await seen())).rejects.toThrow('killed');
  expect((await wheel.round()).state).toBe('open');
  await wheel.draw();
  await wheel.finish();
  for (const id of players) expect((await ownBet(id)).status).toBe('settled');
});

test(
  'a copy killed between drawing and payment, or in the middle of it: everybody is paid once',
  { timeout: 60_000 },
  async () => {
    await wheel.open();
    const players = await everySide(70); // Two chunks.
    const { locks_at, number } = await wheel.round();
    clock.pass(locks_at.getTime() - clock.now().getTime());
    await advanceTable(wheel.own, await seen());
    clock.pass(8_500);
    await advanceTable(wheel.own, await seen());
    const { table } = await seen();
    await expect(settleRound(dyingCopy(0), table, number)).rejects.toThrow('killed');
    expect(await cash(players[0]!)).toBe(0n);
    await expect(settleRound(dyingCopy(1), table, number)).rejects.toThrow('killed'); // One chunk is paid, the other not.
    const copies = [wheel.copy(), wheel.copy(), wheel.copy()];
    await Promise.all(copies.map((copy) => settleRound(copy, table, number)));
    await settleRound(wheel.own, table, number);
    const bets = await Promise.all(players.map(ownBet));
    const all = await balancesOf(db);
    const balances = players.map((id) => all[`player:${id}:cash`] ?? 0n);
    expect(balances).toEqual(bets.map(({ win_cents }) => BigInt(win_cents)));
    expect(balances.some((balance) => balance > 0n)).toBe(true);
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['settled']));
    expect((await wheel.round()).paid_at).not.toBeNull();
  },
);

test('no salt in time: the round is void, every stake is back once, whoever asks again', async () => {
  await wheel.open();
  const players = await everySide();
  await db.transaction((tx) =>
    setLimit(tx, {
      playerId: players[0]!,
      type: 'loss',
      period: 'day',
      accounts: [{ currency: 'EUR', amount: 900n }],
      now: clock.now(),
    }),
  );
  salts.silent = true;
  clock.pass(20_000);
  await advanceLive(wheel.own);
  expect((await wheel.round()).state).toBe('open'); // Locked: it waits.
  clock.pass(4_999);
  await advanceLive(wheel.own);
  expect((await wheel.round()).state).toBe('open');
  clock.pass(1);
  salts.silent = false; // Too late.
  const standing = await seen();
  await expect(advanceTable(dyingCopy(0), standing)).rejects.toThrow('killed');
  expect(await cash(players[0]!)).toBe(0n);
  const done = await Promise.all([wheel.copy(), wheel.copy()].map((copy) => advanceTable(copy, standing)));
  expect(done.filter(Boolean)).toHaveLength(1);
  const round = await wheel.round();
  await settleRound(wheel.own, standing.table, round.number);
  expect(round).toMatchObject({ state: 'void', outcome: null, secret: null });
  for (const id of players) {
    expect([await cash(id), await hasPendingHolds(db, id), (await ownBet(id)).status]).toEqual([100n, false, 'void']);
  }
  expect((await readUserLimits(db, players[0]!, clock.now()))[0]!.accounts[0]!.current_value_amount_cents).toBe(0);
});

test('a round that was drawn is paid, however long nobody was there', async () => {
  await wheel.open();
  const players = await everySide();
  await wheel.draw();
  clock.pass(86_400_000);
  await advanceLive(wheel.own);
  await advanceLive(wheel.own);
  for (const id of players) expect((await ownBet(id)).status).toBe('settled');
});

test('a beacon that fails is told of, and its round is void', async () => {
  const errors: unknown[] = [];
  const failing = { ...salts, read: () => Promise.reject(new Error('no beacon')) };
  const copy = { ...wheel.copy(), salts: failing, onError: (error: unknown) => void errors.push(error) };
  await wheel.open();
  clock.pass(20_000);
  expect(await advanceTable(copy, await seen())).toBe(false);
  clock.pass(5_000);
  expect(await advanceTable(copy, await seen())).toBe(true);
  expect([errors.length, (await wheel.round()).state]).toEqual([1, 'void']);
});

test('nothing of secret and salt leaves before the result; with it anyone draws the round again', async () => {
  const opened = await wheel.open();
  const onWire = async () => (await readLiveRound(db, { slug: wheel.slug, number: Number(opened.number) })).round;
  const before = await onWire();
  expect(before).toMatchObject({ state: 'open', secret: null, salt: null, outcome: null, salt_source: 'test' });
  await wheel.draw();
  const drawn = await onWire();
  expect(drawn).toMatchObject({
    state: 'drawn',
    secret: null,
    salt: null,
    outcome: { pocket: expect.any(Number) as number },
  });
  await wheel.finish();
  const { commitment, secret, salt, outcome } = await onWire();
  expect(createHash('sha256').update(secret!).digest('hex')).toBe(before.commitment);
  expect(commitment).toBe(before.commitment);
  const stream = sharedStream(browserHmac, { secret: secret!, salt: salt!, round: opened.number });
  expect({ pocket: drawPocket(stream) }).toEqual(outcome);
  const next = await wheel.open();
  expect(next.commitment).toBe(secret); // The chain: it was fixed before all rounds revealed earlier.
});

test('of a flight neither its end nor how long it takes is told before it has burst', async () => {
  const flight = await liveTable(db, { slug: 'lantern-ascent', clock, salts });
  await flight.open();
  await flight.draw();
  const { round } = await flight.state();
  expect(round).toMatchObject({ state: 'drawn', outcome: null, lasts_ms: null, secret: null, salt: null });
  expect(round!.starts_at).not.toBeNull();
  const { lasts_ms } = await flight.finish();
  expect((await flight.state()).round).toMatchObject({ state: 'over', lasts_ms });
});

test('everybody at a table is summed up, and named by two letters', async () => {
  await wheel.open();
  await everySide();
  const { crowd } = await wheel.state();
  expect(crowd).toMatchObject({ players: 3, amount: 300, fields: { red: { players: 1, amount: 100 } } });
  expect(crowd!.shown.map(({ nickname }) => nickname)).toEqual(Array(3).fill('Wa***'));
});

test('a thousand pages that ask at once cost one reading of the crowd', async () => {
  const round = await wheel.open();
  let reads = 0;
  const counting: Queryable = {
    query(statement) {
      reads += 1;
      return db.query(statement);
    },
  };
  const crowds = await Promise.all(Array.from({ length: 1_000 }, () => shareCrowd(counting, round, clock.now())));
  expect([reads, new Set(crowds).size]).toEqual([1, 1]);
  await wheel.place(await bettor(db), {});
  expect((await shareCrowd(counting, round, clock.now())).players).toBe(crowds[0]!.players + 1);
});
