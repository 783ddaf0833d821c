import type { Queryable } from './queryable.ts';
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

/** Values of a row as text, in the order of the names. */
type Texts<Names extends readonly string[]> = { [At in keyof Names]: string };

/**
 * Reads a select's rows, sent as one text per column, which for hundreds of rows costs a fraction of normal rows. Null
 * becomes empty text. No value may contain a line feed, and the first column no empty value.
 */
export async function readColumns<const Names extends readonly [string, ...string[]], Row>(
  db: Queryable,
  names: Names,
  statement: Statement,
  toRow: (...texts: Texts<Names>) => Row,
): Promise<Row[]> {
  const [sent] = await db.query<Record<string, string | null>>({ ...statement, text: wrap(statement.text, names) });
  const first = sent?.[names[0]];
  if (!sent || first == null) return [];
  const columns = names.map((name) => (sent[name] ?? '').split('\n'));
  // There are as many texts as names, but TypeScript's `map` loses the length.
  return first.split('\n').map((_, at) => toRow(...(columns.map((column) => column[at] ?? '') as Texts<Names>)));
}
