import type { Queryable, Transaction } from '@croupier/server-database';
import { type Database, run } from '@croupier/server-database';
import { house, transfer, derivedId } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { poolOf, type TournamentDefinition } from './definition.ts';
import { prizePool, type Rates, ratesJson } from './tournament.ts';

const HOUR_MS = 3_600_000;
/** Those before the running one are made too, on a new site: an archive says what came before. */
const BEFORE = 1;
const AHEAD = 1;

export interface ScheduleContext {
  db: Database;
  clock: () => Date;
  definitions: readonly TournamentDefinition[];
  /** Of the day. */
  rates: Rates;
}

interface Running {
  definition: TournamentDefinition;
  startAt: Date;
  endAt: Date;
}

/** Makes what runs now and what comes next, each with its pool filled by the house. Asked again: nothing. */
export async function scheduleTournaments({ db, clock, definitions, rates }: ScheduleContext): Promise<void> {
  const now = clock();
  for (const running of definitions.flatMap((definition) => runningsOf(definition, now)))
    if (!(await exists(db, running))) await db.transaction((tx) => make(tx, running, rates, now));
}

/** `one-bright-spin-2026-11-22`; with the hour where one begins oftener than daily. */
function slugOf({ definition, startAt }: Running): string {
  const iso = startAt.toISOString();
  return `${definition.id}-${iso.slice(0, 10)}${definition.everyHours < 24 ? `-${iso.slice(11, 13)}` : ''}`;
}

function runningsOf(definition: TournamentDefinition, now: Date): Running[] {
  const first = Date.parse(definition.first);
  const every = definition.everyHours * HOUR_MS;
  const current = Math.floor((now.getTime() - first) / every);
  return Array.from({ length: BEFORE + 1 + AHEAD }, (_, at) => {
    const startAt = first + (current - BEFORE + at) * every;
    return {
      definition,
      startAt: new Date(startAt),
      endAt: new Date(startAt + definition.lastsHours * HOUR_MS),
    };
  });
}

async function exists(db: Queryable, { definition, startAt }: Running): Promise<boolean> {
  const found = tables
    .selectFrom('tournaments')
    .select('id')
    .where('definition', '=', definition.id)
    .where('start_at', '=', startAt);
  return (await run(db, found)).length > 0;
}

async function make(tx: Transaction, running: Running, rates: Rates, now: Date): Promise<void> {
  const { definition, startAt, endAt } = running;
  // Over before it was made: nobody could enter, nothing is owed.
  const over = endAt <= now;
  const insert = tables
    .insertInto('tournaments')
    .values({
      slug: slugOf(running),
      definition: definition.id,
      version: definition.version,
      terms: JSON.stringify(definition),
      rates: ratesJson(rates),
      start_at: startAt,
      end_at: endAt,
      created_at: now,
      ...(over ? { state: 'closed' as const, closed_at: now } : {}),
    })
    .onConflict((conflict) => conflict.columns(['definition', 'start_at']).doNothing())
    .returning('id');
  const [made] = await run(tx, insert);
  if (!made || over) return;
  await transfer(tx, {
    id: derivedId('tournament-pool', String(made.id)),
    debit: house('prizes'),
    credit: prizePool(made.id),
    amount: poolOf(definition.prizes),
    currency: definition.currency,
    kind: 'tournament.pool',
    now,
  });
}
