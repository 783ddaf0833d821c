import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, listMonths, sql } from '@croupier/server-database';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { archiveRoundsMonth, ownArchivedRounds, readRound, readRounds } from '../index.ts';
import { placeProviderBet } from '../provider/bet.ts';
import { rollBackProviderBet } from '../provider/rollback.ts';
import { payProviderWin } from '../provider/win.ts';
import { HOUSE } from '../session.ts';
import { countRounds, diceBet, gamesDatabase, playerInGame, testClock, testGames } from '../testing/index.ts';
import { lanternWalk } from '../testing/lantern-walk.ts';

const games = { 'lantern-walk': lanternWalk };
const NEW_YEARS_EVE = '2025-12-31T23:59:59.999Z';
const FEBRUARY = new Date('2026-02-10T10:00:00Z');
const DAY = 86_400_000;
let db: Database;

beforeEach(async () => {
  db = await gamesDatabase();
});
afterEach(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

/** Opens a game for a player in the last millisecond of December. The server's clock can be moved on. */
async function enter({ maths = 'dice', amount = 100_000n, provider = HOUSE } = {}) {
  const clock = testClock(NEW_YEARS_EVE);
  const copy = testGames(db, { clock: clock.now, games });
  return { clock, copy, ...(await playerInGame(db, copy, { clock: clock.now, maths, amount, provider })) };
}

const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const archive = (month = '2025-12', now = FEBRUARY) => db.transaction((tx) => archiveRoundsMonth(tx, { month, now }));
const partitions = async () =>
  (await db.query<{ name: string }>(sql`select tableoid::regclass::text as name from rounds order by played_at`)).map(
    ({ name }) => name,
  );

// shows: promise:C2; promise:R5
test('one id on two copies on either side of midnight has one effect, and all get its answer', async () => {
  const { session, playerId, copy } = await enter();
  const later = testGames(db, { clock: testClock('2026-01-01T00:00:00Z').now });
  const bet = diceBet(100n);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? copy : later).play(session, bet)));
  expect(new Set(answers.map(({ balance, playedAt }) => `${balance} ${playedAt.toISOString()}`)).size).toBe(1);
  expect(await countRounds(db)).toBe(1n);
  expect(await cash(playerId)).toBe(answers[0]!.balance);
  await expect(later.play(session, { ...bet, stake: 101n })).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('a round lies in its month by UTC, to the millisecond', async () => {
  const { session, copy, clock } = await enter();
  await copy.play(session, diceBet(10n));
  clock.pass(1);
  await copy.play(session, diceBet(10n));
  expect(await partitions()).toEqual(['rounds_2025_12', 'rounds_2026_01']);
});

// shows: promise:R6
test('a round begun before midnight is acted on after it, stays where it is, and is shown whole', async () => {
  const { session, playerId, copy, clock } = await enter({ maths: 'lantern-walk', amount: 1000n });
  const roundId = randomUUID();
  await copy.play(session, { roundId, stake: 100n, params: 'start' });
  clock.pass(60_000);
  const act = { roundId, actId: randomUUID(), action: 'leave' };
  const other = testGames(db, { clock: clock.now, games });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? copy : other).act(session, act)));
  expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([1000n]));
  expect(await partitions()).toEqual(['rounds_2025_12']);
  expect((await readRound(db, playerId, roundId)).draws.map((draw) => draw.win_cents)).toEqual([0, 100]);
  expect((await copy.resume(session)).lastRound).toMatchObject({ id: roundId, open: false });
});

test('a month nobody made is made by the bets that need it, on copies at once', async () => {
  const { session, clock } = await enter();
  expect(await listMonths(db, 'rounds')).not.toContain('2025-12');
  const copies = [1, 2, 3].map(() => testGames(db, { clock: clock.now }));
  const bets = await Promise.all(copies.map((copy) => copy.play(session, diceBet(10n))));
  expect(new Set(bets.map(({ nonce }) => nonce)).size).toBe(3);
  expect(await listMonths(db, 'rounds')).toEqual(expect.arrayContaining(['2025-12', '2026-01', '2026-02', '2026-03']));
});

// shows: promise:C2
test('a round that has been archived is never played again: its id is refused, whatever comes under it', async () => {
  const { session, playerId, copy, clock } = await enter({ maths: 'lantern-walk', amount: 100n });
  const bet = { roundId: randomUUID(), stake: 100n, params: 'start' };
  const act = { roundId: bet.roundId, actId: randomUUID(), action: 'leave' };
  await copy.play(session, bet);
  await copy.act(session, act);
  expect(await archive()).toBe(1n);
  expect(await db.query(sql`select from archive.round_acts_2025_12`)).toHaveLength(1);
  clock.pass(60_000);
  const other = testGames(db, { clock: clock.now, games });
  const archived = { status: 'rejected', reason: expect.objectContaining({ code: 'archived' }) };
  const again = await Promise.allSettled([
    ...Array.from({ length: 20 }, (_, at) => (at % 2 ? copy : other).play(session, bet)),
    copy.play(session, { ...bet, stake: 1n }),
    copy.play(session, { ...bet, stake: 200n }), // Beyond the funds.
    copy.act(session, act),
  ]);
  expect(again).toEqual(again.map(() => archived));
  expect(await cash(playerId)).toBe(100n);
  await expect(readRound(db, playerId, bet.roundId)).rejects.toMatchObject({ code: 'archived' });
  for (const game of [undefined, 'lantern-walk'])
    expect((await readRounds(db, { playerId, limit: 10, game })).data).toEqual([]);
  expect(await db.query(sql`select from title_hours`)).toEqual([]);
  expect(await copy.play(session, { ...bet, roundId: randomUUID() })).toMatchObject({ balance: 0n });
});

test('a bet that comes together with the id of an archived round is taken all the same', async () => {
  const { session, copy, clock } = await enter();
  const gone = diceBet(10n);
  await copy.play(session, gone);
  await archive();
  clock.pass(60_000);
  const results = await Promise.allSettled([gone, diceBet(10n), gone].map((bet) => copy.play(session, bet)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
});

test('a month stays while a round of it is open or may be, and while there is an older one', async () => {
  const { session, copy, clock } = await enter({ maths: 'lantern-walk' });
  await copy.play(session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  await expect(archive()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(archive('2026-01')).rejects.toMatchObject({ code: 'forbidden' });
  clock.pass(2 * DAY);
  expect(await copy.sweep()).toBe(1);
  await expect(archive('2025-12', new Date('2026-01-02T23:59:59.999Z'))).rejects.toMatchObject({ code: 'forbidden' });
  expect(await archive('2025-12', new Date('2026-01-03T00:00:00Z'))).toBe(1n);
  expect(await listMonths(db, 'round_acts')).not.toContain('2025-12');
});

test('while bets are taken months leave, each once, and no bet is lost', async () => {
  const { session, playerId, copy, clock } = await enter();
  await copy.play(session, diceBet(10n));
  clock.pass(1);
  let left = false;
  const betting = Array.from({ length: 4 }, async () => {
    let bets = 0;
    for (; !left; bets++) await copy.play(session, diceBet(10n));
    return bets;
  });
  const results = await Promise.allSettled([archive(), archive()]);
  left = true;
  const bets = (await Promise.all(betting)).reduce((sum, count) => sum + count);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await countRounds(db)).toBe(BigInt(bets));
  expect((await readRounds(db, { playerId, limit: 1 })).data).toHaveLength(1);
});

// shows: promise:R6
test('a provider’s round is won and taken back in later months, in its own; once archived, its calls move nothing', async () => {
  const { bearer, playerId, clock, copy } = await enter({ provider: 'studio' });
  const call = (id: string, round: string, amount: bigint, reference = '') => ({
    provider: 'studio',
    transactionId: id,
    playerId,
    round,
    roundClosed: false,
    game: 'dice',
    currency: 'EUR' as const,
    amount,
    reference,
    token: bearer,
    now: clock.now(),
  });
  for (const round of ['won', 'taken', 'left']) await placeProviderBet(db, call(`bet:${round}`, round, 100n));
  clock.pass(31 * DAY);
  await payProviderWin(db, call('win', 'won', 300n, 'bet:won'));
  await rollBackProviderBet(db, call('back', 'taken', 100n, 'bet:taken'));
  expect(
    await db.query(sql`
      select distinct tableoid::regclass::text as month, win, status from rounds order by win, status`),
  ).toEqual([
    { month: 'rounds_2025_12', win: 0n, status: 'open' },
    { month: 'rounds_2025_12', win: 0n, status: 'rolled_back' },
    { month: 'rounds_2025_12', win: 300n, status: 'open' },
  ]);
  await copy.sweep();
  await archive();
  const refused = { code: 'round_archived' };
  await expect(payProviderWin(db, call('late', 'left', 300n, 'bet:left'))).rejects.toMatchObject(refused);
  await expect(rollBackProviderBet(db, call('late', 'left', 100n, 'bet:left'))).rejects.toMatchObject(refused);
  await expect(payProviderWin(db, call('win', 'won', 300n, 'bet:won'))).resolves.toMatchObject({ balance: 100_000n });
  expect(await cash(playerId)).toBe(100_100n);
});

// shows: promise:G1
test('rounds of an archived month are still read for their player’s report, each once', async () => {
  const { session, playerId, copy, clock } = await enter();
  const december = await copy.play(session, diceBet(10n));
  clock.pass(1);
  await copy.play(session, diceBet(10n));
  const ids = async (after: { at: string; id: string } | null) => {
    const found: string[] = [];
    for await (const page of ownArchivedRounds(db, playerId, after)) found.push(...page.map(({ id }) => id));
    return found;
  };
  expect(await ids(null)).toEqual([]);
  const before = (await readRounds(db, { playerId, limit: 10 })).data;
  await archive();
  expect(await ids(null)).toEqual([before[1]!.id]);
  // It left after it had been read where it was.
  expect(await ids({ at: before[1]!.played_at, id: before[1]!.id })).toEqual([]);
  expect(await ids({ at: before[0]!.played_at, id: before[0]!.id })).toEqual([before[1]!.id]);
  expect(december.playedAt.toISOString()).toBe(before[1]!.played_at);
});
