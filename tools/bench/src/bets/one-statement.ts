import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CONNECTIONS = 16;
const ACCOUNTS = 1000;

/** The plain way: each bet a statement and a commit of its own, from Node, over 16 connections. No HTTP, limits or rounds. */
export async function openOneStatement(url: string): Promise<{ run: (seconds: number) => Promise<number>; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query('create table if not exists bench_accounts (id integer primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 60)');
  await pool.query('create table if not exists bench_bets (id uuid primary key, account_id integer not null, stake bigint not null, created_at timestamptz not null default now())');
  await pool.query(`insert into bench_accounts select n, 1000000000000 from generate_series(1, ${ACCOUNTS}) n on conflict do nothing`);
  const statement = {
    name: 'bet',
    text: `with debit as (update bench_accounts set balance = balance - $2 where id = $1 and balance >= $2 returning id)
           insert into bench_bets (id, account_id, stake) select $3, id, $2 from debit`,
  };
  async function worker(first: number, until: number): Promise<number> {
    const client = await pool.connect();
    let done = 0;
    for (let account = first; performance.now() < until; account += CONNECTIONS, done++) {
      await client.query({ ...statement, values: [(account % ACCOUNTS) + 1, 10, randomUUID()] });
    }
    client.release();
    return done;
  }
  return {
    async run(seconds) {
      const started = performance.now();
      const done = await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => worker(at, started + seconds * 1000)));
      return done.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
    },
    close: () => pool.end(),
  };
}
