import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Database,
  dropOldKeys,
  holdLease,
  idempotent,
  kysely,
  listen,
  openDatabase,
  OUTBOX_CHANNEL,
  publish,
  run,
  sql,
  type Statement,
} from './index.ts';
import { testDatabase } from './testing/index.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`create table counters (id int primary key, value bigint not null)`);
  await db.query(sql`insert into counters values (1, 0), (2, 0)`);
});
afterAll(() => db.close());

// shows: promise:M2
test('int8 arrives as bigint, timestamps as Date, beyond what a double holds', async () => {
  const [row] = await db.query(sql`select ${2n ** 60n}::bigint as big, now() as at`);
  expect(row).toEqual({ big: 2n ** 60n, at: expect.any(Date) });
});

test('a built statement runs in the transaction it is given, and is undone with it', async () => {
  const tables = kysely<{ counters: { id: number; value: bigint } }>();
  const add = tables.updateTable('counters').set((row) => ({ value: row('value', '+', 5n) }));
  const failed = db.transaction(async (tx) => {
    const changed = await run(tx, add.where('id', '=', 1).returning('value'), 'test_add');
    expect(changed).toEqual([{ value: 5n }]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await run(db, tables.selectFrom('counters').select('value').where('id', '=', 1))).toEqual([{ value: 0n }]);
});

test('every type of a column arrives as the generated types say', async () => {
  const [row] = await db.query(sql`
    select 1::int2 as int2, 1::int8 as int8, 1.5::float8 as float8, 1::numeric as numeric, true as bool, '\\x00'::bytea as bytea,
      gen_random_uuid() as uuid, date '2026-01-01' as date, now() as timestamptz, '{}'::jsonb as jsonb,
      array[1] as ints, array[1::int8] as bigints, array[gen_random_uuid()] as uuids`);
  expect(row).toEqual({
    int2: 1,
    int8: 1n,
    float8: 1.5,
    numeric: '1',
    bool: true,
    bytea: expect.any(Buffer),
    uuid: expect.any(String),
    date: '2026-01-01',
    timestamptz: expect.any(Date),
    jsonb: {},
    ints: [1],
    bigints: ['1'],
    uuids: [expect.any(String)],
  });
});

test('a failed transaction leaves nothing behind', async () => {
  const failed = db.transaction(async (tx) => {
    await tx.query(sql`update counters set value = 99 where id = 1`);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await db.query(sql`select value from counters where id = 1`)).toEqual([{ value: 0n }]);
});

test('statements of one transaction may be sent together; one that fails undoes all', async () => {
  const together = (third: number) =>
    db.transaction((tx) =>
      Promise.all([
        tx.query(sql`insert into counters values (3, 1)`),
        tx.query(sql`insert into counters values (4, 1)`),
        tx.query(sql`insert into counters values (${third}, 1)`),
      ]),
    );
  await expect(together(1)).rejects.toMatchObject({ code: '23505' });
  expect(await db.query(sql`select id from counters order by id`)).toEqual([{ id: 1 }, { id: 2 }]);
  await together(5);
  await db.query(sql`delete from counters where id > 2`);
});

test('a transaction that passes over a failed statement ends with an error: nothing was committed', async () => {
  const passedOver = db.transaction(async (tx) => {
    await tx.query(sql`update counters set value = 99 where id = 1`);
    await tx.query(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow('passed over');
  expect(await db.query(sql`select value from counters where id = 1`)).toEqual([{ value: 0n }]);
});

test('of statements sent together, the one that failed by itself is the error, however deep it was asked', async () => {
  const deep = (levels: number, ask: () => Promise<unknown>): Promise<unknown> =>
    levels === 0 ? ask() : (async () => await deep(levels - 1, ask))();
  const fail = () =>
    db.transaction((tx) =>
      Promise.all([deep(20, () => tx.query(sql`select 1 / 0`)), tx.query(sql`select 1`), tx.query(sql`select 2`)]),
    );
  const codes = (await Promise.allSettled(Array.from({ length: 20 }, fail))).map(
    (result) => result.status === 'rejected' && result.reason.code,
  );
  expect(new Set(codes)).toEqual(new Set(['22012']));
});

test('a statement that comes after the end of its transaction is refused', async () => {
  let late = (): Promise<unknown> => Promise.resolve();
  await db.transaction(async (tx) => (late = () => tx.query(sql`update counters set value = 99`)));
  await expect(late()).rejects.toThrow('over');
});

// shows: promise:C4
test('two transactions that deadlock both succeed in the end', async () => {
  const both = { arrived: 0, go: () => undefined as void };
  const met = new Promise<void>((resolve) => (both.go = resolve));
  const move = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.query(sql`update counters set value = value + 1 where id = ${first}`);
      if (++both.arrived === 2) both.go();
      await met;
      await tx.query(sql`update counters set value = value + 1 where id = ${second}`);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(await db.query(sql`select value from counters order by id`)).toEqual([{ value: 2n }, { value: 2n }]);
});

// shows: promise:C2
test('one key 50 times in parallel has one effect and one answer; another body is refused', async () => {
  await db.query(sql`update counters set value = 0`);
  const once = { owner: 'player:1', key: randomUUID(), input: { amount: 5 }, now: new Date() };
  const ask = (input: unknown) =>
    db.transaction((tx) =>
      idempotent(tx, { ...once, input }, async () => {
        await tx.query(sql`update counters set value = value + 1 where id = 1`);
        return { answer: randomUUID() };
      }),
    );
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask(once.input)));
  expect(new Set(replies.map((reply) => reply.answer)).size).toBe(1);
  expect(await db.query(sql`select value from counters where id = 1`)).toEqual([{ value: 1n }]);
  await expect(ask({ amount: 6 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('work that is refused leaves its key free', async () => {
  const once = { owner: 'player:1', key: randomUUID(), input: null, now: new Date() };
  const ask = (work: () => Promise<string>) => db.transaction((tx) => idempotent(tx, once, work));
  await expect(ask(async () => Promise.reject(new Error('no funds')))).rejects.toThrow('no funds');
  expect(await ask(async () => 'done')).toBe('done');
});

// shows: promise:C2
test('a key is free again after a day', async () => {
  const once = { owner: 'player:1', key: randomUUID(), input: null, now: new Date() };
  const ask = (answer: string) => db.transaction((tx) => idempotent(tx, once, async () => answer));
  await ask('first');
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await dropOldKeys(db, later(23));
  expect(await ask('second')).toBe('first');
  await dropOldKeys(db, later(25));
  expect(await ask('third')).toBe('third');
});

test('a listener whose connection breaks as it opens goes on with one other, not two', async () => {
  let opened = 0;
  const cutOnce = async () => {
    const client = await db.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (++opened === 1) await db.query(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    return client;
  };
  let stop: () => Promise<void> = async () => undefined;
  await new Promise<void>((resolve) => (stop = listen({ ...db, connect: cutOnce }, 'cut', () => resolve())));
  await stop();
  expect(opened).toBe(2);
});

const win = (win_amount_cents: number) => ({
  game_identifier: 'harbour-lights',
  win_amount_cents,
  currency: 'EUR' as const,
  nickname: 'W***a',
  won_at: '2026-11-20T10:00:00.000Z',
});

// shows: promise:C5
test('what is published is received after the commit, and not when the transaction fails', async () => {
  let received = () => undefined as void;
  const once = () => new Promise<void>((resolve) => (received = resolve));
  const connected = once();
  const stop = listen(db, OUTBOX_CHANNEL, () => received());
  await connected;
  const failed = db.transaction(async (tx) => {
    await publish(tx, { topic: 'public:wins', event: 'win', payload: win(1) });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow();
  const notified = once();
  await db.transaction((tx) => publish(tx, { topic: 'public:wins', event: 'win', payload: win(2) }));
  await notified;
  expect(await db.query(sql`select topic, event, payload from outbox`)).toEqual([
    { topic: 'public:wins', event: 'win', payload: win(2) },
  ]);
  await stop();
});

test('a payload leaves as its contract has it, and one that breaks the contract ends the transaction', async () => {
  const published = (payload: object) =>
    db.transaction(async (tx) => {
      await publish(tx, { topic: 'public:wins', event: 'win', payload: payload as ReturnType<typeof win> });
      return (await tx.query<{ payload: unknown }>(sql`select payload from outbox order by id desc limit 1`))[0]!
        .payload;
    });
  expect(await published({ ...win(3), email: 'ada@example.test' })).toEqual(win(3));
  await expect(published({ ...win(4), win_amount_cents: 0.5 })).rejects.toThrow(/integer/);
});

const fail = (error: unknown) => {
  throw error;
};

test('work that fails is reported and begun again', async () => {
  const failures: unknown[] = [];
  let turns = 0;
  await new Promise<void>((resolve) => {
    const stop: () => Promise<void> = holdLease(
      db,
      'failing',
      async () => {
        if (++turns === 1) throw new Error('once');
        void stop().then(resolve);
      },
      (error) => failures.push(error),
    );
  });
  expect(failures).toEqual([new Error('once')]);
});

// shows: operation:run-once
test('one copy works at a time, and another takes over when it stops', async () => {
  const order: string[] = [];
  const started = (name: string, then: () => void) => async (signal: AbortSignal) => {
    order.push(name);
    then();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  };
  let stopFirst: () => Promise<void> = async () => undefined;
  await new Promise<void>((resolve) => (stopFirst = holdLease(db, 'feed', started('first', resolve), fail)));
  const second = new Promise<() => Promise<void>>((resolve) => {
    const stop: () => Promise<void> = holdLease(
      db,
      'feed',
      started('second', () => resolve(stop)),
      fail,
    );
  });
  await stopFirst();
  await (
    await second
  )();
  expect(order).toEqual(['first', 'second']);
});

// shows: operation:run-once
test('a copy that stopped renewing is followed by another, under a higher epoch', async () => {
  await db.query(sql`
    insert into leases (name, holder, epoch, held_until) values ('frozen', gen_random_uuid(), 7, now() + interval '1 second')`);
  const begun = Promise.withResolvers<bigint>();
  const stop = holdLease(db, 'frozen', async (_, { epoch }) => begun.resolve(epoch), fail);
  expect(await begun.promise).toBe(8n);
  await stop();
});

test('a holder whose lease was taken over stops', async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stop = holdLease(
    db,
    'taken',
    async (signal) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      ended.resolve();
    },
    fail,
  );
  await begun.promise;
  await db.query(sql`
    update leases set holder = gen_random_uuid(), epoch = epoch + 1, held_until = now() + interval '1 hour' where name = 'taken'`);
  await ended.promise;
  await stop();
  expect(await db.query(sql`select epoch from leases where name = 'taken' and held_until > now()`)).toHaveLength(1);
});

test('a lease that cannot be renewed ends before another copy may take it', async () => {
  const held: number[] = [];
  let away = false;
  const cut = {
    ...db,
    control: {
      query: (statement: Statement) => (away ? new Promise<never>(() => undefined) : db.control.query(statement)),
    },
  };
  const begun = Promise.withResolvers<void>();
  void holdLease(
    cut as Database,
    'unrenewed',
    async (signal) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      const rows = await db.query(sql`select 1 from leases where name = 'unrenewed' and held_until > now()`);
      held.push(rows.length);
    },
    fail,
  );
  await begun.promise;
  away = true;
  await vi.waitUntil(() => held.length > 0, 10_000);
  expect(held).toEqual([1]);
});

const HURRIED = { statementMs: 200, lockMs: 50, idleMs: 200 };

test('a statement, a lock and an idle transaction that take too long are given up, and named as a busy database', async () => {
  const hurried = openDatabase(db.url, { connections: 2, timeouts: HURRIED });
  const busy = { name: 'DatabaseAway', busy: true };
  await expect(hurried.query(sql`select pg_sleep(5)`)).rejects.toMatchObject({ ...busy, code: '57014' });
  await db.transaction(async (tx) => {
    await tx.query(sql`select 1 from counters where id = 1 for update`);
    const second = hurried.transaction((other) => other.query(sql`update counters set value = 1 where id = 1`));
    await expect(second).rejects.toMatchObject({ ...busy, code: '55P03' });
  });
  const idle = hurried.transaction(async (tx) => {
    await tx.query(sql`select 1`);
    await db.query(sql`select pg_sleep(0.6)`);
    await tx.query(sql`select 1`);
  });
  await expect(idle).rejects.toMatchObject({ name: 'DatabaseAway' });
  expect(await hurried.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await hurried.close();
});

test('a database that cannot be reached is away, not busy', async () => {
  const nowhere = openDatabase('postgres://127.0.0.1:1/none', { connections: 1 });
  await expect(nowhere.query(sql`select 1`)).rejects.toMatchObject({ name: 'DatabaseAway', busy: false });
  await nowhere.close();
});
