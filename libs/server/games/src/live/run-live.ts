import { setTimeout as wait } from 'node:timers/promises';
import type { Publication } from '@croupier/contracts';
import { holdLease, publish, run } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { advanceTable, type LiveClock, nextStep, type Standing } from './advance.ts';
import { readCrowd } from './crowd.ts';
import { forgetPhrases, readSaid } from './phrases.ts';
import type { RoundRow } from './rows.ts';
import { settleRound } from './settle.ts';
import { ensureLiveTables } from './stored-tables.ts';
import { liveTableBySlug, liveTables } from './tables.ts';

/** However far the next step is, a copy looks so often: another may have died, or a sleeping table been woken. */
const MOST_MS = 1_000;
const LEAST_MS = 20;
/** A salt that is not there yet is asked for so often. */
const SALT_MS = 250;
const CROWD_MS = 1_000;
/** Rounds that are over are looked for so often. */
const PAY_MS = 500;
/** Rounds that wait for their payment: more than a table each only after a long absence. */
const MOST_UNPAID = 100;

/**
 * Runs the clock of the live tables. Every server runs one. The table's row ensures that one server makes each step, so
 * the others continue if a server stops. No table waits for another, or for a payout. One server publishes bets and
 * phrases. Returns a function that stops the clock.
 */
export function runLive(clock: LiveClock): () => Promise<void> {
  const { db, onError } = clock;
  const stopped = new AbortController();
  const { signal } = stopped;
  const done = (async () => {
    await untilDone(() => ensureLiveTables(db), { signal, onError });
    const loops = liveTables.map(({ slug }) => repeat(() => advanceOne(clock, slug), { signal, onError }));
    await Promise.all([...loops, repeat(() => settleUnpaid(clock), { signal, onError })]);
  })();
  const stopCrowds = holdLease(db, 'live_crowds', (over) => publishCrowds(clock, over), onError);
  return async () => {
    stopped.abort();
    await Promise.all([done, stopCrowds()]);
  };
}

type TableNews = Extract<Publication, { topic: `public:live:${string}` }>;

interface Loop {
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** Does some work again and again, each time after as many milliseconds as it answered. */
async function repeat(work: () => Promise<number>, { signal, onError }: Loop): Promise<void> {
  while (!signal.aborted) {
    let left = MOST_MS;
    try {
      left = await work();
    } catch (error) {
      onError(error);
    }
    await wait(left, undefined, { signal }).catch(() => undefined);
  }
}

async function untilDone(work: () => Promise<void>, loop: Loop): Promise<void> {
  const done = new AbortController();
  const signal = AbortSignal.any([loop.signal, done.signal]);
  await repeat(
    async () => {
      await work();
      done.abort();
      return 0;
    },
    { ...loop, signal },
  );
}

/** Does what is due at a table, and answers in how many milliseconds to look again. */
async function advanceOne(clock: LiveClock, slug: string): Promise<number> {
  const [standing] = await readStandings(clock, slug);
  if (standing && (await advanceTable(clock, standing))) return LEAST_MS;
  return standing ? Math.max(LEAST_MS, Math.min(MOST_MS, leftTo(standing, clock.clock()))) : MOST_MS;
}

function leftTo(standing: Standing, now: Date): number {
  const due = nextStep(standing, now);
  if (!due) return MOST_MS;
  const left = due.at.getTime() - now.getTime();
  return due.step === 'draw' && left <= 0 ? SALT_MS : left;
}

export async function readStandings({ db }: Pick<LiveClock, 'db'>, slug?: string): Promise<Standing[]> {
  const all = tables
    .selectFrom('live_tables as t')
    .leftJoin('live_rounds as r', (join) => join.onRef('r.table_id', '=', 't.id').onRef('r.number', '=', 't.round'))
    .select(['t.id', 't.slug', 't.awake_until'])
    .select(columns.live_rounds.map((name) => `r.${name}` as const));
  const rows = await run(db, slug === undefined ? all : all.where('t.slug', '=', slug));
  return rows.flatMap(({ id, slug: own, awake_until, ...row }) => {
    const definition = liveTableBySlug(own);
    if (!definition) return []; // No longer on offer.
    const round = row.number === null ? null : (row as unknown as RoundRow);
    return { table: { ...definition, id }, awakeUntil: awake_until, round };
  });
}

/** Pays rounds that are over, one after another, and answers when to look again. */
export async function settleUnpaid(clock: LiveClock): Promise<number> {
  const unpaid = await run(
    clock.db,
    tables
      .selectFrom('live_rounds as r')
      .innerJoin('live_tables as t', 't.id', 'r.table_id')
      .select(['t.id', 't.slug', 'r.number'])
      .where('r.paid_at', 'is', null)
      .where('r.state', '=', 'over')
      .limit(MOST_UNPAID),
  );
  for (const { id, slug, number } of unpaid) {
    const definition = liveTableBySlug(slug);
    // One that fails is tried again: the others are paid.
    if (definition) await settleRound(clock, { ...definition, id }, number).catch(clock.onError);
  }
  return PAY_MS;
}

/** Tells each table once a second what is bet on its round and said at it, where that is something else than it was. */
async function publishCrowds({ db, clock }: LiveClock, signal: AbortSignal): Promise<void> {
  const sent = new Map<string, string>();
  const tell = async (news: TableNews) => {
    const [key, text] = [`${news.topic} ${news.event}`, JSON.stringify(news.payload)];
    if ((sent.get(key) ?? '[]') === text) return;
    await db.transaction((tx) => publish(tx, news));
    sent.set(key, text);
  };
  while (!signal.aborted) {
    const now = clock();
    for (const { table, awakeUntil, round } of await readStandings({ db })) {
      const topic = `public:live:${table.id}` as const;
      if (round?.state === 'open' || round?.state === 'drawn')
        await tell({ topic, event: 'crowd', payload: await readCrowd(db, round, now) });
      if (awakeUntil > now) await tell({ topic, event: 'said', payload: await readSaid(db, table.id, now) });
    }
    await forgetPhrases(db, now);
    await wait(CROWD_MS, undefined, { signal }).catch(() => undefined);
  }
}
