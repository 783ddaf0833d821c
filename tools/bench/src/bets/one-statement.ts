import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CONNECTIONS = 16;
const ACCOUNTS = 1000;

/**
 * The plain way: each bet a statement and a commit of its own, from Node, over 16 connections. It does a bet's bookkeeping:
 * debit if there are funds, the round under its unique id, a journal entry for the player and one for the house. It has
 * no HTTP, session, limits, outcome or outbox, and no house row that its commits would queue at.
 */
export async function openOneStatement(url: string): Promise<{ run: (seconds: number) => Promise<number>; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(`
    create table bench_accounts (id integer primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 60);
    create table bench_rounds (id uuid primary key, account_id integer not null, stake bigint not null, created_at timestamptz not null default now());
    create table bench_entries (id bigint generated always as identity primary key, account_id integer not null, round_id uuid not null, amount bigint not null);
    insert into bench_accounts select n, 1000000000000 from generate_series(0, ${ACCOUNTS}) n`);
  const statement = {
    name: 'bet',
    text: `with debit as (update bench_accounts set balance = balance - $2::bigint where id = $1 and balance >= $2 returning id),
           round as (insert into bench_rounds (id, account_id, stake) select $3::uuid, id, $2 from debit returning id)
           insert into bench_entries (account_id, round_id, amount)
           select debit.id, round.id, -$2::bigint from debit, round union all select 0, round.id, $2 from round`,
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
