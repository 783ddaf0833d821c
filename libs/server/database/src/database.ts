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
  /** Notifies listeners of the channel, once this transaction has committed. */
  wake(channel: string): void;
}

export interface Database extends Queryable {
  readonly url: string;
  /** Connection outside the pool for work that must not wait for it: leases, wake-ups. */
  readonly control: Queryable;
  /** Runs work in one transaction; serialization failures and deadlocks are retried, up to 5 times. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Opens a separate connection, for LISTEN and session locks. The caller ends it. */
  connect(): Promise<pg.Client>;
  /** Opens a pool for a library with its own statements and the driver's default types. The caller ends it. */
  poolForLibrary(connections: number): pg.Pool;
  close(): Promise<void>;
}

/** Server timeouts for a statement, a lock, and an idle transaction. In milliseconds; 0 disables one. */
export interface Timeouts {
  statementMs: number;
  lockMs: number;
  idleMs: number;
}

export interface DatabaseOptions {
  connections?: number;
  timeouts?: Timeouts;
  /** Longest wait for a new connection or a free one of the pool, in milliseconds. */
  connectMs?: number;
}

const INT8 = 20;
const DATE = 1082;
const RETRIED = new Set(['40001', '40P01']);
/** Error code of every statement after a failed one in its transaction. */
const ALREADY_FAILED = '25P02';
const ATTEMPTS = 5;
const CONNECT_MS = 5000;
/**
 * Timeouts for tools that a person waits for; the platform's pools set their own. The idle timeout stays short, so that
 * no idle transaction holds locks.
 */
const PATIENT: Timeouts = { statementMs: 600_000, lockMs: 60_000, idleMs: 10_000 };

/** The only place that maps the driver's types to number, string and bigint. */
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
 * Sends all statements of one event loop turn in one write: separate writes spent a third of a batch's time on system
 * calls. Uses the socket behind a client, which is internal to the driver, only here.
 */
function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork()); // After every promise of this turn has continued.
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
    // Statements are pipelined: the first ones need not wait for the answer to `begin`.
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
    // With pipelined statements any error may arrive first; the one that failed originally decides what to do.
    throw codeOf(error) === ALREADY_FAILED ? cause : error;
  } finally {
    client.release(broken);
  }
}

/**
 * Opens a pool whose broken connections never end the process: idle ones are replaced, active ones fail at their next
 * statement.
 */
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
