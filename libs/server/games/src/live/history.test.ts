import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import {
  exportRounds,
  readLatestWinners,
  readOwnReturn,
  readRounds,
  readRoundTotals,
  type RoundsFilter,
  sumHours,
  sumRounds,
} from '../index.ts';
import { advanceLive } from '../testing/advance-live.ts';
import { diceBet, gamesDatabase, playerInGame, testClock, testGames } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable, testSalt } from '../testing/live-table.ts';
import { forgetLivePlayer } from './read-live.ts';

const clock = testClock();
const salts = testSalt();
let db: Database;
let wheel: LiveTestTable;
let flight: LiveTestTable;

beforeAll(async () => {
  db = await gamesDatabase();
  wheel = await liveTable(db, { slug: 'harbour-roulette', clock, salts });
  flight = await liveTable(db, { slug: 'lantern-ascent', clock });
});
afterAll(() => db.close());

/** The round under way is drawn, shown and paid. */
async function playOut(table: LiveTestTable): Promise<void> {
  await table.draw();
  await table.finish();
}

/** The round under way gets no salt in time. */
async function voidRound(): Promise<void> {
  salts.silent = true;
  const { locks_at } = await wheel.round();
  await wheel.passTo(new Date(locks_at.getTime() + 5_000));
  salts.silent = false;
}

/** Every page of a history, one after another. */
async function allPages(filter: RoundsFilter, limit: number) {
  const seen = [];
  let next: string | null = null;
  do {
    const [at, id] = (next ?? '').split('_');
    const before = at && id ? { at, id } : undefined;
    const page: Awaited<ReturnType<typeof readRounds>> = await readRounds(db, { ...filter, before, limit });
    seen.push(...page.data);
    next = page.next;
  } while (next !== null);
  return seen;
}

const fields = (name: string, stake_cents: number) => ({ fields: [{ name, stake_cents }] });

test('bets at a table and rounds played alone are one list by time, its pages hold each once, and nobody else’s', async () => {
  const games = testGames(db, { clock: clock.now });
  const { playerId, session } = await playerInGame(db, games, { clock: clock.now });
  const other = await bettor(db);
  const placed: string[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await wheel.open();
    for (const name of ['red', '17']) placed.push((await wheel.place(playerId, fields(name, 100))).id);
    await wheel.place(other, fields('black', 100));
    // At the very same instant.
    const round = diceBet(100n);
    await games.play(session, round);
    placed.push(round.roundId);
    await playOut(wheel);
  }
  const all = await allPages({ playerId }, 100);
  expect(all.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
  const keys = all.map(({ played_at, id }) => `${played_at} ${id}`);
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect(new Set(all.map(({ played_at }) => played_at)).size).toBe(5);
  for (const limit of [1, 2, 4, 7])
    for (const filter of [{}, { game: 'harbour-roulette' }, { game: 'dice' }, { result: 'lost' as const }]) {
      const whole = await allPages({ playerId, ...filter }, 100);
      expect(await allPages({ playerId, ...filter }, limit)).toEqual(whole);
      expect(whole.length).toBeGreaterThan(0);
    }
  const pieces = [];
  for await (const piece of exportRounds(db, { playerId })) pieces.push(...piece);
  expect(pieces).toEqual(all);
});

test('a bet stands in the history from its first second: not finished, then with what it won, under its table and round', async () => {
  const playerId = await bettor(db);
  const round = await wheel.open();
  const bet = await wheel.place(playerId, {
    fields: [
      { name: 'red', stake_cents: 100 },
      { name: 'black', stake_cents: 50 },
    ],
  });
  const shown = {
    ...{ id: bet.id, provider: 'house', game: 'harbour-roulette', currency: 'EUR', stake_cents: 150, bought: false },
    live: { title: 'Harbour Roulette', kind: 'roulette', round: Number(round.number) },
    played_at: bet.placed_at,
  };
  expect((await readRounds(db, { playerId, limit: 5 })).data).toMatchObject([
    { ...shown, win_cents: 0, status: 'open' },
  ]);
  expect(await readRoundTotals(db, { playerId })).toMatchObject({ data: [], open_rounds: 1 });
  const { outcome } = await wheel.draw();
  await wheel.finish();
  const { pocket } = outcome as { pocket: number };
  const [own] = (await readRounds(db, { playerId, limit: 5 })).data;
  expect(own).toMatchObject({ ...shown, status: 'closed' });
  expect([0, 100, 200]).toContain(own!.win_cents);
  expect(own!.win_cents === 0).toBe(pocket === 0);
});

test('what went back with its round is shown as given back and counts for nothing; what the player took back was no bet', async () => {
  const playerId = await bettor(db);
  await wheel.open();
  const undone = await wheel.place(playerId);
  await wheel.undo(playerId, undone.id);
  expect((await readRounds(db, { playerId, limit: 5 })).data).toEqual([]);
  const bet = await wheel.place(playerId, fields('red', 300));
  await voidRound();
  const given = [{ id: bet.id, stake_cents: 300, win_cents: 0, status: 'rolled_back' }];
  expect((await readRounds(db, { playerId, limit: 5 })).data).toMatchObject(given);
  expect((await readRounds(db, { playerId, limit: 5, result: 'rolled_back' })).data).toMatchObject(given);
  expect((await readRounds(db, { playerId, limit: 5, result: 'lost' })).data).toEqual([]);
  expect(await readRoundTotals(db, { playerId })).toMatchObject({ data: [], rolled_back_rounds: 1 });
  expect(await readOwnReturn(db, { playerId, game: 'harbour-roulette' })).toEqual([]);
  const day = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z'), timeZone: 'UTC' };
  expect(await sumRounds(db, { playerId, ...day })).toEqual([]);
});

test('totals and days hold what was staked at tables, the same before and after its hour is added up', async () => {
  const playerId = await bettor(db);
  await wheel.open();
  await wheel.place(playerId, fields('red', 300));
  await wheel.place(playerId, fields('dozen-1', 200));
  const open = { playerId, game: 'harbour-roulette', now: () => new Date(clock.now().getTime() + 3 * 3_600_000) };
  // Its hour is over, but the bet is not decided: it is not added up.
  await sumHours(db, open.now());
  await playOut(wheel);
  const mine = (await readRounds(db, { playerId, limit: 5 })).data;
  const won = mine.reduce((sum, { win_cents }) => sum + win_cents, 0);
  const totals = {
    data: [{ currency: 'EUR', rounds: 2, staked: '500', won: String(won) }],
    ...{ open_rounds: 0, rolled_back_rounds: 0, complete: true },
  };
  expect(await readRoundTotals(db, { playerId })).toEqual(totals);
  expect(await sumHours(db, open.now())).toBeGreaterThan(0);
  expect(await readRoundTotals(db, { playerId })).toEqual(totals);
  expect(await readRoundTotals(db, { playerId, game: 'harbour-roulette' })).toEqual(totals);
  expect((await readRounds(db, { playerId, limit: 5, game: 'harbour-roulette' })).data).toEqual(mine);
  const day = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z'), timeZone: 'UTC' };
  const sums = await sumRounds(db, { playerId, ...day });
  expect(sums.map(({ staked, returned }) => [staked, returned])).toEqual([[500n, BigInt(won)]]);
});

test('a win at a table becomes public once with its round, by the whole of what its player staked, under two letters', async () => {
  const shown = async () =>
    (await readLatestWinners(db)).filter(({ game_identifier: game }) => game === 'harbour-roulette');
  await db.query(sql`delete from latest_wins`);
  const lucky = await bettor(db);
  await wheel.open();
  // Every number, a bet each: one of them wins 35 euros, and the whole of them nothing.
  for (let pocket = 0; pocket < 37; pocket++) await wheel.place(lucky, fields(String(pocket), 100));
  await playOut(wheel);
  expect(await shown()).toEqual([]);
  for (let turn = 0; turn < 60 && (await shown()).length === 0; turn++) {
    await wheel.open();
    await wheel.place(lucky, fields('red', 2_000));
    await wheel.draw();
    expect(await shown()).toEqual([]);
    await wheel.finish();
  }
  const wins = await shown();
  expect(wins).toMatchObject([{ currency: 'EUR', win_amount_cents: 4_000, nickname: 'Wa***' }]);
  expect(JSON.stringify(wins)).not.toContain('player');
  const stored = await db.query(sql`select player_id from latest_wins`);
  await Promise.all([advanceLive(wheel.own), advanceLive(wheel.copy()), advanceLive(wheel.copy())]);
  expect(await db.query(sql`select player_id from latest_wins`)).toEqual(stored);
});

test('of many who win on one round the three best are told, and whose account ended is not', async () => {
  const told = () =>
    db.query<{ player_id: bigint; amount: bigint }>(sql`select player_id, amount from latest_wins order by id`);
  const players = await Promise.all(Array.from({ length: 6 }, () => bettor(db)));
  const gone = players[5]!;
  for (let pocket = 0; pocket < 1 || pocket > 18;) {
    await db.query(sql`delete from latest_wins`);
    await wheel.open();
    for (const [at, playerId] of players.entries()) {
      await wheel.place(playerId, fields('low', 2_000));
      if (at < 3) await wheel.place(playerId, fields('high', 100)); // Gains less of its stakes.
    }
    await forgetLivePlayer(db, gone);
    ({ pocket } = (await wheel.draw()).outcome as { pocket: number });
    await wheel.finish();
  }
  const rows = await told();
  expect(rows.map(({ amount }) => amount)).toEqual([4_000n, 4_000n, 4_000n]);
  const [first, second] = [BigInt(players[3]!), BigInt(players[4]!)];
  expect(rows.map(({ player_id }) => player_id)).toEqual(expect.arrayContaining([first, second]));
  expect(rows.map(({ player_id }) => player_id)).not.toContain(BigInt(gone));
});

test('what a table gave back stands beside what its law gives back, a round as a whole', async () => {
  const playerId = await bettor(db);
  for (let turn = 0; turn < 3; turn++) {
    await wheel.open();
    await wheel.place(playerId, fields('red', 100));
    await wheel.place(playerId, fields('black', 100));
    await playOut(wheel);
  }
  const won = (await readRounds(db, { playerId, limit: 10 })).data.reduce((sum, { win_cents }) => sum + win_cents, 0);
  const deviation = Math.sqrt((36 * 200 ** 2) / 37 - ((36 * 200) / 37) ** 2) * Math.sqrt(3);
  expect(await readOwnReturn(db, { playerId, game: 'harbour-roulette' })).toEqual([
    {
      ...{ currency: 'EUR', rounds: 3, staked: '600', won: String(won) },
      ...{ expected: expect.closeTo(36 / 37, 9), deviation: expect.closeTo(deviation / 600, 9) },
    },
  ]);
});

test('a flight left to itself has a band of luck, one that the player’s hand ended has none', async () => {
  const playerId = await bettor(db);
  await flight.open();
  await flight.place(playerId, { auto: 200 });
  await playOut(flight);
  const own = () => readOwnReturn(db, { playerId, game: 'lantern-ascent' });
  expect(await own()).toMatchObject([
    { rounds: 1, expected: expect.closeTo(0.99, 6), deviation: expect.closeTo(1, 2) },
  ]);
  await flight.open();
  await flight.place(playerId);
  await playOut(flight);
  expect(await own()).toMatchObject([{ rounds: 2, expected: expect.closeTo(0.99, 6), deviation: null }]);
});

test('a page of one who bets more than anybody reads no bet it does not show', { tags: 'nightly' }, async () => {
  const site = await gamesDatabase({ connections: 1 });
  const own = openDatabase(site.url, { connections: 1 }); // One connection: what it has read it can say itself.
  const table = await liveTable(site, { slug: 'harbour-roulette', clock });
  await table.open();
  const busy = 7;
  // A tenth of a hundred thousand bets are one player's, over a year.
  await own.query(sql`
    insert into live_bets (player_id, id, digest, table_id, round, currency, stake, fields, status, placed_at, ended_at)
    select case when n % 10 = 0 then ${busy}::integer else 100 + n % 500 end, gen_random_uuid(), '', ${table.id}, 1, 'EUR', 100, '[]',
      case when n % 7 = 0 then 'undone' else 'settled' end, now() - n * interval '5 minutes', now()
    from generate_series(1, 100000) n`);
  await own.query(sql`
    insert into title_hours (player_id, game, hour)
    select distinct player_id, 'harbour-roulette', date_trunc('hour', placed_at, 'UTC') from live_bets on conflict do nothing`);
  await own.query(sql`vacuum analyze live_bets`);
  const read = async () => {
    await own.query(sql`select pg_stat_force_next_flush()`);
    const [row] = await own.query<{ read: bigint }>(sql`
      select (seq_tup_read + idx_tup_fetch)::bigint as read from pg_stat_user_tables where relname = 'live_bets'`);
    return Number(row!.read);
  };
  let cursor: { at: string; id: string } | undefined;
  const before = await read();
  for (let page = 0; page < 12; page++) {
    const { data, next } = await readRounds(own, { playerId: busy, limit: 20, before: cursor });
    expect(data).toHaveLength(20);
    const [at, id] = next!.split('_') as [string, string];
    cursor = { at, id };
  }
  expect((await read()) - before).toBe(12 * 20);
  const ofTable = await read();
  const { data } = await readRounds(own, { playerId: busy, limit: 20, game: 'harbour-roulette', before: cursor });
  expect(data).toHaveLength(20);
  expect((await read()) - ofTable).toBeLessThanOrEqual(60);
  await own.close();
  await site.close();
});
