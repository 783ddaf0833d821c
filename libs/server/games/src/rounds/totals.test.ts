import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoundResult } from '@croupier/contracts';
import { games } from '@croupier/game-math';
import { type Database, makeMonths, sql } from '@croupier/server-database';
import { exportRounds, readOwnReturn, readRounds, readRoundTotals, type RoundsFilter, sumHours } from '../index.ts';
import { gamesDatabase, noteTitleHours } from '../testing/index.ts';
import { dropHourSums } from './sum-hours.ts';

const PLAYER = 7;
const ROUNDS = 3000;
const NOW = new Date('2026-03-30T12:00:00Z');
let db: Database;

interface Stored {
  id: string;
  game: string;
  currency: string;
  stake: bigint;
  win: bigint;
  status: string;
  played_at: Date;
}
let stored: Stored[];

beforeAll(async () => {
  db = await gamesDatabase();
  await makeMonths(db, new Date('2026-02-10T00:00:00Z'));
  // Two titles and two currencies, every result, hours with and without a round that is still open, over a change of the clock.
  await db.query(sql`
    insert into rounds (player_id, id, game, maths, version, currency, stake, win, status, params, played_at)
    select case n % 10 when 9 then 8 else ${PLAYER} end, gen_random_uuid(), 'title-' || n % 2, 'dice', '1',
      case n % 5 when 0 then 'BTC' else 'EUR' end, 100, case n % 3 when 0 then 250 when 1 then 100 else 0 end,
      case when n % 997 = 0 then 'open' when n % 401 = 0 then 'rolled_back' else 'closed' end, '{}', ${NOW}::timestamptz - n * interval '13 minutes'
    from generate_series(1, ${ROUNDS}::integer) n`);
  await noteTitleHours(db);
  stored = await db.query<Stored>(sql`
    select id, game, currency, stake, win, status, played_at from rounds where player_id = ${PLAYER} order by played_at desc, id desc`);
});
afterAll(() => db.close());

function resultOf({ status, stake, win }: Stored): RoundResult {
  if (status !== 'closed') return status === 'open' ? 'open' : 'rolled_back';
  if (win === stake) return 'even';
  return win > stake ? 'won' : 'lost';
}

const fitting = ({ game, result, from, to }: Omit<RoundsFilter, 'playerId'>): Stored[] =>
  stored.filter(
    (each) =>
      (game === undefined || each.game === game) &&
      (result === undefined || resultOf(each) === result) &&
      (from === undefined || each.played_at.toISOString() >= from) &&
      (to === undefined || each.played_at.toISOString() < to),
  );

function expectedTotals(filter: Omit<RoundsFilter, 'playerId'>) {
  const rounds = fitting(filter);
  const closed = rounds.filter(({ status }) => status === 'closed');
  const data = [...Map.groupBy(closed, ({ currency }) => currency)]
    .map(([currency, same]) => ({
      currency,
      rounds: same.length,
      staked: String(same.reduce((sum, { stake }) => sum + stake, 0n)),
      won: String(same.reduce((sum, { win }) => sum + win, 0n)),
    }))
    .toSorted((a, b) => b.rounds - a.rounds);
  const count = (wanted: string) => rounds.filter(({ status }) => status === wanted).length;
  return { data, open_rounds: count('open'), rolled_back_rounds: count('rolled_back') };
}

const filters: Omit<RoundsFilter, 'playerId'>[] = [
  {},
  { game: 'title-1' },
  { result: 'won' },
  { result: 'rolled_back' },
  { result: 'open', game: 'title-0' },
  { game: 'never' },
  { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' },
  { from: '2026-03-27T10:17:00.000Z', to: '2026-03-29T10:43:00.001Z', game: 'title-0' },
  { from: '2026-03-29T10:17:00.000Z', to: '2026-03-29T10:43:00.001Z' },
  { to: '2026-03-10T00:00:00.000Z', result: 'even' },
  { from: '2026-03-20T00:00:00.000Z', to: '2026-03-10T00:00:00.000Z' },
  { from: '2030-01-01T00:00:00.000Z' },
];

const totals = (filter: Omit<RoundsFilter, 'playerId'>) => readRoundTotals(db, { playerId: PLAYER, ...filter });

async function walk(filter: Omit<RoundsFilter, 'playerId'>, limit: number): Promise<string[]> {
  const seen: string[] = [];
  let before: { at: string; id: string } | undefined;
  for (let page = 0; page < 1000; page++) {
    const { data, next } = await readRounds(db, { playerId: PLAYER, ...filter, limit, ...(before && { before }) });
    seen.push(...data.map(({ id }) => id));
    if (next === null) break;
    const [at, id] = next.split('_') as [string, string];
    before = { at, id };
  }
  return seen;
}

const expectAll = async () => {
  for (const filter of filters) {
    expect(await totals(filter), JSON.stringify(filter)).toMatchObject(expectedTotals(filter));
    expect(await walk(filter, 50), JSON.stringify(filter)).toEqual(fitting(filter).map(({ id }) => id));
  }
};

test('before hours are added up, totals cover what can be read at once, and say that it is not all', async () => {
  const all = await totals({});
  expect(all.complete).toBe(false);
  expect(await totals({ from: '2026-03-25T00:00:00.000Z' })).toMatchObject({
    ...expectedTotals({ from: '2026-03-25T00:00:00.000Z' }),
    complete: true,
  });
  expect(await walk({ result: 'rolled_back' }, 20)).toEqual(fitting({ result: 'rolled_back' }).map(({ id }) => id));
});

// shows: call:GET /api/fairness/rounds/totals; call:GET /api/fairness/rounds
test('totals and pages of every filter are those of the rounds, before, while and after hours are added up', async () => {
  for (let pause = 40; pause >= 0; pause -= 20) await sumHours(db, new Date(NOW.getTime() - pause * 86_400_000));
  await expectAll();
  expect(await totals({})).toMatchObject({ complete: true });
  expect(await sumHours(db, NOW)).toBe(0); // Hours that are not over, or hold an open round, wait.
});

test('what was added up is not read again: totals of everything read the rounds of few hours, a rare result those around it', async () => {
  const reader = await gamesDatabase({ connections: 1 });
  await makeMonths(reader, new Date('2026-02-10T00:00:00Z'));
  await reader.query(sql`
    insert into rounds (player_id, id, game, maths, version, currency, stake, win, status, params, played_at)
    select 5, gen_random_uuid(), 'often', 'dice', '1', 'EUR', 100, 0, case when n = 4000 then 'rolled_back' else 'closed' end, '{}',
      ${NOW}::timestamptz - n * interval '3 minutes' from generate_series(1, 5000) n`);
  await noteTitleHours(reader);
  await sumHours(reader, NOW);
  await reader.query(sql`vacuum analyze rounds`);
  const rowsRead = async () => {
    await reader.query(sql`select pg_stat_force_next_flush()`);
    const [row] = await reader.query<{ read: bigint }>(sql`
      select sum(seq_tup_read + idx_tup_fetch)::bigint as read from pg_stat_user_tables where relname like 'rounds%'`);
    return Number(row!.read);
  };
  const before = await rowsRead();
  expect((await readRoundTotals(reader, { playerId: 5 })).data).toMatchObject([{ rounds: 4999, staked: '499900' }]);
  const after = await rowsRead();
  expect(after - before).toBeLessThanOrEqual(2 * 20 + 5); // Two hours are not over, or only just.
  expect((await readRounds(reader, { playerId: 5, result: 'rolled_back', limit: 20 })).data).toHaveLength(1);
  expect((await rowsRead()) - after).toBeLessThanOrEqual(4 * 20);
  await reader.close();
});

test('a finished round that changes is added up anew, also while its hour is being added up', async () => {
  const [round] = fitting({ result: 'lost', to: '2026-03-20T00:00:00.000Z' });
  const before = await totals({});
  const change = (win: bigint) =>
    db.transaction(async (tx) => {
      await tx.query(sql`update rounds set win = ${win} where player_id = ${PLAYER} and id = ${round!.id}`);
      await dropHourSums(tx, { playerId: PLAYER, game: round!.game, playedAt: round!.played_at, now: NOW });
    });
  for (let turn = 1; turn <= 10; turn++)
    await Promise.all([
      sumHours(db, NOW),
      change(BigInt(turn)),
      sumHours(db, NOW),
      change(BigInt(turn)),
      sumHours(db, NOW),
    ]);
  await change(1000n);
  stored.find(({ id }) => id === round!.id)!.win = 1000n;
  await expectAll();
  await sumHours(db, NOW);
  await expectAll();
  expect(await totals({})).not.toEqual(before);
});

test('a file holds the same rounds in the same order, in pieces', async () => {
  const pieces: string[][] = [];
  for await (const piece of exportRounds(db, { playerId: PLAYER })) pieces.push(piece.map(({ id }) => id));
  expect(pieces.flat()).toEqual(stored.map(({ id }) => id));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(500);
  const some: string[] = [];
  for await (const piece of exportRounds(db, { playerId: PLAYER, result: 'rolled_back' }))
    some.push(...piece.map(({ id }) => id));
  expect(some).toEqual(fitting({ result: 'rolled_back' }).map(({ id }) => id));
});

test('another player reads nothing of it', async () => {
  expect(await readRoundTotals(db, { playerId: 9 })).toEqual({
    data: [],
    open_rounds: 0,
    rolled_back_rounds: 0,
    complete: true,
  });
});

test('what a title gave back stands beside what its maths promise and how far luck carries', async () => {
  const own = await readOwnReturn(db, { playerId: PLAYER, game: 'title-1' });
  for (const { currency, rounds, staked, won, expected, deviation } of own) {
    const same = fitting({ game: 'title-1' }).filter((each) => each.currency === currency && each.status === 'closed');
    expect([rounds, staked]).toEqual([same.length, String(same.length * 100)]);
    expect(won).toBe(String(same.reduce((sum, { win }) => sum + win, 0n)));
    // Of dice the player chooses the chance: no deviation is published.
    expect([expected, deviation]).toEqual([expect.closeTo(0.99), null]);
  }
  expect(own.map(({ currency }) => currency)).toEqual(['EUR', 'BTC']);
});

test('stakes of different sizes let luck carry further than equal ones', async () => {
  const { id, deviation } = games['tidewater-atlas']!;
  const play = (playerId: number, stakes: number[]) =>
    db.query(sql`
      insert into rounds (player_id, id, game, maths, version, currency, stake, win, status, params, played_at)
      select ${playerId}, gen_random_uuid(), 'uneven', ${id}, '1', 'EUR', stake, 0, 'closed', '{}', ${NOW} from unnest(${stakes}::bigint[]) stake`);
  await play(21, [100, 100, 100, 100]);
  await play(22, [10, 10, 10, 370]);
  await noteTitleHours(db);
  const of = async (playerId: number) => (await readOwnReturn(db, { playerId, game: 'uneven' }))[0]!;
  expect((await of(21)).deviation).toBeCloseTo(deviation! / 2);
  expect((await of(22)).deviation).toBeCloseTo((deviation! * Math.sqrt(3 * 100 + 370 ** 2)) / 400);
});
