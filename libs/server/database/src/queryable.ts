import type { Statement } from './sql.ts';

/** Runs statements: the database, or one of its transactions. */
export interface Queryable {
  /** Returns rows with bigint for int8, Date for timestamptz, string for numeric and for a calendar day. */
  query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<Row[]>;
}
