import {
  type Compilable,
  type DeleteResult,
  DummyDriver,
  type InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type UpdateResult,
} from 'kysely';
import type { Queryable } from './queryable.ts';
import type { Statement } from './sql.ts';

/** Re-exports Kysely under our own name, so that a lib's declarations need no dependency on it. */
export type { Kysely as QueryBuilder } from 'kysely';

/**
 * Creates a builder for statements on a domain's tables. It only builds the text: `run` sends it through our own pool
 * and transactions.
 */
export const kysely = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Converts a built statement to text and values; with a name it is prepared once per connection. */
export function toStatement(query: Compilable, name?: string): Statement {
  const { sql: text, parameters } = query.compile();
  return { text, values: [...parameters], ...(name === undefined ? {} : { name }) };
}

/** Row type of a statement: a write without `returning` has no rows. */
type RowOf<Result> = Result extends InsertResult | UpdateResult | DeleteResult ? never : Result;

/** Runs a built statement like a text one: pipelined in a transaction and retried with it. */
export async function run<Result>(db: Queryable, query: Compilable<Result>, name?: string): Promise<RowOf<Result>[]> {
  return db.query<RowOf<Result> & object>(toStatement(query, name));
}

/** Returns the single row of a statement, such as an insert with `returning`; throws if there is none. */
export async function runOne<Result>(db: Queryable, query: Compilable<Result>): Promise<RowOf<Result>> {
  const [row] = await run(db, query);
  if (row === undefined) throw new Error('the statement gave no row back');
  return row;
}
