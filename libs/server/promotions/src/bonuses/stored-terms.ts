import * as v from 'valibot';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { Definition } from './definitions.ts';
import { Terms } from './terms.ts';

const known = new Map<string, Terms>();

export interface TermsKey {
  definition: string;
  version: number;
}

const keyOf = ({ definition, version }: TermsKey): string => `${definition}@${version}`;

/** Stores the terms of a granted bonus, so that they stay readable whatever happens to the file. */
export async function storeTerms(tx: Transaction, { id, terms }: Definition): Promise<void> {
  const row = { definition: id, version: terms.version, terms: JSON.stringify(terms) };
  const insert = tables.insertInto('bonus_terms').values(row);
  await run(
    tx,
    insert.onConflict((conflict) => conflict.doNothing()),
  );
}

/** Loads the terms of bonuses. They never change, so each is read from the database once. */
export async function loadTerms(db: Queryable, keys: readonly TermsKey[]): Promise<void> {
  const missing = new Map(keys.filter((key) => !known.has(keyOf(key))).map((key) => [keyOf(key), key]));
  for (const [name, { definition, version }] of missing) {
    const query = tables.selectFrom('bonus_terms').select('terms');
    const [row] = await run(db, query.where('definition', '=', definition).where('version', '=', version));
    if (row) known.set(name, v.parse(Terms, row.terms));
  }
}

/** Registers the terms of a definition that was never granted, to calculate its cost. */
export const knowTerms = ({ id, terms }: Definition): void => {
  known.set(keyOf({ definition: id, version: terms.version }), terms);
};

/** Returns terms already loaded by `loadTerms`. */
export function termsOf(key: TermsKey): Terms {
  const terms = known.get(keyOf(key));
  if (!terms) throw new Error(`terms of ${keyOf(key)} are missing`);
  return terms;
}
