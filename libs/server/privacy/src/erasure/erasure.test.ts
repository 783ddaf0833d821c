import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrations as audit, readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import { type Database } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrations as players, readOwnPlayer, updatePlayer } from '@croupier/server-players';
import { insertPlayer, testPlayers } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import {
  askForErasure,
  cancelErasure,
  dueErasure,
  erasePlayers,
  type ErasureContext,
  forgetEndedExclusions,
  migrations,
  readErasure,
  type Unsettled,
  wasErasedExcluded,
} from '../index.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-01T12:00:00Z');

let db: Database;
let now: Date;
let playerId: number;
let email: string;
/** Stubs for the other domains. */
let money: { currency: 'EUR' | 'JPY'; amount: bigint }[];
let open: Unsettled[];
let excluded: { until: Date | null } | null;
let done: string[];
let context: ErasureContext;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, migrations], { connections: 20 });
});
afterAll(() => db.close());
beforeEach(async () => {
  now = START;
  [money, open, excluded, done] = [[], [], null, []];
  email = `${randomUUID()}@example.test`;
  playerId = await insertPlayer(db, { email });
  context = {
    db,
    clock: () => now,
    balances: async () => money,
    unsettled: async () => open,
    exclusion: async () => excluded,
    giveUp: async (_, { amount, currency }) => {
      done.push(`gave up ${amount} ${currency}`);
      money = [];
    },
    endSessions: async () => done.push('sessions ended'),
    deadPasswordHash: async () => 'no password',
    steps: [
      { name: 'one', run: async () => void done.push('one') },
      { name: 'two', run: async () => void done.push('two') },
    ],
    onAsked: async () => void done.push('mail: asked'),
    onCancelled: async (_, __, why) => void done.push(`mail: ${why}`),
  };
});

const ask = (giveUpRemainder = false) => askForErasure(context, { playerId, giveUpRemainder });
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const signIn = () => db.transaction((tx) => cancelErasure(context, tx, playerId));
const player = () => readOwnPlayer(db, playerId);
const kinds = async () => {
  await chainAudit(db);
  return (await readAudit(db, playerId)).map(({ kind }) => kind).toReversed();
};

// shows: promise:G2
test('fourteen days after it was asked for nothing of the account leads to its person, to the second', async () => {
  expect(await ask()).toEqual(new Date(START.getTime() + 14 * DAY_MS));
  expect(done).toEqual(['sessions ended', 'mail: asked']);
  later(14 * DAY_MS - 1000);
  await erasePlayers(context);
  expect((await player()).email).toBe(email);
  later(1000);
  await erasePlayers(context);
  expect(await player()).toMatchObject({
    email: `erased-${playerId}@erased.invalid`,
    first_name: null,
    last_name: null,
    date_of_birth: null,
    mobile_phone: null,
    address: null,
    postal_code: null,
    city: null,
    edition: 'default',
  });
  expect(done.slice(2)).toEqual(['sessions ended', 'one', 'two']);
  expect(await kinds()).toEqual(['erasure_asked', 'erased']);
});

test('asked for fifty times at once it is one, on one day', async () => {
  const days = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(days.map(Number)).size).toBe(1);
  expect(done.filter((what) => what === 'mail: asked')).toHaveLength(1);
});

// shows: topic:privacy
test('who signs in meanwhile keeps the account', async () => {
  await ask();
  later(13 * DAY_MS);
  await Promise.all([signIn(), signIn(), signIn()]);
  expect(done.filter((what) => what === 'mail: signed_in')).toHaveLength(1);
  expect(
    (await readOutbox(db, { topic: 'privacy', player: playerId })).map(({ event, payload }) => [
      event,
      payload['state'],
    ]),
  ).toEqual([
    ['erasure', 'asked'],
    ['erasure', 'cancelled'],
  ]);
  later(30 * DAY_MS);
  await erasePlayers(context);
  expect((await player()).email).toBe(email);
  expect(await dueErasure(db, playerId)).toBeNull();
  await ask();
});

test('signing in just when the day has come: the account is kept, or nobody is signed in', async () => {
  for (let round = 0; round < 20; round++) {
    playerId = await insertPlayer(db);
    now = START;
    await ask();
    later(14 * DAY_MS);
    const [signedIn] = await Promise.allSettled([signIn(), erasePlayers(context)]);
    const isErased = (await player()).first_name === null;
    expect(signedIn.status).toBe(isErased ? 'rejected' : 'fulfilled');
    if (signedIn.status === 'rejected') expect(signedIn.reason).toMatchObject({ code: 'wrong_credentials' });
  }
});

test('money has to be withdrawn first; what is too little for that may be given up', async () => {
  money = [{ currency: 'EUR', amount: 1_000n }];
  await expect(ask(true)).rejects.toMatchObject({ code: 'erasure_money' });
  money = [{ currency: 'EUR', amount: 999n }];
  await expect(ask()).rejects.toMatchObject({ code: 'erasure_money' });
  expect(await readErasure(context, playerId)).toMatchObject({
    to_withdraw: [],
    remainder: [{ currency: 'EUR', amount_cents: 999 }],
  });
  await ask(true);
  later(14 * DAY_MS);
  await erasePlayers(context);
  expect(done).toContain('gave up 999 EUR');
  expect((await player()).first_name).toBeNull();
});

test('open bets are waited for, a day at a time', async () => {
  open = ['holds'];
  await ask();
  later(14 * DAY_MS);
  await erasePlayers(context);
  expect((await player()).email).toBe(email);
  open = [];
  await erasePlayers(context);
  expect((await player()).email).toBe(email);
  later(DAY_MS);
  await erasePlayers(context);
  expect((await player()).first_name).toBeNull();
});

test('a bet that won meanwhile keeps the account, and its player is told', async () => {
  await ask(true);
  money = [{ currency: 'JPY', amount: 90_000n }];
  later(14 * DAY_MS);
  await erasePlayers(context);
  expect([(await player()).email, done.at(-1)]).toEqual([email, 'mail: money']);
  expect(await dueErasure(db, playerId)).toBeNull();
});

test('killed at any step it goes on, and what is done is not done twice', async () => {
  await ask();
  later(14 * DAY_MS);
  let fails = true;
  const breaking: ErasureContext = {
    ...context,
    steps: [
      ...context.steps,
      {
        name: 'three',
        run: async () => {
          if (fails) throw new Error('killed');
          done.push('three');
        },
      },
    ],
  };
  await expect(erasePlayers(breaking)).rejects.toThrow('could not be erased');
  expect((await player()).first_name).toBeNull();
  await expect(signIn()).rejects.toMatchObject({ code: 'wrong_credentials' });
  fails = false;
  await Promise.all([erasePlayers(breaking), erasePlayers(breaking)]);
  await erasePlayers(breaking);
  expect((await kinds()).filter((kind) => kind === 'erased')).toHaveLength(1);
  expect(done.filter((what) => what === 'sessions ended')).toHaveLength(2);
});

test('an account that can’t be erased keeps nobody else’s from it', async () => {
  const poisoned = playerId;
  await ask();
  playerId = await insertPlayer(db);
  await ask();
  later(14 * DAY_MS);
  const steps = [
    {
      name: 'one',
      run: async (_: unknown, id: number) => {
        if (id === poisoned) throw new Error('broken');
      },
    },
  ];
  await expect(erasePlayers({ ...context, steps })).rejects.toThrow('could not be erased');
  expect(await kinds()).toContain('erased');
});

// shows: promise:L6
test('who ends an account while excluded is recognised until the exclusion ends, by email, phone, or name and birth', async () => {
  const until = new Date(START.getTime() + 100 * DAY_MS);
  excluded = { until };
  const { mobile_phone, first_name, last_name, date_of_birth } = await player();
  await ask();
  later(14 * DAY_MS);
  await erasePlayers(context);
  const known = (person: Parameters<typeof wasErasedExcluded>[1]) => wasErasedExcluded(db, person, now);
  expect(await known({ email: email.toUpperCase() })).toBe(true);
  expect(await known({ mobile_phone })).toBe(true);
  expect(await known({ first_name, last_name: last_name?.toUpperCase(), date_of_birth })).toBe(true);
  expect(await known({ email: 'somebody@example.test', first_name, last_name, date_of_birth: '1991-04-01' })).toBe(
    false,
  );
  const written = { first_name: `${first_name}\u0301`, last_name: `${last_name}’`, date_of_birth };
  expect(await known(written)).toBe(true);
  expect(await known({ email: email.replace('@', '+2@') })).toBe(true);
  expect(await known({})).toBe(false);
  now = until;
  expect(await known({ email })).toBe(false);
  await forgetEndedExclusions(db, now);
});

// shows: promise:L6
test.each([
  ['a later end', new Date(START.getTime() + 100 * DAY_MS)],
  ['no end', null],
])('of two accounts with one phone the exclusion with %s counts', async (_, longer) => {
  const { mobile_phone } = await player();
  const second = await insertPlayer(db);
  await updatePlayer(testPlayers(db), { playerId: second, changes: { mobile_phone }, requireRecentPassword: () => {} });
  for (const [id, until] of [
    [playerId, longer],
    [second, new Date(START.getTime() + 20 * DAY_MS)],
  ] as const) {
    [playerId, excluded, now] = [id, { until }, START];
    await ask();
    later(14 * DAY_MS);
    await erasePlayers(context);
  }
  later(30 * DAY_MS);
  expect(await wasErasedExcluded(db, { mobile_phone }, now)).toBe(true);
});

test('who was not excluded leaves no trace to be recognised by, and the email is free', async () => {
  await ask();
  later(14 * DAY_MS);
  await erasePlayers(context);
  expect(await wasErasedExcluded(db, { email }, now)).toBe(false);
  expect(await insertPlayer(db, { email })).not.toBe(playerId);
});
