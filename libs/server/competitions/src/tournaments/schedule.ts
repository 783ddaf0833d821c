import type { Queryable, Transaction } from '@croupier/server-database';
import { type Database, run } from '@croupier/server-database';
import { house, transfer, derivedId } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { type Period, periodSlug, periodsOf } from '../shared/periods.ts';
import { type Rates, ratesJson } from '../shared/rates.ts';
import { poolOf, type TournamentDefinition } from './definition.ts';
import { prizePool } from './tournament.ts';

export interface ScheduleContext {
  db: Database;
  clock: () => Date;
  definitions: readonly TournamentDefinition[];
  /** Rates of the day. */
  rates: Rates;
}

type Running = Period<TournamentDefinition>;

/** Creates the current and the next tournaments, each with its pool filled by the house. Idempotent. */
export async function scheduleTournaments({ db, clock, definitions, rates }: ScheduleContext): Promise<void> {
  const now = clock();
  for (const running of definitions.flatMap((definition) => periodsOf(definition, now)))
    if (!(await exists(db, running))) await db.transaction((tx) => make(tx, running, rates, now));
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
  // It ended before it was created: no player could enter, so no prize is owed.
  const over = endAt <= now;
  const insert = tables
    .insertInto('tournaments')
    .values({
      slug: periodSlug(running),
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
    amount: poolOf(definition),
    currency: definition.currency,
    kind: 'tournament.pool',
    now,
  });
}
