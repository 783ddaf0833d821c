import type { Queryable } from './database.ts';
import type { Statement } from './sql.ts';

const wrapped = new Map<string, string>();

function wrap(text: string, names: readonly string[]): string {
  const existing = wrapped.get(text);
  if (existing) return existing;
  const columns = names.map((name) => `string_agg(coalesce("${name}"::text, ''), e'\\n') as "${name}"`);
  const made = `select ${columns.join(', ')} from (${text}) as rows`;
  wrapped.set(text, made);
  return made;
}

/**
 * Reads a select's rows as one text a column: for hundreds of rows a fraction of the cost of rows. Null reads as the empty
 * text; no value may hold a line feed, and the first column none that is empty.
 */
export async function readColumns<const Names extends readonly string[]>(
  db: Queryable,
  names: Names,
  statement: Statement,
): Promise<Record<Names[number], string[]>> {
  const [row] = await db.query<Record<string, string | null>>({ ...statement, text: wrap(statement.text, names) });
  const empty = row?.[names[0] ?? ''] == null;
  const columns = names.map((name) => [name, empty ? [] : (row[name] ?? '').split('\n')] as const);
  return Object.fromEntries(columns) as Record<Names[number], string[]>;
}
