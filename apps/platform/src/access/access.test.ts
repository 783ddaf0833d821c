import { randomUUID } from 'node:crypto';
import { Socket } from 'phoenix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as contracts from '@croupier/contracts';
import { type Endpoint, isPublicTopic, topics } from '@croupier/contracts';
import { turnLiveTables } from '@croupier/server-games/testing';
import { type SandboxProcess, secret, startSandboxProcess } from '@croupier/server-payments/testing';
import { simulatedFeed } from '@croupier/server-sportsbook';
import { advanceFeed } from '@croupier/server-sportsbook/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import type { Answer } from '../testing/visitor.ts';
import { ownedIds, publicIds } from './owned-ids.ts';
import { guest, newPlayer, type Visitor } from './visitor.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = (Object.values(contracts) as unknown[]).filter(isEndpoint);
const withId = endpoints.filter(({ path }) => /:\w/.test(path));

let platform: TestPlatform;
let sandbox: SandboxProcess;
let ada: Visitor;
let ben: Visitor;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  let now = new Date();
  platform = await testPlatform({
    clock: () => now,
    config: { sandboxBase: sandbox.base, sandboxSecret: secret, callsPerPlayer: 100 },
  });
  const feed = simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 1) });
  for (let second = 0; second < 2; second++) {
    now = new Date(now.getTime() + 1000);
    await advanceFeed(platform.context.db, feed, now);
  }
  await turnLiveTables(platform.context.db, now);
  [ada, ben] = [await newPlayer(platform), await newPlayer(platform)];
});
afterAll(async () => {
  await platform.stop();
  sandbox.stop();
});

/** Returns a reply without what differs between calls. */
const plain = ({ statusCode, body }: Answer) => ({ statusCode, body: body.replace(/"request_id":"[^"]*"/, '') });
const at = ({ path }: Endpoint, id: string) => path.replace(/:\w+/, encodeURIComponent(id));
/** Returns an unused id of the same kind. */
const like = (id: string) => (/^\d+$/.test(id) ? '900719925474099' : randomUUID());

/** Returns the replies of all reads without an id: a player's own lists, which are refused to a guest. */
async function ownLists(visitor: Visitor): Promise<Map<string, string>> {
  const reads = endpoints.filter(({ method, path, media }) => method === 'GET' && !/:\w/.test(path) && !media);
  const asked = await Promise.all(
    reads.map(async (each) => {
      const [theirs, guests] = [await visitor.ask('GET', each.path), await guest(platform)('GET', each.path)];
      return guests.statusCode === 401 ? ([nameOf(each), theirs.body] as const) : null;
    }),
  );
  return new Map(asked.filter((each) => each !== null));
}

// shows: promise:A9
test('every call with an id in its path says whose it is: a new one needs a case in owned-ids.ts', () => {
  const cases = [...ownedIds.keys(), ...publicIds];
  expect(cases.map(nameOf).toSorted()).toEqual(withId.map(nameOf).toSorted());
});

// shows: promise:A9
test.each([...ownedIds].map(([shape, owned]) => ({ name: nameOf(shape), shape, owned })))(
  '$name: the id of another player is the id of nobody, and nothing of theirs changes',
  async ({ shape, owned }) => {
    const id = await owned.make(ada);
    expect(id).not.toBe('undefined');
    const before = await ada.ask('GET', '/api/player/accounts');
    const [others, nobodys] = [
      await ben.ask(shape.method, at(shape, id), owned.body),
      await ben.ask(shape.method, at(shape, like(id)), owned.body),
    ];
    expect(others.statusCode).toBe(404);
    expect(plain(others)).toEqual(plain(nobodys));
    const guests = await guest(platform)(shape.method, at(shape, id), owned.body);
    expect(guests.statusCode).toBe(401);
    expect((await ada.ask('GET', '/api/player/accounts')).body).toBe(before.body);
    // The row exists for its owner.
    expect((await ada.ask(shape.method, at(shape, id), owned.body)).statusCode).not.toBe(404);
  },
);

// shows: promise:A9
test('what one player does with ids of everybody changes no list of another', async () => {
  const [first, before] = [await ownLists(ada), await ownLists(ada)];
  const games = (await ben.ask('GET', '/api/games/allowed_desktop')).json() as { id: number | string }[];
  for (const shape of publicIds)
    if (shape.method !== 'GET') await ben.ask(shape.method, at(shape, String(games[0]!.id)));
  const after = await ownLists(ada);
  // Lists that contain the time differ on every call.
  const stable = [...before].filter(([name, body]) => first.get(name) === body);
  expect(stable.length).toBeGreaterThan(10);
  for (const [name, body] of stable) expect([name, after.get(name)]).toEqual([name, body]);
});

// shows: promise:A9
test('no list of one player holds a word of another', async () => {
  const { email } = (await ada.ask('GET', '/api/player')).json() as { email: string };
  expect((await ada.ask('PATCH', '/api/player', { address: 'Geheimgasse 7' })).statusCode).toBe(200);
  for (const [name, body] of await ownLists(ben)) {
    expect(`${name} ${body}`).not.toContain(email);
    expect(`${name} ${body}`).not.toContain('Geheimgasse');
  }
});

const privateTopics = topics.map(({ name }) => name).filter((name) => !isPublicTopic(name));

async function socketOf(visitor: Visitor) {
  const refreshed = (await visitor.ask('POST', '/sock/refresh')).json() as { token: string; topic_prefix: string };
  const origin = platform.config.casinoOrigin;
  class FromSite extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { headers: { origin } });
    }
  }
  const socket = new Socket(`${platform.url.replace('http', 'ws')}/sock`, {
    transport: FromSite as never,
    authToken: refreshed.token,
  });
  socket.connect();
  return { socket, prefix: refreshed.topic_prefix };
}

// shows: promise:A9; promise:W5
test.each(privateTopics)('the topic %s of another player can be neither authorised nor joined', async (name) => {
  const { socket, prefix } = await socketOf(ben);
  const theirs = `${prefix}${ada.playerId}:${name}`;
  const mine = `${prefix}${ben.playerId}:${name}`;
  const granted = await ben.ask('POST', '/sock/auth', { channels: [mine] });
  const [{ token }] = (granted.json() as { channels: [{ token: string }] }).channels;
  for (const channels of [[theirs], [mine, theirs], [`${theirs} `], [`${prefix}0${ada.playerId}:${name}`]])
    expect((await ben.ask('POST', '/sock/auth', { channels })).statusCode).toBe(403);
  const join = (topic: string, params: object) =>
    new Promise((resolve) => {
      const channel = socket.channel(topic, params);
      channel
        .join()
        .receive('ok', () => resolve('joined'))
        .receive('error', () => resolve('refused'));
    });
  try {
    expect(await join(theirs, {})).toBe('refused');
    expect(await join(theirs, { token })).toBe('refused');
    expect(await join(mine, { token })).toBe('joined');
  } finally {
    socket.disconnect();
  }
});
