import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawTickets, ticketLine } from '@croupier/game-math';
import { browserHmac } from '@croupier/game-math/browser';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { createBatchSteps, type GameService, migrations as games } from '@croupier/server-games';
import { diceBet, playerInGame, testClock, testGames } from '@croupier/server-games/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { changeGroup, migrations as players, setBonusesAllowed } from '@croupier/server-players';
import { insertPlayer, insertPlayers } from '@croupier/server-players/testing';
import { migrations as promotions, setBonusSettings } from '@croupier/server-promotions';
import { migrations as sessions } from '@croupier/server-sessions';
import { migrations as wallet, openPlayerAccounts } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { migrations } from '../index.ts';
import { killWhileClosing } from '../testing/kill-while-closing.ts';
import type { LotteryDefinition } from './definition.ts';
import { lotteryDefinitions } from './definitions.ts';
import { drawLotteries, drawLottery, replayLottery } from './draw.ts';
import { grantTickets } from './grant-tickets.ts';
import { findLottery } from './lottery.ts';
import {
  listLotteries,
  readLottery,
  readLotteryLines,
  readLotteryStatus,
  readLotteryStatuses,
} from './read-lotteries.ts';
import { scheduleLotteries } from './schedule.ts';
import { ticketsStep } from './tickets-step.ts';

const HOUR_MS = 3_600_000;
const EURO_RATE = 10n ** 12n;
const GROUP = 112;
const rates = {
  ...Object.fromEntries(currencyCodes.map((currency) => [currency, EURO_RATE])),
  USD: EURO_RATE / 2n,
} as Record<CurrencyCode, bigint>;

let db: Database;
let clock: ReturnType<typeof testClock>;
let service: GameService;
beforeAll(async () => {
  db = await testDatabase([audit, players, sessions, wallet, limits, promotions, games, migrations], {
    prepare: migrateJobs,
  });
  clock = testClock();
  service = testGames(db, { clock: clock.now, steps: createBatchSteps(ticketsStep()) });
});
afterAll(async () => {
  await service.stop();
  await db.close();
});

/**
 * Starts a separate lottery that runs for two hours from now and that the instance already knows, with a ticket per 50
 * cents.
 */
async function running(id: string, changes: Partial<LotteryDefinition> = {}): Promise<number> {
  const definition: LotteryDefinition = {
    ...lotteryDefinitions[0]!,
    id,
    ticketEvery: 50,
    mostTickets: 10,
    prizes: [
      { count: 1, amount: 1001 },
      { count: 2, amount: 100 },
    ],
    first: clock.now().toISOString(),
    everyHours: 24,
    lastsHours: 2,
    ...changes,
  };
  await scheduleLotteries({ db, clock: clock.now, definitions: [definition], rates });
  clock.pass(11_000);
  const [row] = await db.query<{ id: bigint }>(
    sql`select id from lotteries where definition = ${id} order by start_at limit 1`,
  );
  return Number(row!.id);
}

const player = (order: Parameters<typeof playerInGame>[2] = {}) =>
  playerInGame(db, service, { clock: clock.now, ...order });
type Player = Awaited<ReturnType<typeof player>>;

async function play({ session }: Player, ...stakes: bigint[]) {
  for (const stake of stakes) {
    await service.play(session, diceBet(stake));
    clock.pass(1000);
  }
}
const grant = (lotteryId: number, playerId: number, tickets: number, grantId: string = randomUUID()) =>
  db.transaction((tx) =>
    grantTickets(tx, {
      grantId,
      lotteryId: BigInt(lotteryId),
      playerId,
      tickets,
      actor: 'operator:anna',
      now: clock.now(),
    }),
  );
const status = (id: number, { playerId }: { playerId: number }) => readLotteryStatus(db, playerId, id);
const read = (id: number) => readLottery(db, { id }, { locale: 'en', now: clock.now() });
async function draw(id: number) {
  clock.pass(3 * HOUR_MS);
  await drawLottery(db, BigInt(id), clock.now());
  return read(id);
}
const poolLeft = async (id: number) => (await balancesOf(db))[`pool:lottery-${id}:prizes`] ?? 0n;
const cashOf = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`];

/** Creates a player who has never played and only gets granted tickets. */
async function stranger(): Promise<number> {
  const playerId = await insertPlayer(db);
  await db.transaction((tx) => openPlayerAccounts(tx, { playerId, currency: 'EUR' }));
  return playerId;
}

test('so much staked is a ticket, by the rate of the day, up to the most', async () => {
  const id = await running('by-stakes', { mostTickets: 3 });
  const [euros, dollars] = [await player(), await player({ currency: 'USD' })];
  await play(euros, 49n);
  expect(await status(id, euros)).toMatchObject({ takes_part: true, tickets: 0, staked_cents: 49 });
  await Promise.all([play(euros, 51n), play(dollars, 100n)]);
  expect(await status(id, euros)).toMatchObject({ tickets: 2, staked_cents: 100 });
  expect(await status(id, dollars)).toMatchObject({ tickets: 1, staked_cents: 50 });
  await play(euros, 100n, 100n);
  expect(await status(id, euros)).toMatchObject({ tickets: 3, staked_cents: 300, first_ticket: null });
  expect(await readLotteryStatuses(db, euros.playerId)).toEqual([await status(id, euros)]);
});

test('rounds on other titles and after the end are worth no ticket', async () => {
  const elsewhere = await running('on-a-title', { games: ['moth-and-moon'] });
  const id = await running('until-its-end', {
    first: new Date(clock.now().getTime() - 2 * HOUR_MS + 60_000).toISOString(),
  });
  const early = await player();
  await play(early, 50n);
  clock.pass(60_000);
  await play(early, 50n);
  expect(await status(id, early)).toMatchObject({ tickets: 1 });
  expect(await status(elsewhere, early)).toMatchObject({ tickets: 0, staked_cents: 0 });
});

// shows: promise:C3
test('tickets given fifty times at once under one id are given once, and none after the end', async () => {
  const id = await running('given');
  const playerId = await stranger();
  const grantId = randomUUID();
  const results = await Promise.all(Array.from({ length: 50 }, () => grant(id, playerId, 4, grantId)));
  expect(results.filter(({ result }) => result === 'given')).toHaveLength(1);
  expect(await status(id, { playerId })).toMatchObject({ tickets: 4 });
  clock.pass(2 * HOUR_MS);
  expect(await grant(id, playerId, 1)).toMatchObject({ result: 'over', counted: 0 });
});

test('tickets that don’t count say so: over the most, in another group, after a no, where bonuses are not allowed', async () => {
  const id = await running('uncounted');
  const { most_tickets: most } = await read(id);
  const playerId = await stranger();
  expect(await grant(id, playerId, most - 1)).toMatchObject({ counted: most - 1, obstacle: null });
  expect(await grant(id, playerId, 3)).toMatchObject({ result: 'given', counted: 1, obstacle: null });
  const grouped = await running('uncounted-group', { groupIds: [GROUP] });
  expect(await grant(grouped, playerId, 3)).toMatchObject({ result: 'given', counted: 0, obstacle: 'other_group' });
  await db.transaction((tx) => setBonusSettings(tx, { playerId, receive: false, now: clock.now() }));
  expect(await grant(id, playerId, 3)).toMatchObject({ result: 'given', counted: 0, obstacle: 'declined' });
  await db.transaction((tx) =>
    setBonusesAllowed(tx, { playerId, allowed: false, reason: 'test', actor: 'operator:anna', now: clock.now() }),
  );
  expect(await grant(id, playerId, 3)).toMatchObject({ result: 'given', counted: 0, obstacle: 'not_allowed' });
  expect(await status(id, { playerId })).toMatchObject({ takes_part: false, tickets: 0 });
});

test('the draw is what seed and list say: a browser comes to the same, and the seed was promised before', async () => {
  const id = await running('checked');
  const [first, second] = [await player(), await player()];
  await play(first, 200n);
  await play(second, 150n);
  const before = await read(id);
  expect(before).toMatchObject({ seed: null, list_hash: null, tickets: null, winners: [], status: 'active' });
  expect(await readLotteryLines(db, id, 1)).toEqual({ lines: [], next: null });
  const after = await draw(id);
  expect(after).toMatchObject({ seed_hash: before.seed_hash, tickets: 7, status: 'archive' });
  expect(createHash('sha256').update(after.seed!).digest('hex')).toBe(before.seed_hash);
  const { lines } = await readLotteryLines(db, id, 1);
  const listHash = createHash('sha256').update(lines.map(ticketLine).join('')).digest('hex');
  expect(listHash).toBe(after.list_hash);
  const drawn = drawTickets(browserHmac, { seed: after.seed!, listHash, tickets: 7, prizes: 3 });
  expect(after.winners.map(({ ticket }) => ticket)).toEqual(drawn);
  expect(after.winners.map(({ amount_cents }) => amount_cents)).toEqual([1001, 100, 100]);
  const own = await status(id, first);
  expect(lines).toContainEqual({ first: own.first_ticket, count: 4, code: own.code });
  expect(own.prizes.every(({ ticket }) => ticket >= own.first_ticket! && ticket < own.first_ticket! + 4)).toBe(true);
  expect(await replayLottery(db, await findLottery(db, { id }))).toEqual([]);
});

test('a draw that was tampered with is found out', async () => {
  const id = await running('tampered');
  await grant(id, await stranger(), 5);
  await grant(id, await stranger(), 5);
  await draw(id);
  await db.query(sql`update lottery_prizes set ticket = 11 where lottery_id = ${id} and position = 1`);
  expect(await replayLottery(db, await findLottery(db, { id }))).toEqual(['the winning tickets are others']);
  await db.query(sql`update lottery_entries set code = 'ff' || code where lottery_id = ${id} and first_ticket = 1`);
  expect(await replayLottery(db, await findLottery(db, { id }))).toContain(
    'the list is not the one that was drawn from',
  );
});

// shows: promise:M5
test('prizes are paid once whoever draws, what no ticket was there for returns to the house, and winners are told', async () => {
  const id = await running('paid');
  const playerId = await stranger();
  await grant(id, playerId, 2);
  expect(await poolLeft(id)).toBe(1201n);
  clock.pass(2 * HOUR_MS);
  await drawLotteries({ db, clock: clock.now });
  expect(await read(id)).toMatchObject({ seed: null }); // Batches may still be in progress.
  clock.pass(16_000);
  await Promise.all([1, 2, 3].map(() => drawLotteries({ db, clock: clock.now })));
  expect(await read(id)).toMatchObject({ tickets: 2, winners: [{ amount_cents: 1001 }, { amount_cents: 100 }] });
  expect([await cashOf(playerId), await poolLeft(id)]).toEqual([1101n, 0n]);
  expect((await readOutbox(db, { topic: 'tournaments' })).at(-1)).toMatchObject({ event: 'changed' });
  expect((await checkLedger(db)).breaks).toEqual([]);
});

test('a lottery nobody has tickets of pays nothing and ends', async () => {
  const id = await running('empty');
  expect(await draw(id)).toMatchObject({ tickets: 0, winners: [] });
  expect(await poolLeft(id)).toBe(0n);
  expect(await replayLottery(db, await findLottery(db, { id }))).toEqual([]);
});

// shows: group:filter-content
test('who said no to bonuses, and who is not in its group, takes no part', async () => {
  const id = await running('for-some', { groupIds: [GROUP] });
  const [member, decliner, other] = [await stranger(), await stranger(), await stranger()];
  for (const playerId of [member, decliner])
    await db.transaction((tx) =>
      changeGroup(tx, { playerId, groupId: GROUP, kind: 'add', actor: 'operator:anna', now: clock.now() }),
    );
  await db.transaction((tx) => setBonusSettings(tx, { playerId: decliner, receive: false, now: clock.now() }));
  for (const playerId of [member, decliner, other]) await grant(id, playerId, 5);
  const seen = async (groupIds: number[]) =>
    (await listLotteries(db, { groupIds, locale: 'en', now: clock.now() })).some((lottery) => lottery.id === id);
  expect([await seen([]), await seen([GROUP])]).toEqual([false, true]);
  expect(await status(id, { playerId: decliner })).toMatchObject({ takes_part: false, tickets: 0 });
  expect(await draw(id)).toMatchObject({ tickets: 5 });
  expect(await status(id, { playerId: member })).toMatchObject({ takes_part: true, tickets: 5, first_ticket: 1 });
  expect(await status(id, { playerId: other })).toMatchObject({ takes_part: false, tickets: 0, prizes: [] });
});

test('a list of thousands of players is numbered without a gap and read in pieces', { timeout: 60_000 }, async () => {
  const id = await running('crowded');
  const crowd = await insertPlayers(db, 4_500);
  await db.query(sql`
    insert into lottery_entries (lottery_id, player_id, granted)
    select ${id}, player_id, 1 + player_id % 3 from unnest(${crowd}::bigint[]) as player_id`);
  const { tickets } = await draw(id);
  let [from, total]: [number | null, number] = [1, 0];
  while (from !== null) {
    const page = await readLotteryLines(db, id, from);
    total += page.lines.reduce((sum, { count }) => sum + count, 0);
    from = page.next;
  }
  expect(total).toBe(tickets);
  expect(await replayLottery(db, await findLottery(db, { id }))).toEqual([]);
});

test('of hundreds of lotteries the running ones come first, then those to come by their end', async () => {
  const id = await running('many', { groupIds: [606] });
  await db.query(sql`
    insert into lotteries (slug, definition, version, terms, rates, start_at, end_at, seed, seed_hash, created_at)
    select 'many-' || n, 'many', 1, terms, rates, start_at + (n - 250) * interval '61 minutes', end_at + (n - 250) * interval '61 minutes', '', '', created_at
    from lotteries, generate_series(1, 500) as n where id = ${id} and n <> 250`);
  const all = await listLotteries(db, { groupIds: [606], locale: 'en', now: clock.now() });
  const own = all.filter(({ frontend_identifier }) => frontend_identifier === 'many');
  expect([all.length, own[0]!.status]).toEqual([24, 'active']);
  const ends = own.map(({ end_at }) => end_at);
  expect(ends).toEqual(ends.toSorted());
  await db.query(sql`delete from lotteries where definition = 'many' and id <> ${id}`);
});

// shows: promise:M5
test(
  'a copy killed with signal 9 while it pays, again and again, pays each prize once',
  { tags: 'nightly', timeout: 60_000 },
  async () => {
    const prizes = 40;
    const id = await running('killed', { mostTickets: prizes, prizes: [{ count: prizes, amount: 7 }] });
    const playerId = await stranger();
    await grant(id, playerId, prizes);
    clock.pass(3 * HOUR_MS);
    const paid = async () => {
      const [row] = await db.query<{ count: bigint }>(
        sql`select count(*) from lottery_prizes where lottery_id = ${id} and paid_at is not null`,
      );
      return Number(row!.count);
    };
    for (let kills = 0; kills < 3; kills++) await killWhileClosing({ db, kind: 'lottery', id, now: clock.now(), paid });
    await drawLottery(db, BigInt(id), clock.now());
    expect([await paid(), await cashOf(playerId), await poolLeft(id)]).toEqual([prizes, 280n, 0n]);
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);
