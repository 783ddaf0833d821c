import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, type Queryable, sql, type Statement } from '@croupier/server-database';

/** Account whose stored balance differs from its journal, its holds (held money) or its open debts (debt). */
export interface LedgerBreak {
  account: string;
  currency: CurrencyCode;
  balance: string;
  expected: string;
}

export interface LedgerCheck {
  accounts: number;
  /** Sum of all balances per currency; each is zero in a sound ledger. */
  totals: { currency: CurrencyCode; total: string }[];
  breaks: LedgerBreak[];
}

const WHOLE = `
  select account_id, sum(total) as total from (
    select account_id, total from ledger_archived_sums
    union all
    select account_id, sum(amount) from ledger_entries group by account_id
  ) parts group by account_id`;
const ROLLING = `
  select account_id, sum(total) as total from (
    select account_id, total from ledger_checkpoint_sums
    union all
    select account_id, sum(amount) from ledger_entries where id >= $1 group by account_id
  ) parts group by account_id`;

/** Builds the query for accounts that differ from a journal of (account_id, total). */
const breaksIn = (journal: string): string => `
  with journal as materialized (${journal}),
  holds as (select player_id, currency, sum(amount) as total from ledger_holds where state = 'pending' group by player_id, currency),
  debts as (select player_id, currency, sum(amount - paid) as total from player_debts where paid_at is null group by player_id, currency)
  select a.owner || ':' || a.purpose as account, a.currency, a.balance::text as balance, coalesce(j.total, 0)::text as expected
  from ledger_accounts a left join journal j on j.account_id = a.id
  where a.balance <> coalesce(j.total, 0)
  union all
  select a.owner || ':' || a.purpose, a.currency, a.balance::text, coalesce(h.total, 0)::text
  from ledger_accounts a left join holds h on a.owner = 'player:' || h.player_id and a.currency = h.currency
  where a.purpose = 'held' and a.balance <> coalesce(h.total, 0)
  union all
  select a.owner || ':' || a.purpose, a.currency, a.balance::text, coalesce(-d.total, 0)::text
  from ledger_accounts a left join debts d on a.owner = 'player:' || d.player_id and a.currency = d.currency
  where a.purpose = 'debt' and a.balance <> coalesce(-d.total, 0)
  order by 1, 2`;

/**
 * Runs the trial balance over the whole journal, with archived months by their sums. Each query uses one snapshot, so a
 * concurrent posting is either included or not.
 */
export const checkLedger = (db: Queryable): Promise<LedgerCheck> => check(db, { text: breaksIn(WHOLE), values: [] });

/**
 * Runs the trial balance from the sums of the last checkpoint and the entries since. Its cost depends on new entries
 * and the number of accounts, not on the length of the journal. A break it finds may be a late commit: the whole
 * journal decides.
 */
export const checkSinceCheckpoint = (db: Database): Promise<LedgerCheck> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`);
    const [checkpoint] = await tx.query<{ below: bigint }>(sql`select below from ledger_checkpoint`);
    return check(tx, { text: breaksIn(ROLLING), values: [checkpoint?.below ?? 0n] });
  });

async function check(db: Queryable, breaksOf: Statement): Promise<LedgerCheck> {
  const totals = await db.query<{ currency: CurrencyCode; total: string; accounts: bigint }>(sql`
    select currency, sum(balance)::text as total, count(*) as accounts from ledger_accounts group by currency order by currency`);
  const breaks = await db.query<LedgerBreak>(breaksOf);
  return {
    accounts: totals.reduce((sum, { accounts }) => sum + toWire(accounts), 0),
    totals: totals.map(({ currency, total }) => ({ currency, total })),
    breaks: [...breaks, ...totals.filter(({ total }) => total !== '0').map(unbalanced)],
  };
}

const unbalanced = ({ currency, total }: { currency: CurrencyCode; total: string }): LedgerBreak => ({
  account: 'all accounts',
  currency,
  balance: total,
  expected: '0',
});
