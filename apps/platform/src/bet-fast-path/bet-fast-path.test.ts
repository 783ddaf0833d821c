import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { house, playerCash, transfer } from '@croupier/server-wallet';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let bearer: string;
beforeAll(async () => {
  platform = await testPlatform();
  const site = { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin };
  const signedUp = await platform.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: site,
    payload: { user: application() },
  });
  const cookie = `croupier_session=${signedUp.cookies.find(({ name }) => name === 'croupier_session')!.value}`;
  const playerId = signedUp.json().id as number;
  await platform.context.db.transaction((tx) =>
    transfer(tx, {
      id: randomUUID(),
      debit: house('gifts'),
      credit: playerCash(playerId),
      amount: 100_000n,
      currency: 'EUR',
      kind: 'gift',
      now: new Date(),
    }),
  );
  const launched = await platform.app.inject({
    method: 'POST',
    url: '/api/games/launch',
    headers: { ...site, cookie },
    payload: { game: 'dice', mode: 'real' },
  });
  const token = new URL(launched.json().url).hash.slice('#token='.length);
  bearer = (await platform.app.inject({ method: 'POST', url: '/rgs/session', payload: { token } })).json().bearer;
});
afterAll(() => platform.stop());

/** Opens a raw connection; returns it with everything received so far. */
async function open() {
  const socket: Socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  let received = '';
  let wake: () => void = () => undefined;
  socket.on('data', (chunk) => {
    received += chunk.toString();
    wake();
  });
  socket.on('close', () => wake());
  await new Promise((resolve) => socket.once('connect', resolve));
  const until = async (done: () => boolean) => {
    while (!done() && !socket.closed) await new Promise<void>((resolve) => (wake = resolve));
  };
  const answers = () => received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
  return {
    socket,
    answers,
    received: () => received,
    receive: (count: number) => until(() => answers().length >= count && /[}\]]$/.test(received)),
    closed: () => until(() => false),
  };
}

const request = (path: string, body: string, more: string[] = []) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: games.casino.localhost',
    `authorization: Bearer ${bearer}`,
    'content-type: application/json',
    ...more,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
const bet = () =>
  request(
    '/rgs/play',
    JSON.stringify({ round_id: randomUUID(), stake_cents: 10, params: { target: 5000, side: 'under' } }),
  );
const OK = 'HTTP/1.1 200';

test('bets on one connection are answered in turn, with the headers of every answer', async () => {
  const { socket, answers, received, receive } = await open();
  for (let count = 1; count <= 3; count++) {
    socket.write(bet());
    await receive(count);
  }
  expect(answers()).toEqual([OK, OK, OK]);
  for (const header of [
    'x-content-type-options: nosniff',
    'x-request-id: ',
    'date: ',
    'cache-control: no-store',
    'strict-transport-security',
  ])
    expect(received()).toContain(header);
  socket.destroy();
});

test('a bet cut into pieces, two in one piece, and one that came early are all answered', async () => {
  const { socket, answers, receive } = await open();
  socket.write(bet());
  socket.write(bet());
  await receive(2);
  socket.write(bet() + bet());
  await receive(4);
  const text = bet();
  socket.write(text.slice(0, 60));
  await new Promise((resolve) => setImmediate(resolve));
  socket.write(text.slice(60));
  await receive(5);
  expect(answers()).toEqual([OK, OK, OK, OK, OK]);
  socket.destroy();
});

test('after a bet the same connection can ask anything else, and bet again', async () => {
  const { socket, answers, receive } = await open();
  socket.write(bet());
  await receive(1);
  socket.write(request('/rgs/resume', '{}'));
  await receive(2);
  socket.write(bet());
  await receive(3);
  expect(answers()).toEqual([OK, OK, OK]);
  socket.destroy();
});

test.each([
  ['two lengths', 'content-length: 5', 400],
  ['a length and chunks', 'transfer-encoding: chunked', 400],
  ['a folded header', 'x-fold: a\r\n b', null],
])("a head with %s is left to Node's own parser", async (_name, header, status) => {
  const { socket, answers, receive, closed } = await open();
  socket.write(request('/rgs/play', '{}', [header]));
  if (status === 400) await closed();
  else await receive(1);
  expect(answers()[0]).toMatch(status === null ? /4\d\d$/ : `HTTP/1.1 ${status}`);
  socket.destroy();
});

test('a refused bet is answered in words, a body that is no JSON is 400, and both leave the connection open', async () => {
  const { socket, received, answers, receive } = await open();
  socket.write(request('/rgs/play', JSON.stringify({ round_id: randomUUID(), stake_cents: 7, params: {} })));
  await receive(1);
  expect(received()).toContain('stake_not_allowed');
  socket.write(request('/rgs/play', '{"broken'));
  await receive(2);
  socket.write(bet());
  await receive(3);
  expect(answers()).toEqual(['HTTP/1.1 422', 'HTTP/1.1 400', OK]);
  socket.destroy();
});

test('a connection whose other half is closed ends at once, after the answer to what it asked', async () => {
  const silent = await open();
  silent.socket.end();
  await silent.closed();
  const asking = await open();
  asking.socket.end(bet());
  await asking.closed();
  expect([silent.received(), asking.answers()]).toEqual(['', [OK]]);
});

test('a body that is not said to be JSON is no bet', async () => {
  const { socket, answers, closed } = await open();
  socket.end(bet().replace('content-type: application/json', 'content-type: text/plain'));
  await closed();
  expect(answers()).toEqual(['HTTP/1.1 422']);
});

test('a connection that hangs up in the middle of a bet harms nobody', async () => {
  const { socket } = await open();
  socket.write(bet());
  socket.destroy();
  const other = await open();
  other.socket.write(bet());
  await other.receive(1);
  expect(other.answers()).toEqual([OK]);
  other.socket.destroy();
});
