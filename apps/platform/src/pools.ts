import { type Database, openDatabase, sql, type Timeouts } from '@croupier/server-database';
import { SettingsError } from '@croupier/server-http';
import type { Config } from './config.ts';

/** Connection pools by purpose, so that filling one pool does not affect the others. */
export interface Pools {
  /** Pool for the batches of rounds and sport bets only: as many connections as both have workers. */
  bets: Database;
  /** Pool for HTTP calls. */
  calls: Database;
  /** Pool for socket topics. */
  sockets: Database;
  /** Pool for background work: the queue, the feed, settlement. */
  jobs: Database;
}

/** Connections an instance holds outside its pools: listeners, locks, the queue's own. */
const OWN_CONNECTIONS = 12;

const QUICK: Timeouts = { statementMs: 10_000, lockMs: 5_000, idleMs: 10_000 };
const TIMEOUTS: Record<keyof Pools, Timeouts> = {
  bets: QUICK,
  calls: QUICK,
  sockets: QUICK,
  jobs: { statementMs: 120_000, lockMs: 15_000, idleMs: 10_000 },
};

export function openPools({ databaseUrl, pools }: Pick<Config, 'databaseUrl' | 'pools'>): Pools {
  const open = (name: keyof Pools) => openDatabase(databaseUrl, { connections: pools[name], timeouts: TIMEOUTS[name] });
  return { bets: open('bets'), calls: open('calls'), sockets: open('sockets'), jobs: open('jobs') };
}

/** Refuses to start if all instances together would need more connections than the database allows. */
export async function requireRoom(db: Database, { pools, copies }: Pick<Config, 'pools' | 'copies'>): Promise<void> {
  const [row] = await db.query<{ most: string }>(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`);
  const each = Object.values(pools).reduce((sum, connections) => sum + connections, OWN_CONNECTIONS);
  if (each * copies > Number(row?.most))
    throw new SettingsError(
      `${copies} copies need ${each * copies} connections, the database gives ${row?.most}: raise its max_connections or lower COPIES or POOL_CALLS.`,
    );
}
