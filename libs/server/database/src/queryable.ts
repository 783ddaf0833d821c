import type { Statement } from './sql.ts';

/** What runs statements: the database, or one transaction of it. */
export interface Queryable {
  /** Rows come with bigint for int8, Date for timestamptz, string for numeric and for a calendar day. */
  query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<Row[]>;
}
