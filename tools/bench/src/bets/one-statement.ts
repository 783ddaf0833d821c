import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CONNECTIONS = 16;
const ACCOUNTS = 1000;

export interface OneStatement {
  /** Bets per second: with the player's side alone, and with every rule of a real bet. */
  run: (rules: 'all' | 'none', seconds: number) => Promise<number>;
  close: () => Promise<void>;
}

const TABLES = `
  create table bench_accounts (id integer primary key, balance bigint not null) with (fillfactor = 60);
  create table bench_sessions (id integer primary key, active_at timestamptz not null default now());
  create table bench_limits (account_id integer, type text, amount bigint not null, used bigint not null default 0, primary key (account_id, type)) with (fillfactor = 60);
  create table bench_rounds (id uuid primary key, account_id integer not null, stake bigint not null, created_at timestamptz not null default now());
  create table bench_entries (id bigint generated always as identity primary key, account_id integer not null, round_id uuid not null, amount bigint not null);
  create table bench_outbox (id bigint generated always as identity primary key, topic text not null);
  insert into bench_accounts select n, 1000000000000 from generate_series(0, ${ACCOUNTS}) n;
  insert into bench_sessions select n from generate_series(1, ${ACCOUNTS}) n;
  insert into bench_limits select n, type, 1000000000000 from generate_series(1, ${ACCOUNTS}) n, unnest(array['wager', 'loss']) type;`;

const KEPT = `
  round as (insert into bench_rounds (id, account_id, stake) select $3::uuid, id, $2 from debit returning id),
  entries as (insert into bench_entries (account_id, round_id, amount)
    select debit.id, round.id, -$2::bigint from debit, round union all select 0, round.id, $2 from round)`;

/**
 * Statement of the player's side: a debit if there are funds, the round under its unique id, an entry for the player
 * and one for the house.
 */
const NONE = `
  with debit as (update bench_accounts set balance = balance - $2::bigint where id = $1 and balance >= $2 returning id), ${KEPT}
  select id from round`;

/**
 * Statement with the other parts of a bet: a valid session, two limits with their counts, the house's balance, an event
 * for the browser.
 */
const ALL = `
  with alive as (select id from bench_sessions where id = $1 and active_at > now() - interval '1 day'),
  counted as (update bench_limits set used = used + $2 where account_id = (select id from alive) and used + $2 <= amount returning type),
  debit as (update bench_accounts set balance = balance - $2::bigint
    where id = (select id from alive) and balance >= $2 and (select count(*) from counted) = 2 returning id), ${KEPT},
  house as (update bench_accounts set balance = balance + $2 where id = 0 and exists (select from round)),
  announced as (insert into bench_outbox (topic) select 'accounts:' || id from debit)
  select id from round`;

/**
 * Opens the baseline: each bet is one statement with its own commit, from Node, over 16 connections. Both forms are
 * without HTTP and without an outcome.
 */
export async function openOneStatement(url: string): Promise<OneStatement> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(TABLES);
  const statements = { none: { name: 'bet', text: NONE }, all: { name: 'bet-by-the-rules', text: ALL } };
  async function worker(first: number, until: number, rules: 'all' | 'none'): Promise<number> {
    const client = await pool.connect();
    let done = 0;
    for (let account = first; performance.now() < until; account += CONNECTIONS, done++) {
      const { rowCount } = await client.query({
        ...statements[rules],
        values: [(account % ACCOUNTS) + 1, 10, randomUUID()],
      });
      if (rowCount !== 1) throw new Error('a bet of the plain way was not taken');
    }
    client.release();
    return done;
  }
  return {
    async run(rules, seconds) {
      const started = performance.now();
      const done = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, at) => worker(at, started + seconds * 1000, rules)),
      );
      return done.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
    },
    close: () => pool.end(),
  };
}
