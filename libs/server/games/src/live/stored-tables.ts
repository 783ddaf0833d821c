import { Refusal } from '@croupier/contracts';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { StoredTable } from './rows.ts';
import { liveTableBySlug, liveTables } from './tables.ts';

/** Makes the tables there are to be. Asked again: nothing. */
export async function ensureLiveTables(db: Database): Promise<void> {
  const rows = liveTables.map(({ slug, kind }) => ({ slug, kind }));
  await run(
    db,
    tables
      .insertInto('live_tables')
      .values(rows)
      .onConflict((conflict) => conflict.column('slug').doNothing()),
  );
}

/** The tables that are on offer, in the order of the definitions. */
export async function storedTables(db: Queryable): Promise<StoredTable[]> {
  const rows = await run(db, tables.selectFrom('live_tables').select(['id', 'slug']));
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return liveTables.flatMap((definition) => {
    const id = ids.get(definition.slug);
    return id === undefined ? [] : { ...definition, id };
  });
}

export async function storedTable(db: Queryable, slug: string): Promise<StoredTable> {
  const definition = liveTableBySlug(slug);
  const [row] = await run(db, tables.selectFrom('live_tables').select('id').where('slug', '=', slug));
  if (!definition || !row) throw new Refusal('not_found');
  return { ...definition, id: row.id };
}
