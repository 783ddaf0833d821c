import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { sumHours } from '@croupier/server-games';
import { fillRounds } from '@croupier/server-games/testing';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

const ROUNDS = 1200;
let platform: TestPlatform;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  platform = await testPlatform();
  [ada, ben] = [await newPlayer(platform), await newPlayer(platform)];
  await fillRounds(platform.context.db, { players: [ada.playerId], rounds: ROUNDS, days: 40 });
});
afterAll(() => platform.stop());

const linesOf = (body: string) => body.split('\r\n').slice(0, -1);

// shows: call:GET /api/fairness/rounds.csv; request:times-utc
test('the whole history comes as a file, newest first, in UTC and with decimal points', async () => {
  const reply = await ada.ask('GET', contracts.exportRounds.path);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="games-history.csv"');
  const [header, ...lines] = linesOf(reply.body);
  expect(header).toBe('played_at,game,provider,kind,currency,staked,won,net,status,round_id');
  expect(lines).toHaveLength(ROUNDS);
  expect(lines[0]).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]{12}Z,title-\d,house,round,EUR,0\.10,0\.00,-0\.10,closed,[0-9a-f-]{36}$/,
  );
  expect(lines).toEqual(lines.toSorted().toReversed());
});

test('a file holds what the filter holds, and one player’s alone', async () => {
  const some = linesOf((await ada.ask('GET', `${contracts.exportRounds.path}?game=title-3&result=lost`)).body);
  expect(some.length).toBeGreaterThan(100);
  for (const line of some.slice(1)) expect(line).toContain(',title-3,');
  expect(linesOf((await ada.ask('GET', `${contracts.exportRounds.path}?result=won`)).body)).toHaveLength(1);
  expect(linesOf((await ben.ask('GET', contracts.exportRounds.path)).body)).toHaveLength(1);
  expect((await guest(platform)('GET', contracts.exportRounds.path)).statusCode).toBe(401);
});

test('a player who asks for file after file gets them one after the other, and is told to wait for more', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => ada.ask('GET', contracts.exportRounds.path)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  for (const { statusCode, body } of replies) if (statusCode === 200) expect(linesOf(body)).toHaveLength(ROUNDS + 1);
  expect((await ada.ask('GET', contracts.exportRounds.path)).statusCode).toBe(200);
});

test('a reader who leaves in the middle holds up nobody', async () => {
  const left = new AbortController();
  const reply = await fetch(platform.url + contracts.exportRounds.path, {
    headers: { cookie: ada.cookie },
    signal: left.signal,
  });
  await reply.body!.getReader().read();
  left.abort();
  await expect
    .poll(async () => (await ada.ask('GET', contracts.exportRounds.path)).statusCode, { timeout: 20_000 })
    .toBe(200);
});

// shows: call:GET /api/fairness/rounds/totals; call:GET /api/fairness/rounds
test('totals cover the whole range whatever page one is on, the same before and after hours are added up', async () => {
  const all = {
    data: [{ currency: 'EUR', rounds: ROUNDS, staked: String(ROUNDS * 10), won: '0' }],
    open_rounds: 0,
    rolled_back_rounds: 0,
  };
  await sumHours(platform.context.db, new Date());
  expect((await ada.ask('GET', contracts.readRoundTotals.path)).json()).toEqual({ ...all, complete: true });
  expect((await ada.ask('GET', `${contracts.readRoundTotals.path}?result=won`)).json()).toMatchObject({ data: [] });
  expect((await ben.ask('GET', contracts.readRoundTotals.path)).json()).toMatchObject({ data: [] });
  const page = (await ada.ask('GET', `${contracts.readRounds.path}?limit=5&result=lost&game=title-1`)).json();
  expect(page).toMatchObject({
    data: Array.from({ length: 5 }, () => ({ game: 'title-1' })),
    next: expect.any(String),
  });
});

// shows: call:GET /api/fairness/own_return
test('what the rounds of a title gave back is each player’s own', async () => {
  const path = `${contracts.readOwnReturn.path}?game=title-1`;
  expect((await ada.ask('GET', path)).json()).toMatchObject([{ currency: 'EUR', won: '0', expected: 0.99 }]);
  expect((await ben.ask('GET', path)).json()).toEqual([]);
  expect((await ada.ask('GET', contracts.readOwnReturn.path)).statusCode).toBe(422);
});

test.each([
  'from=2026-02-30T00:00:00.000Z',
  'from=2026-02-28',
  'to=now',
  'result=lots',
  'game=%00',
  'from=0000-01-01T00:00:00.000Z',
])('a filter of %s is refused with a sentence', async (query) => {
  for (const { path } of [contracts.readRounds, contracts.readRoundTotals, contracts.exportRounds]) {
    const reply = await ada.ask('GET', `${path}?${query}`);
    expect([path, reply.statusCode]).toEqual([path, 422]);
    expect(reply.json()).toMatchObject({ errors: expect.any(Object) });
  }
});

// shows: call:GET /api/subscriptions; call:PUT /api/subscriptions
test('nothing is sent to a player before they say so; both ways are chosen at once, and read again', async () => {
  const none = { receive_promos: false, receive_sms_promos: false };
  expect((await ben.ask('GET', contracts.readSubscriptions.path)).json()).toEqual(none);
  const wanted = { receive_promos: false, receive_sms_promos: true };
  for (let turn = 0; turn < 2; turn++)
    expect((await ben.ask('PUT', contracts.saveSubscriptions.path, wanted)).json()).toEqual(wanted);
  expect((await ben.ask('GET', '/api/player')).json()).toMatchObject(wanted);
  expect((await ada.ask('GET', contracts.readSubscriptions.path)).json()).toEqual(none);
  for (const bad of [{}, { receive_promos: true }, { ...wanted, receive_promos: 'yes' }, { ...wanted, level: 9 }])
    expect((await ben.ask('PUT', contracts.saveSubscriptions.path, bad)).statusCode).toBe(422);
  expect((await ben.ask('GET', contracts.readSubscriptions.path)).json()).toEqual(wanted);
});
