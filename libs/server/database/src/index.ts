export { readColumns } from './columns.ts';
export { openDatabase, type Database, type Queryable, type Transaction } from './database.ts';
export { digestOf, dropOldKeys, findReply, idempotent, requireSameOrder, type Once } from './idempotent.ts';
export { kysely, run, runOne } from './kysely.ts';
export { listen } from './listen.ts';
export { holdLease, type Lease } from './lease.ts';
export { IncompatibleDatabase, migrate } from './migrate.ts';
export { OUTBOX_CHANNEL, publish } from './outbox.ts';
export { sql, type Statement } from './sql.ts';
