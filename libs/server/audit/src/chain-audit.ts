import { createHash } from 'node:crypto';
import { type Database, holdLease, listen, type Queryable, run, sql } from '@croupier/server-database';
import { AUDIT_CHANNEL } from './record-audit.ts';
import { tables } from './schema.gen.ts';

const BATCH = 500;
/** Polling interval in addition to wake-ups: a process may crash after its commit, before sending one. */
const LOOK_EVERY_MS = 1000;

const GENESIS: Buffer = Buffer.alloc(32);

export const hashEntry = (previous: Buffer, seq: bigint, entry: string): Buffer =>
  createHash('sha256').update(previous).update(`${seq}\n`).update(entry).digest();

/** Returns the predecessor of the first line that is still in the log. */
export async function chainBegins(db: Queryable): Promise<{ seq: bigint; hash: Buffer }> {
  const query = tables.selectFrom('audit_archived').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1);
  const [last] = await run(db, query);
  return last ?? { seq: 0n, hash: GENESIS };
}

/**
 * Moves waiting entries into the chain, oldest first. Returns their number. Safe to run on several instances: one at a
 * time does the work.
 */
export async function chainAudit(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('croupier:audit'))`);
    const waiting = await tx.query<{ id: bigint; entry: string }>(sql`
      delete from audit_pending where id in (select id from audit_pending order by id limit ${BATCH}) returning id, entry`);
    if (waiting.length === 0) return 0;
    const [last] = await run(
      tx,
      tables.selectFrom('audit_log').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1),
    );
    let { seq, hash } = last ?? (await chainBegins(tx));
    const rows = waiting
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ entry }) => {
        seq += 1n;
        hash = hashEntry(hash, seq, entry);
        return { seq, entry, hash };
      });
    await run(tx, tables.insertInto('audit_log').values(rows));
    return rows.length;
  });
}

/** Keeps the chain up to date, on one instance of the platform. Returns a function that stops it. */
export function keepAudit(db: Database, failed: (error: unknown) => void): () => Promise<void> {
  return holdLease(
    db,
    'croupier:audit-reader',
    (signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let running = Promise.resolve();
      const wake = () => {
        running = running
          .then(async () => {
            while (!signal.aborted && (await chainAudit(db)) === BATCH);
          })
          .catch(failed);
      };
      const stop = listen(db, AUDIT_CHANNEL, wake);
      const looking = setInterval(wake, LOOK_EVERY_MS);
      signal.addEventListener(
        'abort',
        () => {
          clearInterval(looking);
          void stop()
            .then(() => running)
            .then(resolve);
        },
        { once: true },
      );
      return promise;
    },
    failed,
  );
}
