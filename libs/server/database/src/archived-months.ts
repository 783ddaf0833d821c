import type { Queryable } from './queryable.ts';
import { sql } from './sql.ts';

/**
 * Returns the months of a table that `archiveMonth` moved out and that are still accessible, oldest first:
 * `archive.rounds_2026_01`.
 */
export async function archivedMonths(db: Queryable, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'archive' and c.relkind = 'r' and c.relname ~ ${`^${table}_[0-9]{4}_[0-9]{2}$`} order by c.relname`);
  return rows.map(({ name }) => `archive.${name}`);
}

/**
 * Throws if a month was archived between two parts of a read, since its rows would be in neither. The caller starts
 * over.
 */
export async function requireSameMonths(db: Queryable, table: string, before: readonly string[]): Promise<void> {
  const now = await archivedMonths(db, table);
  if (now.join() !== before.join()) throw new Error(`a month of ${table} was archived while it was read`);
}
