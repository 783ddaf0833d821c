import { type Database, run, type Transaction } from '@croupier/server-database';
import { derivedId, house, openPoolAccounts, pool, transfer } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import type { JackpotDefinition, JackpotLevel } from './definition.ts';
import { drawThreshold } from './threshold.ts';

/** Rows of a chance level's money: more concurrent batches wait for one another. */
const STRIPES = 8;

interface EnsureContext {
  db: Database;
  clock: () => Date;
  definitions: readonly JackpotDefinition[];
}

/**
 * Creates the defined jackpots, with each level seeded by the house, and replaces stored terms of an older version.
 * Idempotent.
 */
export async function ensureJackpots({ db, clock, definitions }: EnsureContext): Promise<void> {
  for (const definition of definitions) await db.transaction((tx) => ensure(tx, definition, clock()));
}

async function ensure(tx: Transaction, definition: JackpotDefinition, now: Date): Promise<void> {
  const { id, version } = definition;
  const terms = JSON.stringify(definition);
  const insert = tables
    .insertInto('jackpots')
    .values({ id, version, terms, created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ version, terms, changed_at: now }).where('jackpots.version', '<', version),
    );
  await run(tx, insert);
  for (const level of definition.levels) await openLevel(tx, id, level, now);
}

async function openLevel(tx: Transaction, jackpot: string, level: JackpotLevel, now: Date): Promise<void> {
  const insert = tables
    .insertInto('jackpot_levels')
    .values({ jackpot, level: level.id, started_at: now, ...drawThreshold(level) })
    .onConflict((conflict) => conflict.columns(['jackpot', 'level']).doNothing())
    .returning('id');
  const [made] = await run(tx, insert);
  if (!made) return;
  // If the exact sum decides, all bets have to use one row.
  const stripes = Array.from({ length: level.kind === 'chance' ? STRIPES : 1 }, (_, stripe) => stripe);
  const keys = stripes.map((stripe) => pool(`jackpot-${jackpot}`, `${level.id}-${stripe}`));
  const accounts = await openPoolAccounts(tx, 'EUR', keys);
  const seed = BigInt(level.seed);
  const rows = stripes.map((stripe) => {
    const first = stripe === 0 ? seed : 0n;
    return { level_id: made.id, stripe, account_id: accounts[stripe]!, balance: first, seeded: first };
  });
  await run(tx, tables.insertInto('jackpot_feeds').values(rows));
  await transfer(tx, {
    id: derivedId('jackpot-seed', String(made.id), '0'),
    debit: house('jackpots'),
    credit: keys[0]!,
    amount: seed,
    currency: 'EUR',
    kind: 'jackpot.seed',
    now,
  });
}
