import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as contracts from '@croupier/contracts';
import { listJobs, runJobs } from '@croupier/server-jobs';
import { application } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import { handlers } from '../jobs.ts';
import { type Platform, startPlatform } from '../platform.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf } from '../testing/visitor.ts';

let platform: TestPlatform;
/** Second instance on the same database. */
let copy: Platform;
let now = new Date('2026-11-20T12:00:00Z');
const clock = () => now;
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
beforeAll(async () => {
  platform = await testPlatform({ clock });
  copy = await startPlatform(platform.config, { clock, jobs: false, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await copy.stop();
  await platform.stop();
});

const ask = asker(() => platform);
const askCopy = asker(() => copy);

let count = 0;
/** Signs up a player with a unique name, since exclusion matches by name and date of birth. */
async function newPlayer() {
  const user = application({
    last_name: `Eigen${'abcdefghij'[(count += 1)]}`,
    mobile_phone: `+43664123${4_000 + count}`,
  });
  const reply = await ask('POST', '/api/users', { payload: { user } });
  const cookie = cookieOf(reply);
  const playerId = reply.json().id as number;
  await fund(platform.context.db, { playerId, amount: 10_000n });
  return { user, cookie, playerId };
}

async function openGame(cookie: string) {
  const launched = await ask('POST', '/api/games/launch', { cookie, payload: { game: 'dice', mode: 'real' } });
  const token = new URL(launched.json().url).hash.slice('#token='.length);
  const { bearer } = (await ask('POST', '/rgs/session', { payload: { token } })).json();
  const play = (on = ask) =>
    on('POST', '/rgs/play', {
      headers: { authorization: `Bearer ${bearer}` },
      payload: { round_id: randomUUID(), stake_cents: 100, params: { target: 5000, side: 'under' } },
    });
  return { launched, play };
}

/** Runs queued jobs, as an instance with jobs does. */
async function work(until: () => Promise<boolean>) {
  const stop = runJobs(platform.context.pools.jobs, { handlers: handlers(platform.context), onError: () => undefined });
  await vi.waitFor(async () => expect(await until()).toBe(true), { timeout: 10_000, interval: 50 });
  await stop();
}

// shows: promise:L5; promise:A3; call:GET /api/users/session_end
test.each([
  { type: 'coolingoff', period: 'day' },
  { type: 'selfexclusion', period: 'month_6' },
])('$type ends every session and the open game at once, on the other copy within a second', async (limit) => {
  const { user, cookie } = await newPlayer();
  const elsewhere = cookieOf(
    await ask('POST', '/api/users/sign_in', { payload: { user: { email: user.email, password: user.password } } }),
  );
  const { play } = await openGame(cookie);
  expect((await play(askCopy)).statusCode).toBe(200);
  expect((await askCopy('GET', '/api/player', { cookie: elsewhere })).statusCode).toBe(200);

  const begun = await ask('POST', '/api/user_limits', { cookie, payload: limit });
  expect(begun.json()).toMatchObject({ ...limit, status: 'active', resets_at: null });
  for (const one of [cookie, elsewhere])
    expect((await ask('GET', '/api/player', { cookie: one })).statusCode).toBe(401);
  expect([(await play()).statusCode, (await play(askCopy)).statusCode]).toEqual([401, 401]);
  pass(1_000);
  expect((await askCopy('GET', '/api/player', { cookie: elsewhere })).statusCode).toBe(401);

  // Tabs and devices that still have their cookies get the reason, from any instance.
  const end = { reason: limit.type, until: begun.json().ends_at as string };
  for (const one of [cookie, elsewhere])
    expect((await askCopy('GET', '/api/users/session_end', { cookie: one })).json()).toEqual(end);

  // Signing in stays possible, to withdraw; playing does not.
  const back = cookieOf(
    await ask('POST', '/api/users/sign_in', { payload: { user: { email: user.email, password: user.password } } }),
  );
  expect((await ask('GET', '/api/player/accounts', { cookie: back })).json()).toMatchObject([{ currency: 'EUR' }]);
  const launched = await ask('POST', '/api/games/launch', { cookie: back, payload: { game: 'dice', mode: 'real' } });
  expect(launched.json().errors.base).toHaveProperty('excluded');
  const again = await ask('POST', '/api/users', {
    payload: { user: application({ last_name: user.last_name, mobile_phone: '+4366499999' + count }) },
  });
  expect(again.statusCode).toBe(403);
});

// shows: promise:L5
test('a self-exclusion queues the payout of the money, a break does not', async () => {
  const queued = async () =>
    (await listJobs(platform.context.db, 'queued')).filter(({ kind }) => kind === 'payouts.exclusion').length;
  const mails = async () =>
    (await listJobs(platform.context.db, 'queued')).filter(({ kind }) => kind === 'mail.send').length;
  const before = await queued();
  const [one, two] = [await newPlayer(), await newPlayer()];
  const mailsBefore = await mails();
  await ask('POST', '/api/user_limits', { cookie: one.cookie, payload: { type: 'coolingoff', period: 'week' } });
  expect(await queued()).toBe(before);
  await ask('POST', '/api/user_limits', { cookie: two.cookie, payload: { type: 'selfexclusion', period: 'forever' } });
  expect(await queued()).toBe(before + 1);
  expect(await mails()).toBe(mailsBefore + 2); // Both get an email with the end.
});

// shows: promise:L7
test('the bet that uses up the playing time signs the player out on every device', async () => {
  const { user, cookie } = await newPlayer();
  await ask('POST', '/api/user_limits', { cookie, payload: { type: 'session', period: 'day', duration_minutes: 2 } });
  const { play } = await openGame(cookie);
  await play();
  pass(60_000);
  await play();
  pass(60_000);
  expect((await play()).statusCode).toBe(200);
  const alive = async () => (await ask('GET', '/api/player', { cookie })).statusCode === 200;
  expect(await alive()).toBe(true);
  await work(async () => !(await alive()));
  const end = await ask('GET', '/api/users/session_end', { cookie });
  expect(end.json()).toEqual({ reason: 'time_up', until: null });
  expect((await play()).statusCode).toBe(401);
  const back = cookieOf(
    await ask('POST', '/api/users/sign_in', { payload: { user: { email: user.email, password: user.password } } }),
  );
  const { launched } = await openGame(back).catch(() => ({ launched: null }));
  expect(launched).toBeNull();
  const refused = await ask('POST', '/api/games/launch', { cookie: back, payload: { game: 'dice', mode: 'real' } });
  expect(refused.json().errors.base).toHaveProperty('session_limit_reached');
  expect((await ask('GET', '/api/player/accounts', { cookie: back })).statusCode).toBe(200);
});

// shows: call:GET /api/player/play_clock; call:PUT /api/player/reality_check; call:POST /api/player/reality_check
// shows: promise:L7
test('the clock counts from signing in, and the check comes at the interval the player chose', async () => {
  const { cookie } = await newPlayer();
  const started = now;
  const { play } = await openGame(cookie);
  const win = (await play()).json().round.win_cents;
  pass(60_000);
  const read = async () =>
    v.parse(contracts.PlayClock, (await ask('GET', '/api/player/play_clock', { cookie })).json());
  expect(await read()).toMatchObject({
    started_at: started.toISOString(),
    now: now.toISOString(),
    currency: 'EUR',
    staked_cents: 100,
    returned_cents: win,
    reality_check_minutes: 60,
    next_check_at: new Date(started.getTime() + 3_600_000).toISOString(),
  });
  const chosen = await ask('PUT', '/api/player/reality_check', { cookie, payload: { minutes: 15 } });
  expect(chosen.json()).toMatchObject({ next_check_at: new Date(now.getTime() + 15 * 60_000).toISOString() });
  pass(16 * 60_000);
  const passed = await ask('POST', '/api/player/reality_check', { cookie });
  expect(passed.json()).toMatchObject({ next_check_at: new Date(now.getTime() + 15 * 60_000).toISOString() });
  expect((await ask('PUT', '/api/player/reality_check', { cookie, payload: { minutes: 7 } })).statusCode).toBe(422);
  const off = await ask('PUT', '/api/player/reality_check', { cookie, payload: { minutes: null } });
  expect(off.json()).toMatchObject({ reality_check_minutes: null, next_check_at: null });
});

// shows: call:GET /api/player/spending
test('spending is read step by step, and nonsense is refused', async () => {
  const { cookie } = await newPlayer();
  await (await openGame(cookie)).play();
  const read = (query: string) => ask('GET', `/api/player/spending${query}`, { cookie });
  expect((await read('')).json().steps.at(-1)).toMatchObject({ staked_cents: 100 });
  expect((await read('?by=month&currency=BTC')).json()).toMatchObject({ by: 'month', currency: 'BTC' });
  expect((await read('?by=hour')).statusCode).toBe(422);
  expect((await ask('GET', '/api/player/spending')).statusCode).toBe(401);
});

// shows: call:DELETE /api/user_limits/{id}/change; promise:A9
test('a loosening under way is taken back by its player and by nobody else', async () => {
  const [one, two] = [await newPlayer(), await newPlayer()];
  const set = (amount_cents: number) =>
    ask('POST', '/api/user_limits', {
      cookie: one.cookie,
      payload: { type: 'loss', period: 'month_3', accounts: [{ currency: 'EUR', amount_cents }] },
    });
  const { id } = (await set(100)).json();
  expect((await set(900)).json()).toMatchObject({ status: 'unconfirmed' });
  const cancel = (cookie: string) => ask('DELETE', `/api/user_limits/${id}/change`, { cookie });
  expect((await cancel(two.cookie)).statusCode).toBe(404);
  expect((await cancel(one.cookie)).json()).toMatchObject({ status: 'active', change: null });
  expect((await cancel(one.cookie)).json()).toMatchObject({ status: 'active' });
});
