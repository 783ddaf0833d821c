import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@croupier/money';
import { type Database, type Queryable, sql, type Transaction } from '@croupier/server-database';
import { makePastMonths } from '@croupier/server-database/testing';
import { house, playerCash, playerHeld } from '../account.ts';
import { openAccounts } from '../lock-accounts.ts';
import { openPlayerAccounts } from '../player-accounts.ts';
import { transfer } from '../transfer.ts';

export { checkLedger } from '../check-ledger.ts';
export { playerHeld } from '../account.ts';

export interface FundedPlayer {
  playerId: number;
  currency?: CurrencyCode;
  amount: bigint;
  now?: Date;
}

/** Opens a player's accounts and credits money from the house, for tests. */
export async function fund(
  db: Database,
  { playerId, currency = 'EUR', amount, now = new Date() }: FundedPlayer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await openPlayerAccounts(tx, { playerId, currency });
    if (amount === 0n) return;
    await transfer(tx, {
      id: randomUUID(),
      debit: house('adjustments'),
      credit: playerCash(playerId),
      amount,
      currency,
      kind: 'gift',
      now,
    });
  });
}

export interface TestHold {
  id: string;
  playerId: number;
  amount: bigint;
}

/** Credits players and holds all of it, with thousands of holds in one ledger transaction, for tests and benchmarks. */
export async function placeHolds(
  db: Database,
  {
    holds,
    kind,
    currency = 'EUR',
    now = new Date(),
  }: { holds: readonly TestHold[]; kind: string; currency?: CurrencyCode; now?: Date },
): Promise<void> {
  const players = Array.from(Map.groupBy(holds, ({ playerId }) => playerId).keys());
  const total = holds.reduce((sum, { amount }) => sum + amount, 0n);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const keys = players.flatMap((playerId) => [playerCash(playerId), playerHeld(playerId)]);
    await openAccounts(tx, currency, [...keys, house('adjustments')]);
    await tx.query(sql`
      insert into ledger_holds (id, player_id, currency, amount, kind, created_at)
      select id, player_id, ${currency}, amount, ${kind}, ${now}
      from unnest(${holds.map((hold) => hold.id)}::uuid[], ${holds.map(({ playerId }) => playerId)}::bigint[],
        ${holds.map(({ amount }) => amount)}::bigint[]) as h (id, player_id, amount)`);
    await tx.query(
      sql`insert into ledger_transactions (id, kind, created_at) values (${id}, ${`${kind}.hold`}, ${now})`,
    );
    await tx.query(sql`
      insert into ledger_entries (account_id, transaction_id, amount, reference)
      select a.id, ${id}::uuid, h.amount, h.id
      from unnest(${holds.map((hold) => hold.id)}::uuid[], ${holds.map(({ playerId }) => `player:${playerId}`)}::text[],
        ${holds.map(({ amount }) => amount)}::bigint[]) as h (id, owner, amount)
      join ledger_accounts a on a.owner = h.owner and a.purpose = 'held' and a.currency = ${currency}
      union all
      select id, ${id}::uuid, ${-total}::bigint, null from ledger_accounts
      where owner = 'house' and purpose = 'adjustments' and currency = ${currency}`);
  });
}

/** Returns every non-zero balance by `owner:purpose`, for tests. */
export async function balancesOf(db: Queryable, currency: CurrencyCode = 'EUR'): Promise<Record<string, bigint>> {
  const rows = await db.query<{ name: string; balance: bigint }>(sql`
    select owner || ':' || purpose as name, balance from ledger_accounts where currency = ${currency} and balance <> 0 order by 1`);
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

/** Sums all players' held money across currencies. */
export async function sumHeld(db: Queryable): Promise<bigint> {
  const [row] = await db.query<{ held: bigint }>(
    sql`select coalesce(sum(balance), 0)::bigint as held from ledger_accounts where purpose = 'held'`,
  );
  return row!.held;
}

/** Records a trial balance with a break, so that payouts stop until the next one. */
export async function recordBreak(db: Queryable, now: Date): Promise<void> {
  const breaks = JSON.stringify([{ account: 'house:stakes' }]);
  await db.query(
    sql`insert into ledger_checks (checked_at, accounts, breaks, whole) values (${now}, 1, ${breaks}, true)`,
  );
}

/** Locks one account's row as another transaction would, until this one ends. */
export const holdAccountRow = (tx: Transaction, accountId: bigint): Promise<unknown> =>
  tx.query(sql`select 1 as row from ledger_accounts where id = ${accountId} for no key update`);

/** Locks every account of a player. */
export const holdPlayerAccounts = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`select from ledger_accounts where owner = ${`player:${playerId}`} for update`);

/** Locks all accounts against reading and writing, so that a trial balance waits. */
export const holdAllAccounts = (tx: Transaction): Promise<unknown> =>
  tx.query(sql`lock table ledger_accounts in access exclusive mode`);

const FILLED_AT_ONCE = 5000;

/**
 * Opens players' accounts and credits them repeatedly over the last days, with thousands of entries per ledger
 * transaction, for benchmarks.
 */
export async function fillJournal(
  db: Database,
  { players, entries, days }: { players: readonly number[]; entries: number; days: number },
): Promise<void> {
  await makePastMonths(db, days);
  await db.query(sql`
    insert into ledger_accounts (owner, purpose, currency, floor)
    select 'player:' || id, 'cash', 'EUR', 0 from unnest(${players}::bigint[]) as id
    union all select 'house', 'filled', 'EUR', null
    on conflict do nothing`);
  const accounts = await db.query<{ id: bigint }>(sql`
    select id from ledger_accounts where purpose = 'cash' and currency = 'EUR'
      and owner in (select 'player:' || id from unnest(${players}::bigint[]) as id) order by id`);
  const ids = accounts.map(({ id }) => id);
  for (let from = 0; from < entries; from += FILLED_AT_ONCE) {
    const count = Math.min(FILLED_AT_ONCE, entries - from);
    await db.query(sql`
      with made as (
        insert into ledger_transactions (id, kind, created_at)
        values (${randomUUID()}, 'rounds', now() - make_interval(days => ${days}::integer) * ${1 - from / entries}::float8) returning id, created_at
      )
      insert into ledger_entries (account_id, id, transaction_id, amount, reference)
      select account_id, ledger_entry_id_at(created_at) | (nextval('ledger_entry_numbers') & 1048575), id, amount, reference from made cross join (
        select (${ids}::bigint[])[1 + (${from}::integer + n) % ${ids.length}::integer] as account_id, 10 as amount, gen_random_uuid() as reference
        from generate_series(1, ${count}::integer) n
        union all select id, -10 * ${count}::integer, null from ledger_accounts where owner = 'house' and purpose = 'filled' and currency = 'EUR'
      ) entry`);
  }
}
