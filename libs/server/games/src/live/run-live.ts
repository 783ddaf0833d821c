import { setTimeout as wait } from 'node:timers/promises';
import { holdLease, publish, run } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { advanceTable, type LiveClock, nextStep, type Standing } from './advance.ts';
import { readCrowd } from './crowd.ts';
import { definitionOf, type RoundRow, type StoredTable } from './rows.ts';
import { settleRound } from './settle.ts';
import { ensureLiveTables } from './stored-tables.ts';

/** However far the next step is, a copy looks so often: another may have died, or a sleeping table been woken. */
const MOST_MS = 1_000;
const LEAST_MS = 20;
/** A salt that is not there yet is asked for so often. */
const SALT_MS = 250;
const CROWD_MS = 1_000;
/** Rounds that wait for their payment: more than a table each only after a long absence. */
const MOST_UNPAID = 100;

/**
 * The clock of the live tables. Every copy of the platform runs one: each step is one copy's, by the row of its table, so
 * that the others go on where one was killed. What a crowd bets is told by one of them. Returns a function that stops it.
 */
export function runLive(clock: LiveClock): () => Promise<void> {
  const { db, onError } = clock;
  const stopped = new AbortController();
  const { signal } = stopped;
  const done = (async () => {
    let made = false;
    while (!signal.aborted) {
      let left = MOST_MS;
      try {
        if (!made) await ensureLiveTables(db);
        made = true;
        left = await advanceLive(clock);
      } catch (error) {
        onError(error);
      }
      await wait(left, undefined, { signal }).catch(() => undefined);
    }
  })();
  const stopCrowds = holdLease(db, 'live_crowds', (over) => publishCrowds(clock, over), onError);
  return async () => {
    stopped.abort();
    await Promise.all([done, stopCrowds()]);
  };
}

/** Does all that is due, at every table at once, and answers in how many milliseconds to look again. */
export async function advanceLive(clock: LiveClock): Promise<number> {
  const standings = await readStandings(clock);
  const stored = standings.map(({ table }) => table);
  await Promise.all([...standings.map((standing) => advanceTable(clock, standing)), settleUnpaid(clock, stored)]);
  const now = clock.clock();
  const lefts = (await readStandings(clock)).map((standing) => leftTo(standing, now));
  return Math.max(LEAST_MS, Math.min(MOST_MS, ...lefts));
}

function leftTo(standing: Standing, now: Date): number {
  const due = nextStep(standing, now);
  if (!due) return MOST_MS;
  const left = due.at.getTime() - now.getTime();
  return due.step === 'draw' && left <= 0 ? SALT_MS : left;
}

async function readStandings({ db }: LiveClock): Promise<Standing[]> {
  const rows = await run(
    db,
    tables
      .selectFrom('live_tables as t')
      .leftJoin('live_rounds as r', (join) => join.onRef('r.table_id', '=', 't.id').onRef('r.number', '=', 't.round'))
      .select(['t.id', 't.slug', 't.awake_until'])
      .select(columns.live_rounds.map((name) => `r.${name}` as const)),
  );
  return rows.flatMap(({ id, slug, awake_until, ...row }) => {
    const definition = definitionOf(slug);
    if (!definition) return []; // No longer on offer.
    const round = row.number === null ? null : (row as unknown as RoundRow);
    return { table: { ...definition, id }, awakeUntil: awake_until, round };
  });
}

/** Pays rounds that are over. Its failures are told and tried again: the tables go on. */
async function settleUnpaid(clock: LiveClock, stored: readonly StoredTable[]): Promise<void> {
  const unpaid = await run(
    clock.db,
    tables
      .selectFrom('live_rounds')
      .select(['table_id', 'number'])
      .where('paid_at', 'is', null)
      .where('state', '=', 'over')
      .limit(MOST_UNPAID),
  );
  for (const { table_id, number } of unpaid) {
    const table = stored.find(({ id }) => id === table_id);
    if (table) await settleRound(clock, table, number).catch(clock.onError);
  }
}

/** Tells each table once a second what is bet on its round, where that is something else than it was. */
async function publishCrowds(clock: LiveClock, signal: AbortSignal): Promise<void> {
  const sent = new Map<bigint, string>();
  while (!signal.aborted) {
    for (const { table, round } of await readStandings(clock)) {
      if (round?.state !== 'open' && round?.state !== 'drawn') continue;
      const crowd = await readCrowd(clock.db, round, clock.clock());
      const text = JSON.stringify(crowd);
      if (sent.get(table.id) === text) continue;
      await clock.db.transaction((tx) =>
        publish(tx, { topic: `public:live:${table.id}`, event: 'crowd', payload: crowd }),
      );
      sent.set(table.id, text);
    }
    await wait(CROWD_MS, undefined, { signal }).catch(() => undefined);
  }
}
