import { games } from '@croupier/game-math';
import { fillEvents, prune } from '@croupier/server-channels/testing';
import { type Database, dropOldKeys, type Statement, type Transaction } from '@croupier/server-database';
import { createGames } from '@croupier/server-games';
import { settleChanges } from '@croupier/server-limits';
import { createSessions } from '@croupier/server-sessions';
import { recordLedgerCheck } from '@croupier/server-wallet';

/** Duration of a job, and its longest lock of written rows. */
export interface Worked {
  job: string;
  took: number;
  held: number;
}

const writes = ({ text }: Statement): boolean => /\b(insert|update|delete|lock)\b/i.test(text);

/** Wraps the database and measures the longest time between a write and the end of its transaction. */
function timed(db: Database): { db: Database; held: () => number } {
  let longest = 0;
  const noting = (begun: number) => (longest = Math.max(longest, performance.now() - begun));
  const watched: Database = {
    ...db,
    async query(statement) {
      const begun = performance.now();
      return db.query<never>(statement).finally(() => writes(statement) && noting(begun));
    },
    async transaction(work) {
      let first = 0;
      const watch = (tx: Transaction): Transaction => ({
        ...tx,
        query: (statement) => {
          if (writes(statement)) first ||= performance.now();
          return tx.query(statement);
        },
      });
      return db.transaction((tx) => work(watch(tx))).finally(() => first > 0 && noting(first));
    },
  };
  return { db: watched, held: () => longest };
}

const clock = () => new Date();

const jobs: Readonly<Record<string, (db: Database, before: bigint) => Promise<unknown>>> = {
  'trial balance, rolling': (db) => recordLedgerCheck(db, clock()),
  'trial balance, whole': (db) => recordLedgerCheck(db, clock(), { whole: true }),
  pruning: (db, before) => prune(db, before),
  'games.sweep': (db) => createGames({ db, clock, games }).sweep(),
  'sessions.sweep': (db) => createSessions({ db, clock }).sweep(),
  'idempotency-keys.drop': (db) => dropOldKeys(db, clock()),
  'limits.settle': (db) => db.transaction((tx) => settleChanges(tx, clock())),
};

/** Runs each job once on a grown database; pruning has this many events to drop. */
export async function work(db: Database, { events }: { events: number }): Promise<Worked[]> {
  const { breaks } = await recordLedgerCheck(db, clock()); // Creates the checkpoint, which grows with a site from its first day.
  if (breaks.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(breaks[0])}`);
  // Two thirds of them are due; the earlier ones of the measurement aren't.
  const before = await fillEvents(db, { topic: 'public:jackpots', count: events, seconds: 900 });
  const worked: Worked[] = [];
  for (const [job, run] of Object.entries(jobs)) {
    const watch = timed(db);
    const begun = performance.now();
    await run(watch.db, before);
    worked.push({ job, took: performance.now() - begun, held: watch.held() });
  }
  return worked;
}
