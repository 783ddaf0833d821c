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

/** Kysely by a name of ours: a lib's declarations then need no dependency on it. */
export type { Kysely as QueryBuilder } from 'kysely';

/** Builds statements on a domain's tables. It only writes the text: `run` sends it through our own pool and transactions. */
export const kysely = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** A built statement as text and values; under a name it is prepared once per connection. */
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

/** The one row a statement gives back, as an insert with `returning` does; throws without any. */
export async function runOne<Result>(db: Queryable, query: Compilable<Result>): Promise<RowOf<Result>> {
  const [row] = await run(db, query);
  if (row === undefined) throw new Error('the statement gave no row back');
  return row;
}
