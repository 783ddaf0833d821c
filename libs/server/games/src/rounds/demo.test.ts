import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import type { GameSession } from '../session.ts';
import { diceBet, gamesDatabase, testClock, testGames } from '../testing/index.ts';
import { lanternWalk } from '../testing/lantern-walk.ts';

let db: Database;
const clock = testClock();
let service: ReturnType<typeof testGames>;
beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
});
afterAll(() => db.close());

const launch = (maths = 'dice', demoNeedsLogin?: true) =>
  service.launch({
    slug: maths,
    maths,
    mode: 'demo',
    player: null,
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
    edition: { currency: 'EUR', rules: demoNeedsLogin ? { demoNeedsLogin } : {} },
  });
const demo = async (maths = 'dice'): Promise<GameSession> => (await service.open((await launch(maths)).token)).session;

// shows: promise:R7
test('demo rounds never touch an account, a round or the outbox', async () => {
  const session = await demo();
  await Promise.all(Array.from({ length: 20 }, () => service.play(session, diceBet(100n)).catch(() => undefined)));
  for (const table of [
    'ledger_accounts',
    'ledger_transactions',
    'ledger_entries',
    'rounds',
    'round_keys',
    'outbox',
    'latest_wins',
    'player_game_states',
  ]) {
    expect(await db.query({ text: `select 1 from ${table} limit 1`, values: [] })).toEqual([]);
  }
});

test('a demo plays with 1,000 FUN, answers a repeated id alike and refuses more than there is', async () => {
  const session = await demo();
  const bet = diceBet(10_000n, randomUUID(), 2);
  const first = await service.play(session, bet);
  expect(first.balance).toBe(90_000n + first.win);
  expect(await service.play(session, bet)).toEqual(first);
  await expect(service.play(session, { ...bet, stake: 5000n })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  for (let at = 0; at < 9; at++) await service.play(session, diceBet(10_000n, randomUUID(), 2));
  if ((await service.resume(session)).balance === 0n) {
    await expect(service.play(session, diceBet(10n))).rejects.toMatchObject({ code: 'insufficient_funds' });
  }
});

// shows: call:POST /rgs/act
test('a demo of a game with decisions goes on by acts', async () => {
  const session = await demo('lantern-walk');
  const roundId = randomUUID();
  await service.play(session, { roundId, stake: 100n, params: 'start' });
  const act = { roundId, actId: randomUUID(), action: 'leave' };
  const left = await service.act(session, act);
  expect(left).toMatchObject({ open: false, balance: 100_000n });
  expect(await service.act(session, act)).toEqual(left);
  expect(await service.pastRounds(session)).toMatchObject([{ id: roundId, stake_cents: 100, win_cents: 100 }]);
});

// shows: promise:W6
test('a launch token opens one session: of 50 at once one gets it, and none after a minute', async () => {
  const { token } = await launch();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => service.open(token)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const late = await launch();
  clock.pass(60_001);
  await expect(service.open(late.token)).rejects.toMatchObject({ code: 'launch_token_invalid' });
});

// shows: promise:W6
test('neither tokens nor bearers are stored as they are, and a bearer ends', async () => {
  const { token } = await launch();
  const { bearer } = await service.open(token);
  const [row] = await db.query<{ row: string }>(
    sql`select game_sessions::text as row from game_sessions order by created_at desc limit 1`,
  );
  expect(row!.row).not.toContain(token);
  expect(row!.row).not.toContain(bearer);
  await service.sessionOf(bearer);
  clock.pass(4 * 3_600_000);
  await expect(service.sessionOf(bearer)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(service.sessionOf('made-up')).rejects.toMatchObject({ code: 'unauthenticated' });
});

// shows: edition:de-demo; promise:L9
test('an edition that wants a login before a demo refuses the guest', async () => {
  await expect(launch('dice', true)).rejects.toMatchObject({ code: 'demo_not_available' });
});

test('a demo nobody opened is swept after its minute, an opened one when its bearer is over, a real game stays', async () => {
  const left = async () => (await db.query<{ id: string }>(sql`select id from game_sessions`)).map(({ id }) => id);
  await db.query(sql`delete from game_sessions`);
  await launch();
  const { id } = await demo();
  expect(await left()).toHaveLength(2);
  clock.pass(61_000);
  await service.sweep();
  expect(await left()).toEqual([id]);
  clock.pass(4 * 3_600_000);
  await service.sweep();
  expect(await left()).toEqual([]);
  expect(await db.query(sql`select 1 from demo_game_states`)).toEqual([]);
});

test('a demo looks back on its own last fifty rounds, newest first', async () => {
  const [session, other] = [await demo(), await demo()];
  await service.play(other, diceBet(10n));
  const ids: string[] = [];
  for (let at = 0; at < 53; at++) {
    const { id, win } = await service.play(session, diceBet(10n));
    ids.unshift(id);
    if (at === 52) expect((await service.pastRounds(session))[0]).toMatchObject({ id, win_cents: Number(win) });
  }
  const past = await service.pastRounds(session);
  expect(past.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  expect(past.every(({ currency }) => currency === 'FUN')).toBe(true);
  expect(await db.query(sql`select 1 from demo_rounds where session_id = ${session.id}`)).toHaveLength(50);
});

test('in a demo, too, a decision stakes more once, and never more than there is', async () => {
  const session = await demo('lantern-walk');
  const bet = { roundId: randomUUID(), stake: 40_000n, params: 'start' };
  await service.play(session, bet);
  const raise = { roundId: bet.roundId, actId: randomUUID(), action: 'raise' };
  expect(await service.act(session, raise)).toMatchObject({ stake: 80_000n, balance: 20_000n });
  expect(await service.act(session, raise)).toMatchObject({ stake: 80_000n, balance: 20_000n });
  expect(await service.play(session, bet)).toMatchObject({ stake: 80_000n, open: true });
  await expect(service.act(session, { ...raise, actId: randomUUID() })).rejects.toMatchObject({
    code: 'insufficient_funds',
  });
  const ended = await service.act(session, { ...raise, actId: randomUUID(), action: 'leave' });
  expect(ended).toMatchObject({ win: 80_000n, balance: 100_000n });
});
