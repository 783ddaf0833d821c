import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PushDeviceOrder, type PushTopic, Refusal } from '@croupier/contracts';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { handle, migrateJobs, runJobs } from '@croupier/server-jobs';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import {
  forgetPushDevices,
  migrations,
  notifyPlayers,
  ownPushDevices,
  type PushContext,
  pushJob,
  pushKeys,
  pushPost,
  readPushDevices,
  savePushDevice,
  sendNotice,
} from './index.ts';
import { notices, wordsOf } from './notices.ts';
import type { PushMessage } from './post.ts';

const SERVICE = 'https://push.example';
const MOST_DEVICES = 10;

let db: Database;
let context: PushContext;
let sent: PushMessage[];
/** Status the push service responds with. */
let status: number;
let now: Date;
let ada: number;
let ben: number;

beforeEach(async () => {
  db = await testDatabase([audit, players, wallet, migrations], { connections: 12, prepare: migrateJobs });
  sent = [];
  status = 201;
  now = new Date('2026-11-27T08:00:00Z');
  context = {
    ...{ db, clock: () => now, keys: pushKeys(randomBytes(32).toString('base64url')), services: [SERVICE] },
    post: async (message) => {
      sent.push(message);
      return status;
    },
    ...{ casinoOrigin: 'https://casino.example', sportOrigin: 'https://sport.casino.example' },
  };
  [ada, ben] = [await insertPlayer(db), await insertPlayer(db)];
});
afterEach(() => db.close());

function browser(name: string = randomBytes(4).toString('hex')): Omit<PushDeviceOrder, 'topics'> {
  const pair = createECDH('prime256v1');
  return {
    endpoint: `${SERVICE}/send/${name}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const save = (playerId: number, order: Omit<PushDeviceOrder, 'topics'>, topics: PushTopic[] = ['payments']) =>
  savePushDevice(context, { playerId, order: { ...order, topics } });

/** Runs all waiting jobs once. */
async function sendAll(): Promise<unknown[]> {
  const errors: unknown[] = [];
  const waiting = async () => {
    const [row] = await db.query<{ left: bigint }>(
      sql`select count(*) as left from graphile_worker.jobs where attempts = 0 or locked_at is not null`,
    );
    return row!.left;
  };
  const handlers = [handle(pushJob, (order, signal) => sendNotice(context, order, signal))];
  const stop = runJobs(db, { handlers, onError: (error) => errors.push(error) });
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0n);
  await stop();
  return errors;
}

test('a player is told on the browsers that asked for the topic, and nobody else is', async () => {
  const [phone, laptop, other] = [browser('phone'), browser('laptop'), browser('other')];
  await save(ada, phone, ['payments', 'bets']);
  await save(ada, laptop, ['bets']);
  await save(ben, other, ['payments']);
  await db.transaction((tx) => notifyPlayers(tx, 'payout_paid', [ada]));
  expect(await sendAll()).toEqual([]);
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint]);
  expect(sent[0]!.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 86_400, Topic: 'payout_paid' });
});

test('of a change that is taken back nobody is told', async () => {
  await save(ada, browser());
  const failing = db.transaction(async (tx) => {
    await notifyPlayers(tx, 'payout_paid', [ada]);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await sendAll()).toEqual([]);
  expect(sent).toEqual([]);
});

test('thirty bets that end together are one notice', async () => {
  await save(ada, browser(), ['bets']);
  await Promise.all(
    Array.from({ length: 30 }, () => db.transaction((tx) => notifyPlayers(tx, 'bet_settled', [ada, ben]))),
  );
  await sendAll();
  expect(sent).toHaveLength(1);
});

test('what is switched off before it is sent is not sent', async () => {
  const phone = browser();
  await save(ada, phone);
  await notifyPlayers(db, 'payout_paid', [ada]);
  await save(ada, phone, []);
  expect(await readPushDevices(db, ada)).toEqual([]);
  await sendAll();
  expect(sent).toEqual([]);
});

test.each([403, 404, 410])('a browser that has gone, which is answered %i, is forgotten', async (answer) => {
  await save(ada, browser());
  await notifyPlayers(db, 'payout_paid', [ada]);
  status = answer;
  expect(await sendAll()).toEqual([]);
  expect(await readPushDevices(db, ada)).toEqual([]);
});

test('a service that was taken off the list is not called any more', async () => {
  await save(ada, browser());
  context.services = ['https://another.example'];
  await notifyPlayers(db, 'payout_paid', [ada]);
  expect(await sendAll()).toEqual([]);
  expect(sent).toEqual([]);
  expect(await readPushDevices(db, ada)).toEqual([]);
});

test('a push service that is busy or broken is tried again later, and the browser stays', async () => {
  await save(ada, browser());
  for (const answer of [429, 500, 302, 400]) {
    status = answer;
    await notifyPlayers(db, 'payout_paid', [ada]);
    expect(await sendAll()).toEqual([new Error(`push service answered ${answer}`)]);
  }
  expect(await readPushDevices(db, ada)).toHaveLength(1);
});

test('a browser belongs to whoever asked last', async () => {
  const shared = browser();
  await save(ada, shared);
  await save(ben, shared);
  expect(await readPushDevices(db, ada)).toEqual([]);
  expect(await readPushDevices(db, ben)).toMatchObject([{ topics: ['payments'] }]);
  await save(ada, shared, []); // A tab left open changes nothing for the new owner.
  expect(await readPushDevices(db, ben)).toHaveLength(1);
});

test('asked a hundred times at once a browser is one, and of eleven the first is forgotten', async () => {
  const phone = browser();
  await Promise.all(Array.from({ length: 100 }, () => save(ada, phone)));
  expect(await readPushDevices(db, ada)).toHaveLength(1);
  for (let more = 0; more < MOST_DEVICES; more++) {
    now = new Date(now.getTime() + 1000);
    await save(ada, browser());
  }
  const left = await ownPushDevices(db, ada);
  expect(left).toHaveLength(MOST_DEVICES);
  expect(left).not.toContainEqual(expect.objectContaining({ added_at: new Date('2026-11-27T08:00:00Z') }));
});

test('an address that is no push service’s, and a key that is none, are refused', async () => {
  const inside = { ...browser(), endpoint: 'https://127.0.0.1/metrics' };
  await expect(save(ada, inside)).rejects.toEqual(new Refusal('push_service_unknown', { path: ['endpoint'] }));
  const noKey = { ...browser(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  await expect(save(ada, noKey)).rejects.toEqual(new Refusal('invalid', { path: ['p256dh'] }));
  context.keys = null;
  await expect(save(ada, browser())).rejects.toEqual(new Refusal('push_unavailable'));
});

test('who left is told nothing, and until then sees in their data which browsers are', async () => {
  await save(ada, browser());
  expect(await ownPushDevices(db, ada)).toEqual([
    { push_service: 'push.example', topics: ['payments'], added_at: now },
  ]);
  await db.transaction((tx) => forgetPushDevices(tx, ada));
  await notifyPlayers(db, 'payout_paid', [ada]);
  await sendAll();
  expect(sent).toEqual([]);
});

test('a push service that hangs or is not there is given up on', async () => {
  const post = pushPost('http://127.0.0.1:9');
  const message = { endpoint: 'http://push.sandbox.localhost:4200/v1/push/x', headers: {}, body: Buffer.from('x') };
  await expect(post(message, new AbortController().signal)).rejects.toThrow();
  await expect(post({ ...message, endpoint: 'https://127.0.0.1:9/x' }, AbortSignal.abort())).rejects.toThrow();
});

test('no notice holds a figure: others may see the screen', () => {
  for (const kind of Object.keys(notices) as (keyof typeof notices)[])
    for (const locale of ['en', 'de', 'ja', 'no', 'fr-CA', 'es-MX', 'pt-BR'] as const) {
      const { title, body } = wordsOf(kind, locale);
      expect(`${title} ${body}`).not.toMatch(/\d/);
      expect(title.length).toBeLessThan(60);
    }
});
