import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ControlConnection } from './control-connection.ts';
import { toDatabaseError } from './database-away.ts';
import type { Queryable } from './queryable.ts';
import type { Statement } from './sql.ts';
import { Wakes } from './wakes.ts';

export interface Transaction extends Queryable {
  readonly kind: 'transaction';
  /** Wakes who listens to the channel, once this transaction has committed. */
  wake(channel: string): void;
}

export interface Database extends Queryable {
  readonly url: string;
  /** One connection apart from the pool, for what may not wait behind it: leases, wake-ups. */
  readonly control: Queryable;
  /** Runs work in one transaction; serialisation failures and deadlocks are retried, 5 times at most. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** A connection of its own, for LISTEN and session locks. The caller ends it. */
  connect(): Promise<pg.Client>;
  /** Connections for a library that brings its own statements, with the driver's own types. The caller ends it. */
  poolForLibrary(connections: number): pg.Pool;
  close(): Promise<void>;
}

/** How long the server lets a statement run, wait for a lock, and a transaction do nothing. In milliseconds; 0: as long as it takes. */
export interface Timeouts {
  statementMs: number;
  lockMs: number;
  idleMs: number;
}

export interface DatabaseOptions {
  connections?: number;
  timeouts?: Timeouts;
  /** How long a new connection, or a free one of the pool, is waited for. In milliseconds. */
  connectMs?: number;
}

const INT8 = 20;
const DATE = 1082;
const RETRIED = new Set(['40001', '40P01']);
/** Told of every statement that follows a failed one in its transaction. */
const ALREADY_FAILED = '25P02';
const ATTEMPTS = 5;
const CONNECT_MS = 5000;
/** For tools, which one person waits for; the platform's pools have their own. Nobody holds locks without doing anything. */
const PATIENT: Timeouts = { statementMs: 600_000, lockMs: 60_000, idleMs: 10_000 };

/** The one place where the driver's number, string and bigint are settled. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return (value: string) => BigInt(value);
    if (oid === DATE) return (value: string) => value; // `1990-12-31` has no time zone.
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

const runOn = (client: pg.Pool | pg.PoolClient) =>
  async function query<Row extends object>(statement: Statement): Promise<Row[]> {
    return (await client.query<Row>(statement)).rows;
  };

/**
 * What one turn of the loop sends goes to the server in one write: with each statement written by itself a third of a batch's
 * time went to system calls. The socket behind a client is the driver's own affair, so this is the one place that touches it.
 */
function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork()); // After every promise of this turn has gone on.
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

async function attempt<Result>(
  pool: pg.Pool,
  wakes: Wakes,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const run = runOn(client);
  let over = false;
  let broken: Error | undefined;
  let cause: unknown;
  const woken = new Set<string>();
  const wake = (channel: string) => void woken.add(channel);
  async function query<Row extends object>(statement: Statement): Promise<Row[]> {
    if (over) throw new Error('the transaction is over');
    writeTogether(client);
    try {
      return await run<Row>(statement);
    } catch (error) {
      cause ??= error;
      throw error;
    }
  }
  try {
    writeTogether(client);
    // Statements are pipelined: the first ones need not wait for the answer to this one.
    const [, result] = await Promise.all([client.query('begin'), work({ kind: 'transaction', query, wake })]);
    over = true;
    const { command } = await client.query('commit');
    if (command !== 'COMMIT')
      throw new Error('a statement of the transaction failed, and its error was passed over', { cause });
    for (const channel of woken) wakes.wake(channel);
    return result;
  } catch (error) {
    over = true;
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    // Of statements sent together any may speak first; only the one that failed by itself says what to do about it.
    throw codeOf(error) === ALREADY_FAILED ? cause : error;
  } finally {
    client.release(broken);
  }
}

/** A pool whose broken connections end no process: idle ones are replaced, active ones say so by their next statement. */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ idle_in_transaction_session_timeout: PATIENT.idleMs, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens a pool on a Postgres 15 or newer. */
export function openDatabase(
  url: string,
  { connections = 16, timeouts = PATIENT, connectMs = CONNECT_MS }: DatabaseOptions = {},
): Database {
  const pool = openPool({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    max: connections,
    types,
    pipeline: true,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleMs,
  });
  const run = runOn(pool);
  const control = new ControlConnection(() => open({ pipeline: true }));
  const wakes = new Wakes(control);

  async function open(config: { pipeline?: boolean } = {}): Promise<pg.Client> {
    const client = new pg.Client({
      ...config,
      connectionString: url,
      types,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  return {
    url,
    control,
    async query<Row extends object>(statement: Statement) {
      try {
        return await run<Row>(statement);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    async transaction(work) {
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(pool, wakes, work);
        } catch (error) {
          if (tried === ATTEMPTS || !RETRIED.has(codeOf(error))) throw toDatabaseError(error);
          await setTimeout(2 ** tried);
        }
      }
    },
    connect: () => open(),
    poolForLibrary: (max) => openPool({ connectionString: url, connectionTimeoutMillis: connectMs, max }),
    async close() {
      await wakes.settled();
      await control.close();
      await pool.end();
    },
  };
}
