import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, sql } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** An account whose stored balance is not the sum of its journal, or a held account that is not the sum of its holds. */
export interface LedgerBreak {
  account: string;
  currency: CurrencyCode;
  balance: string;
  expected: string;
}

export interface LedgerCheck {
  accounts: number;
  /** Sum of all balances per currency; every one is zero in a sound ledger. */
  totals: { currency: CurrencyCode; total: string }[];
  breaks: LedgerBreak[];
}

/** The trial balance, each question under one snapshot: what is being posted meanwhile is either in or out. */
export async function checkLedger(db: Queryable): Promise<LedgerCheck> {
  const totals = await db.query<{ currency: CurrencyCode; total: string; accounts: bigint }>(sql`
    select currency, sum(balance)::text as total, count(*) as accounts from ledger_accounts group by currency order by currency`);
  const breaks = await db.query<LedgerBreak>(sql`
    with journal as (select account_id, sum(amount) as total from ledger_entries group by account_id),
    holds as (select player_id, currency, sum(amount) as total from ledger_holds where state = 'pending' group by player_id, currency)
    select a.owner || ':' || a.purpose as account, a.currency, a.balance::text as balance, coalesce(j.total, 0)::text as expected
    from ledger_accounts a left join journal j on j.account_id = a.id
    where a.balance <> coalesce(j.total, 0)
    union all
    select a.owner || ':' || a.purpose, a.currency, a.balance::text, coalesce(h.total, 0)::text
    from ledger_accounts a left join holds h on a.owner = 'player:' || h.player_id and a.currency = h.currency
    where a.purpose = 'held' and a.balance <> coalesce(h.total, 0)
    order by 1, 2`);
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

/** Runs the trial balance and stores the result: a break stops payouts until a later run finds none. */
export async function recordLedgerCheck(db: Queryable, now: Date): Promise<LedgerCheck> {
  const check = await checkLedger(db);
  const row = { checked_at: now, accounts: check.accounts, breaks: JSON.stringify(check.breaks) };
  await run(db, tables.insertInto('ledger_checks').values(row));
  return check;
}

/** Whether the last trial balance found a break. Asked before any payout leaves. */
export async function arePayoutsStopped(db: Queryable): Promise<boolean> {
  const [last] = await db.query<{ stopped: boolean }>(sql`
    select jsonb_array_length(breaks) > 0 as stopped from ledger_checks order by id desc limit 1`);
  return last?.stopped ?? false;
}
