import { createServer, type Server } from 'node:http';
import { Socket as PhoenixSocket } from 'phoenix';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Database, publish, sql, type Statement } from '@croupier/server-database';
import { grantLease, leaveInOutbox, testDatabase, writeOutbox } from '@croupier/server-database/testing';
import { type Channels, migrations, startChannels } from './index.ts';
import { startRelay } from './relay.ts';
import { createCatchUp } from './replay.ts';
import { sequence } from './sequencer.ts';
import { Topics } from './topics.ts';

const ORIGIN = 'http://casino.localhost:4200';
const ada = { playerId: 1, sessionId: '6f1c1c1e-0000-4000-8000-000000000001' };

let db: Database;
/** Ids of sessions that have ended. */
let endedSessions: Set<string>;
let siteClosed: boolean;
let nodes: { channels: Channels; http: Server; url: string }[];
let clients: PhoenixSocket[];

async function node() {
  const channels = await startChannels({
    db,
    origins: new Set([ORIGIN]),
    prefix: '$player:',
    ended: async (owners) => new Set(owners.map(({ sessionId }) => sessionId).filter((id) => endedSessions.has(id))),
    closed: async () => siteClosed,
    clock: () => new Date(),
    failed: () => undefined,
  });
  const http = createServer();
  http.on('upgrade', channels.server.upgrade);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const made = { channels, http, url: `ws://127.0.0.1:${(http.address() as { port: number }).port}/sock` };
  nodes.push(made);
  return made;
}

beforeEach(async () => {
  db = await testDatabase([migrations]);
  endedSessions = new Set();
  siteClosed = false;
  nodes = [];
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.disconnect();
  for (const { channels, http } of nodes) {
    await channels.stop();
    http.closeAllConnections();
    http.close();
  }
  await db.close();
});

class FromOrigin extends WebSocket {
  constructor(url: string, protocols?: string | string[]) {
    super(url, protocols, { headers: { origin: ORIGIN } });
  }
}

/** Creates the stock client, as in the browser. */
function phoenix(url: string, authToken?: string, options: object = {}): PhoenixSocket {
  const client = new PhoenixSocket(url, {
    transport: FromOrigin as never,
    timeout: 5000,
    reconnectAfterMs: () => 5,
    ...(authToken ? { authToken } : {}),
    ...options,
  } as never);
  clients.push(client);
  client.connect();
  return client;
}

interface Joined {
  reply: { epoch: string; seq: number; missed?: unknown[]; reload?: true };
  events: { seq: number; data: unknown }[];
}

function join(client: PhoenixSocket, topic: string, params: object | (() => object) = {}): Promise<Joined> {
  const channel = client.channel(topic, params);
  const events: Joined['events'] = [];
  channel.on('changed', (event) => void events.push(event));
  return new Promise((resolve, reject) => {
    channel
      .join()
      .receive('ok', (reply) => resolve({ reply, events }))
      .receive('error', reject);
  });
}

/** Publishes any payload to any topic: these tests check the delivery, not the content. */
const publishTo = (topic: string, data: unknown) =>
  db.transaction((tx) => writeOutbox(tx, { topic, event: 'changed', payload: data }));
const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 5000, interval: 5 });

// shows: socket:protocol; topic:public:wins; socket:sequence; product:live-updates
test('what is published reaches the stock client of every copy, numbered', async () => {
  const [first, second] = [await node(), await node()];
  const here = await join(phoenix(first.url), 'public:wins');
  const there = await join(phoenix(second.url), 'public:wins');
  await publishTo('public:wins', { amount: 1 });
  await publishTo('public:wins', { amount: 2 });
  const expected = [
    { seq: 1, data: { amount: 1 } },
    { seq: 2, data: { amount: 2 } },
  ];
  await until(() => here.events.length === 2 && there.events.length === 2);
  expect([here.events, there.events]).toEqual([expected, expected]);
});

// shows: socket:sequence; promise:C5
test('a hundred concurrent transactions are numbered without a gap and received in order', async () => {
  const { url } = await node();
  const received = await join(phoenix(url), 'public:wins');
  await Promise.all(Array.from({ length: 100 }, (_, index) => publishTo('public:wins', index)));
  await until(() => received.events.length === 100);
  expect(received.events.map((event) => event.seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

// shows: socket:catch-up
test('who comes back with the last number gets what was missed, once', async () => {
  const { url } = await node();
  const before = await join(phoenix(url), 'public:wins');
  await publishTo('public:wins', 'a');
  await until(() => before.events.length === 1);
  const { epoch } = before.reply;
  await publishTo('public:wins', 'b');
  await publishTo('public:wins', 'c');
  await until(() => before.events.length === 3);
  const back = await join(phoenix(url), 'public:wins', () => ({ since: 1, epoch }));
  expect(back.reply).toEqual({
    epoch,
    seq: 3,
    missed: [
      { seq: 2, event: 'changed', data: 'b' },
      { seq: 3, event: 'changed', data: 'c' },
    ],
  });
  expect(back.events).toEqual([]);
});

// shows: socket:kept; socket:catch-up
test('a thousand missed events are sent, one more and the client is asked to reload', async () => {
  const { url } = await node();
  const received = await join(phoenix(url), 'public:wins');
  const write = (count: number) =>
    db.transaction(async (tx) => {
      for (let at = 0; at < count; at++) await writeOutbox(tx, { topic: 'public:wins', event: 'changed', payload: at });
    });
  await write(1_001);
  await until(() => received.events.length === 1_001);
  const { epoch } = received.reply;
  const back = async (since: number) => (await join(phoenix(url), 'public:wins', { since, epoch })).reply;
  expect((await back(1)).missed).toHaveLength(1_000);
  expect(await back(0)).toEqual({ epoch, seq: 1_001, reload: true });
});

// shows: socket:catch-up
test('who was away too long, or before a restored backup, is asked to reload', async () => {
  const { url } = await node();
  const before = await join(phoenix(url), 'public:wins');
  for (const each of ['a', 'b']) await publishTo('public:wins', each);
  await until(() => before.events.length === 2);
  await db.query(sql`delete from channel_events`);
  const { epoch } = before.reply;
  expect((await join(phoenix(url), 'public:wins', { since: 1, epoch })).reply).toEqual({ epoch, seq: 2, reload: true });
  expect((await join(phoenix(url), 'public:wins', { since: 2, epoch })).reply).toEqual({ epoch, seq: 2, missed: [] });
  expect((await join(phoenix(url), 'public:wins', { since: 2, epoch: 'another' })).reply.reload).toBe(true);
  expect((await join(phoenix(url), 'public:wins', { since: 9, epoch })).reply.reload).toBe(true);
});

// shows: promise:A9; socket:authorise; socket:prefix; topic:accounts
test('a private topic opens to its player with a token for it, and to nobody else', async () => {
  const { url, channels } = await node();
  const { credentials } = channels;
  const mine = '$player:1:accounts';
  const client = phoenix(url, credentials.forSocket(ada));
  await expect(join(client, mine)).rejects.toEqual({ reason: 'unauthorized' });
  await expect(join(client, mine, { token: credentials.forTopic(ada, '$player:1:bets') })).rejects.toEqual({
    reason: 'unauthorized',
  });
  const eve = phoenix(url, credentials.forSocket({ ...ada, playerId: 2 }));
  await expect(join(eve, mine, { token: credentials.forTopic(ada, mine) })).rejects.toEqual({ reason: 'unauthorized' });
  await expect(join(phoenix(url), mine, { token: credentials.forTopic(ada, mine) })).rejects.toEqual({
    reason: 'unauthorized',
  });
  const received = await join(client, mine, { token: credentials.forTopic(ada, mine) });
  await publishTo(mine, { amount_cents: 5 });
  await until(() => received.events.length === 1);
});

// shows: promise:W5; topic:session
test('the end of a session closes its sockets and no others', async () => {
  const [first, second] = [await node(), await node()];
  const { credentials } = first.channels;
  const open = (url: string, sessionId: string) => {
    const client = phoenix(url, credentials.forSocket({ ...ada, sessionId }));
    const closes: number[] = [];
    client.onClose((event) => void closes.push((event as CloseEvent).code));
    return new Promise<number[]>((resolve) => client.onOpen(() => resolve(closes)));
  };
  const ended = await open(second.url, ada.sessionId);
  const other = await open(second.url, 'another');
  endedSessions.add(ada.sessionId);
  await db.transaction((tx) =>
    publish(tx, { topic: 'session', players: [1], event: 'ended', payload: { session_ids: [ada.sessionId] } }),
  );
  await until(() => ended.length > 0);
  expect([ended[0], other]).toEqual([1001, []]);
  const back = new FromOrigin(`${second.url}/websocket?vsn=2.0.0`, [
    'phoenix',
    `base64url.bearer.phx.${Buffer.from(credentials.forSocket(ada)).toString('base64url')}`,
  ]);
  expect(
    await new Promise((resolve) =>
      back.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)).on('open', () => resolve('open')),
    ),
  ).toBe(403);
});

// shows: promise:W5
test('a session that ends without a word closes its sockets within a second', async () => {
  const { url, channels } = await node();
  const client = phoenix(url, channels.credentials.forSocket(ada), { reconnectAfterMs: () => 60_000 });
  const closed = new Promise<number>((resolve) => client.onClose((event) => resolve((event as CloseEvent).code)));
  await new Promise<void>((resolve) => client.onOpen(resolve));
  const guest = await join(phoenix(url), 'public:wins');
  endedSessions.add(ada.sessionId);
  const at = performance.now();
  expect(await closed).toBe(1001);
  expect(performance.now() - at).toBeLessThan(1000);
  await publishTo('public:wins', 'still');
  await until(() => guest.events.length === 1);
});

test('joins of one moment are answered by a handful of statements, each with what it missed', async () => {
  let statements = 0;
  const counted = { ...db, query: (statement: Statement) => (statements++, db.query(statement)) } as Database;
  const join = createCatchUp(counted, 'e', { position: () => 2n ** 60n, joined: () => undefined });
  await db.query(sql`insert into channel_topics (topic, seq) select 't' || n, 3 from generate_series(1, 300) n`);
  await db.query(sql`
    insert into channel_events (topic, seq, event, payload) select 't' || n, seq, 'changed', to_jsonb(seq)
    from generate_series(1, 300) n, generate_series(1, 3) seq`);
  const topics = Array.from({ length: 300 }, (_, index) => `t${index + 1}`);
  const asks = [1, 2, 3].flatMap((since) => topics.map((topic) => join(topic, { since, epoch: 'e' })));
  const replies = await Promise.all(asks);
  const missed = replies.map((reply) => reply.missed?.map(({ data }) => data));
  expect(missed).toEqual([[2, 3], [3], []].flatMap((each) => topics.map(() => each)));
  expect(statements).toBeLessThan(40);
});

test('too much missed by too many together is a reload for the last of them', async () => {
  const join = createCatchUp(db, 'e', { position: () => 2n ** 60n, joined: () => undefined });
  await db.query(sql`insert into channel_topics (topic, seq) select 't' || n, 900 from generate_series(1, 30) n`);
  await db.query(sql`
    insert into channel_events (topic, seq, event, payload) select 't' || n, seq, 'changed', '1'
    from generate_series(1, 30) n, generate_series(1, 900) seq`);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => join(`t${index + 1}`, { since: 0, epoch: 'e' })),
  );
  const [answered, reloads] = [
    replies.filter(({ missed }) => missed?.length === 900),
    replies.filter(({ reload }) => reload),
  ];
  expect([answered.length, reloads.length]).toEqual([22, 8]);
});

test('an event is numbered by another copy when the one that numbered them stops', async () => {
  const [first, second] = [await node(), await node()];
  const received = await join(phoenix(second.url), 'public:wins');
  await first.channels.stop();
  await publishTo('public:wins', 'after');
  await until(() => received.events.length === 1);
});

// shows: promise:C5
test('what a copy committed and died before waking anyone arrives all the same', async () => {
  const { url } = await node();
  const received = await join(phoenix(url), 'public:wins');
  await publishTo('public:wins', 'first');
  await until(() => received.events.length === 1);
  await leaveInOutbox(db, { topic: 'public:wins', event: 'changed', payloads: ['unannounced'] });
  await vi.waitUntil(() => received.events.length === 2, { timeout: 1000, interval: 5 });
});

test('a copy that was frozen while another took over its numbering writes no more', async () => {
  await grantLease(db, { name: 'test', epoch: 8n });
  await publishTo('public:wins', 'late');
  expect(await sequence(db, '$player:', { name: 'test', epoch: 7n })).toBe(0);
  expect(await db.query(sql`select 1 from channel_events`)).toEqual([]);
  expect(await sequence(db, '$player:', { name: 'test', epoch: 8n })).toBe(1);
});

/** 50 and 100 in the nightly run. */
const [DEATHS, DROPS] = process.env['LONG'] ? [50, 100] : [10, 20];

// shows: promise:C5
test(`a copy that dies between commit and sending, ${DEATHS} times, loses and doubles no event`, async () => {
  const { epoch } = (await join(phoenix((await node()).url), 'public:wins')).reply;
  for (let times = 1; times <= DEATHS; times++) {
    const dying = await startChannels({
      db,
      origins: new Set([ORIGIN]),
      prefix: '$player:',
      ended: async () => new Set(),
      clock: () => new Date(),
      failed: () => undefined,
    });
    await publishTo('public:wins', times);
    await dying.stop();
  }
  const last = await node();
  const numbered = () => db.query<{ count: bigint }>(sql`select count(*) as count from channel_events`);
  await vi.waitUntil(async () => (await numbered())[0]!.count === BigInt(DEATHS), { timeout: 5000 });
  const { reply } = await join(phoenix(last.url), 'public:wins', { since: 0, epoch });
  const missed = (reply.missed as { seq: number; data: number }[]) ?? [];
  expect(missed.map(({ seq, data }) => [seq, data])).toEqual(
    Array.from({ length: DEATHS }, (_, index) => [index + 1, index + 1]),
  );
});

// shows: promise:X3
test(`a client whose socket is dropped ${DROPS} times ends up with every event, in order, once`, async () => {
  const { url } = await node();
  const client = phoenix(url, undefined, { rejoinAfterMs: () => 5 });
  let last: { seq: number; epoch: string } | null = null;
  const received: number[] = [];
  const channel = client.channel('public:wins', () => (last ? { since: last.seq, epoch: last.epoch } : {}));
  const receive = ({ seq, data }: { seq: number; data: number }) => {
    if (last && seq <= last.seq) return;
    last = { epoch: last!.epoch, seq };
    received.push(data);
  };
  channel.on('changed', receive);
  let joins = 0;
  channel
    .join()
    .receive(
      'ok',
      ({ epoch, seq, missed }: { epoch: string; seq: number; missed?: { seq: number; data: number }[] }) => {
        joins++;
        last ??= { epoch, seq };
        missed?.forEach(receive);
      },
    );
  await until(() => joins === 1);
  for (let drop = 1; drop <= DROPS; drop++) {
    await publishTo('public:wins', drop);
    (client as unknown as { conn: WebSocket }).conn.close(4000);
    await until(() => joins > drop);
  }
  await until(() => received.length === DROPS);
  expect(received).toEqual(Array.from({ length: DROPS }, (_, index) => index + 1));
});

// shows: promise:X3
test('readers of a topic whose events were dropped before this copy came to them are told to begin anew', async () => {
  const topics = new Topics();
  let now = 0;
  const relay = await startRelay(db, topics, { onEvent: () => undefined, failed: () => undefined, now: () => now });
  const gaps: string[] = [];
  const received: string[] = [];
  const read = (topic: string) => {
    topics.add(topic, {
      write: (frames) => void received.push(frames.toString()),
      gap: () => void gaps.push(topic),
    });
    relay.sent.joined(topic, 1n);
  };
  ['moved on', 'moved on, and on', 'still'].forEach(read);
  await db.query(
    sql`insert into channel_topics (topic, seq) values ('moved on', 4), ('moved on, and on', 4), ('still', 1)`,
  );
  await db.query(
    sql`insert into channel_events (topic, seq, event, payload) values ('moved on, and on', 4, 'changed', '1')`,
  );
  await vi.waitUntil(() => gaps.length === 1, 5000);
  expect(gaps).toEqual(['moved on, and on']);
  now += 60_000; // It was frozen, and no events of the other topic are left.
  await vi.waitUntil(() => gaps.length === 2, 5000);
  expect([gaps, received]).toEqual([['moved on, and on', 'moved on'], []]);
  await relay.stop();
});

test('a copy that drains sends its clients away a few at a time, and takes none in', async () => {
  const { url, channels } = await node();
  const closes: number[] = [];
  const sockets = Array.from({ length: 200 }, () => new FromOrigin(`${url}/websocket?vsn=2.0.0`));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  for (const socket of sockets) socket.on('close', (code) => closes.push(code));
  const begun = performance.now();
  const drained = channels.server.drain();
  const late = new FromOrigin(`${url}/websocket?vsn=2.0.0`);
  const refused = new Promise((resolve) => late.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)));
  expect(await refused).toBe(503);
  await drained;
  const took = performance.now() - begun;
  expect(took).toBeGreaterThan(400);
  expect(took).toBeLessThan(4000);
  await until(() => closes.length === 200);
  expect(new Set(closes)).toEqual(new Set([1012]));
});

// shows: flag:tech-work
test('while the site is shut every socket ends with a code that says so, none opens until it is open', async () => {
  const { channels, url } = await node();
  const client = phoenix(url);
  const codes: number[] = [];
  client.onClose(({ code }) => void codes.push(code));
  const { events } = await join(client, 'public:wins');
  siteClosed = true;
  await until(() => codes.includes(1013));
  await publishTo('public:wins', 'meanwhile');
  await until(() => codes.length > 3);
  expect(channels.server.connections()).toBe(0);
  siteClosed = false;
  await until(() => client.isConnected());
  await publishTo('public:wins', 'after');
  await until(() => events.some(({ data }) => data === 'after'));
});
