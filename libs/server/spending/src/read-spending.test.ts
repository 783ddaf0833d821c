import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, run, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrations as games } from '@croupier/server-games';
import { diceBet, playerInGame, testClock, testGames } from '@croupier/server-games/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as payments } from '@croupier/server-payments';
import { insertDeposit } from '@croupier/server-payments/testing';
import { migrations as players } from '@croupier/server-players';
import { migrations as promotions } from '@croupier/server-promotions';
import { createSessions, migrations as sessions } from '@croupier/server-sessions';
import { insertBet, sportsbookMigrations } from '@croupier/server-sportsbook/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { migrations, readSpending, sumPlay } from './index.ts';
import { tables } from './schema.gen.ts';

let db: Database;
const clock = testClock('2026-11-02T22:30:00Z');
let service: ReturnType<typeof testGames>;
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  const folders = [
    audit,
    players,
    sessions,
    wallet,
    limits,
    games,
    promotions,
    payments,
    ...sportsbookMigrations,
    migrations,
  ];
  db = await testDatabase([...new Set(folders)], { prepare: migrateJobs });
  service = testGames(db, { clock: clock.now });
});
afterAll(() => db.close());

const read = (playerId: number, by: 'day' | 'week' | 'month' = 'day') =>
  readSpending(db, { playerId, currency: 'EUR', by, now: clock.now() });
const stored = () => run(db, tables.selectFrom('spending_days').selectAll());

test('rounds and deposits are added up by days of the limits, and days that are over only once', async () => {
  const player = await playerInGame(db, service, { clock: clock.now });
  const { playerId } = player;
  const play = async () => (await service.play((await again()).session, diceBet(100n))).win;
  const again = () => playerInGame(db, service, { clock: clock.now, again: player });
  const first = await play();
  await insertDeposit(db, { playerId, amount: 5_000n, at: clock.now() });
  clock.pass(2 * 3_600_000); // Past midnight in Berlin.
  // The session expires after half an hour, so the player signs in again.
  const next = await playerInGame(db, service, { clock: clock.now, again: await signedIn(playerId) });
  const second = (await service.play(next.session, diceBet(100n))).win;

  const { steps } = await read(playerId);
  expect(steps).toHaveLength(30);
  expect(steps.slice(-2)).toEqual([
    { from: '2026-11-02', deposits_cents: 5_000, staked_cents: 100, returned_cents: Number(first) },
    { from: '2026-11-03', deposits_cents: 0, staked_cents: 100, returned_cents: Number(second) },
  ]);
  expect(await stored()).toEqual([]); // Yesterday may still change.

  clock.pass(10 * DAY);
  const [one, two] = await Promise.all([read(playerId), read(playerId)]);
  expect(one).toEqual(two);
  expect(await stored()).toHaveLength(2);
  const later = (await read(playerId)).steps.filter(({ staked_cents }) => staked_cents > 0);
  expect(later.map(({ from }) => from)).toEqual(['2026-11-02', '2026-11-03']);
  expect((await read(playerId, 'week')).steps.at(-2)).toMatchObject({ from: '2026-11-02', staked_cents: 200 });
  expect((await read(playerId, 'month')).steps.at(-1)).toMatchObject({ from: '2026-11-01', deposits_cents: 5_000 });
});

async function signedIn(playerId: number) {
  const from = { playerId, ip: '192.0.2.1', country: null, userAgent: 'test' };
  const { session } = await db.transaction((tx) => createSessions({ db, clock: clock.now }).start(tx, from));
  return { playerId, siteSessionId: session.id };
}

// shows: promise:A9; promise:L7
test('what play came to since a moment is one player’s own, in one currency', async () => {
  const from = clock.now();
  const [one, two] = [
    await playerInGame(db, service, { clock: clock.now }),
    await playerInGame(db, service, { clock: clock.now }),
  ];
  const { win } = await service.play(one.session, diceBet(300n));
  const to = new Date(clock.now().getTime() + 1);
  const sum = (playerId: number, currency: 'EUR' | 'BTC' = 'EUR') => sumPlay(db, { playerId, currency, from, to });
  expect(await sum(one.playerId)).toEqual({ staked: 300n, returned: win, open: 0n });
  expect(await sum(one.playerId, 'BTC')).toEqual({ staked: 0n, returned: 0n, open: 0n });
  expect(await sum(two.playerId)).toEqual({ staked: 0n, returned: 0n, open: 0n });
});

test('stored days lose the stakes of bets that were settled after them, and no others', async () => {
  const playerId = 900;
  await db.query(sql`insert into spending_until values (${playerId}, '2026-11-10')`);
  await db.query(sql`
    insert into spending_days (player_id, day, currency, deposits, staked, returned)
    values (${playerId}, '2026-11-05', 'EUR', 0, 1000, 0), (${playerId}, '2026-11-06', 'EUR', 0, 500, 0)`);
  const bet = (stake: number, placedAt: string, settledAt: string | null) =>
    insertBet(db, { playerId, stake, placedAt, settledAt });
  await bet(100, '2026-11-05T12:00:00Z', null);
  await bet(200, '2026-11-05T12:00:00Z', '2026-11-12T12:00:00Z');
  await bet(400, '2026-11-05T12:00:00Z', '2026-11-06T12:00:00Z');
  await bet(800, '2026-11-11T12:00:00Z', null);
  const migration = await readFile(new URL('0099_stakes_when_settled.sql', migrations), 'utf8');
  await db.query({ text: migration, values: [] });
  const days = await stored();
  const own = days.filter(({ player_id }) => player_id === 900n).map(({ staked }) => staked);
  expect(own.toSorted((a, b) => Number(b - a))).toEqual([700n, 500n]);
});
