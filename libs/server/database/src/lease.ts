import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Time after which another instance takes over from a holder that was killed or frozen. */
const LEASE_MS = 4000;
const RENEW_MS = 1000;
/** Margin before expiry at which the holder stops, so that it never overlaps the next one. */
const MARGIN_MS = 500;

/**
 * Role that one instance currently holds. The epoch increases with every new holder: writes under an older one are
 * refused.
 */
export interface Lease {
  name: string;
  epoch: bigint;
}

type Work = (signal: AbortSignal, lease: Lease) => Promise<void>;

/**
 * Runs work on one instance of the platform at a time: the holder of the lease. The signal aborts before an unrenewed
 * lease expires. A frozen instance can't notice in time, so its writes must include the epoch. Work that ends or throws
 * restarts a second later; `failed` gets the error. Returns a function that stops it.
 */
export function holdLease(
  db: Database,
  name: string,
  work: Work,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const holder = randomUUID();
  const stopped = new AbortController();
  const done = loop();

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      const asked = performance.now();
      const epoch = await take(db, name, holder).catch(() => null); // A lost database fails again on the next attempt.
      if (epoch !== null && !stopped.signal.aborted) await hold({ name, epoch }, asked);
      await wait(RENEW_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  async function hold(lease: Lease, taken: number): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, stopped.signal]);
    const end = () => over.abort();
    const left = (since: number) => Math.max(0, since + LEASE_MS - MARGIN_MS - performance.now());
    let expiry = setTimeout(end, left(taken));
    const renewing = (async () => {
      while (await wait(RENEW_MS, true, { signal }).catch(() => false)) {
        const asked = performance.now();
        const epoch = await take(db, name, holder).catch(() => undefined); // Database away: the expiry decides.
        if (epoch === undefined) continue;
        if (epoch !== lease.epoch) return end();
        clearTimeout(expiry);
        expiry = setTimeout(end, left(asked));
      }
    })();
    try {
      await work(signal, lease).catch(failed);
    } finally {
      end();
      await renewing;
      clearTimeout(expiry);
      await giveBack(db, lease, holder).catch(() => undefined); // Otherwise it expires.
    }
  }

  return async () => {
    stopped.abort();
    await done;
  };
}

/** Takes or renews the lease; returns its epoch, or null while another process holds it. */
async function take(db: Database, name: string, holder: string): Promise<bigint | null> {
  const [row] = await db.control.query<{ epoch: bigint }>({
    name: 'database_take_lease',
    ...sql`
      insert into leases as lease (name, holder, epoch, held_until)
      select ${name}::text, ${holder}::uuid, 1, clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})
      where not exists (select from leases where name = ${name} and holder <> ${holder} and held_until > clock_timestamp())
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until,
        epoch = lease.epoch + case when lease.holder = excluded.holder then 0 else 1 end
      where lease.holder = excluded.holder or lease.held_until <= clock_timestamp()
      returning epoch`,
  });
  return row?.epoch ?? null;
}

async function giveBack(db: Database, { name, epoch }: Lease, holder: string): Promise<void> {
  await db.control.query(sql`
    update leases set held_until = '-infinity' where name = ${name} and epoch = ${epoch} and holder = ${holder}`);
}
