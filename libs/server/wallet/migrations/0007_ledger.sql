-- The currencies of the ledger.
create domain currency_code as text check (value in (
  'AUD', 'CAD', 'NZD', 'EUR', 'USD', 'PLN', 'JPY', 'NOK', 'BRL', 'BTC', 'ETH', 'BCH', 'LTC', 'DOG', 'USDT'));

-- Accounts of players, house, providers and pools, one per currency. Amounts are subunits.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- 'player:7', 'house', 'provider:sandbox', 'pool:jackpot'.
  owner text not null,
  -- 'cash', 'held', 'stakes', 'cash-in', …
  purpose text not null,
  currency currency_code not null,
  -- Always the sum of the account's entries: only the entries' own trigger changes it.
  balance bigint not null default 0,
  -- What the balance may not go below; null where it may go anywhere (house, providers).
  floor bigint,
  -- Whether many players' transactions meet here. Locked after all players' rows: one order everywhere.
  shared boolean generated always as (owner not like 'player:%') stored,
  unique (owner, purpose, currency),
  check (floor is null or balance >= floor),
  check (owner not like 'player:%' or floor is not null)
) with (fillfactor = 60);

-- The wallet a player plays with.
create table player_wallets (
  player_id bigint primary key,
  currency currency_code not null
);

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  -- SHA-256 of the order, so that another order under the same id is refused.
  digest bytea,
  -- A correction never edits: it posts the opposite, once.
  reverses uuid unique references ledger_transactions (id),
  meta jsonb,
  created_at timestamptz not null
);

-- The lowest id of an entry written then: ids begin with the time, so that entries of a time are found without an index by time.
create function ledger_entry_id_at(at timestamptz) returns bigint language sql stable as $$
  select (date_part('epoch', at) * 1000)::bigint << 20
$$;
create sequence ledger_entry_numbers cache 64;

-- Signed: above zero the account receives. All entries of a transaction are written by one statement. A partition a month.
create table ledger_entries (
  account_id bigint not null,
  id bigint not null default ledger_entry_id_at(clock_timestamp()) | (nextval('ledger_entry_numbers') & 1048575),
  transaction_id uuid not null,
  amount bigint not null check (amount <> 0),
  -- What the entry is about within its transaction: the round of a batch.
  reference uuid,
  primary key (account_id, id)
) partition by range (id);
-- Entries of rounds are found by their account; by their transaction only the house's share of the batch.
create index ledger_entries_transaction on ledger_entries (transaction_id) where reference is null;
-- Entries lie in the order they were written: what is new is found by its place, at next to no cost for who writes.
create index ledger_entries_new on ledger_entries using brin (id) with (pages_per_range = 32, autosummarize = on);

-- Carries a statement's entries to the balances and checks them, as a set: per row would cost more than writing them.
create function ledger_post() returns trigger language plpgsql as $$
declare
  transactions bigint;
  accounts bigint;
  moved bigint;
  uneven text;
begin
  select count(*) into transactions from (select from inserted group by transaction_id) t;
  if transactions > 1 then
    raise exception 'one statement writes one ledger transaction' using errcode = 'check_violation';
  end if;
  with wanted as materialized (
    select account_id, sum(amount)::bigint as amount from inserted group by account_id
  ), change as (
    update ledger_accounts a set balance = a.balance + wanted.amount from wanted where a.id = wanted.account_id
    returning a.currency, wanted.amount
  ), total as (
    select currency, count(*) as accounts, sum(amount) as amount from change group by currency
  )
  select (select count(*) from wanted), coalesce(sum(total.accounts), 0),
      string_agg(total.currency || ' ' || total.amount, ', ') filter (where total.amount <> 0)
    into accounts, moved, uneven from total;
  if moved <> accounts then
    raise exception 'a ledger entry names no account' using errcode = 'foreign_key_violation';
  end if;
  if uneven is not null then
    raise exception 'a ledger transaction does not sum to zero: %', uneven using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger ledger_post after insert on ledger_entries
  referencing new table as inserted for each statement execute function ledger_post();

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: corrections are reversals', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse();
-- The statement triggers above see what goes through the table alone: nothing is written to a month by itself.
insert into monthly_tables (name, guard, bound) values ('ledger_entries', 'ledger_refuse', 'ledger_entry_id_at');
select make_rest('ledger_entries');
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse();
-- Balances follow the entries and nothing else.
create trigger ledger_accounts_balance before update of balance on ledger_accounts
  for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse();

-- What the entries of a month that left came to. The journal is these and the entries that are here.
create table ledger_archived_sums (
  month date not null,
  account_id bigint not null,
  total bigint not null,
  primary key (month, account_id)
);
create trigger ledger_archived_sums_append_only before update or delete or truncate on ledger_archived_sums
  for each statement execute function ledger_refuse();

-- "Always": also for a superuser's session that switched triggers off.
alter table ledger_entries enable always trigger ledger_post;
alter table ledger_entries enable always trigger ledger_entries_append_only;
alter table ledger_archived_sums enable always trigger ledger_archived_sums_append_only;
alter table ledger_transactions enable always trigger ledger_transactions_append_only;
alter table ledger_accounts enable always trigger ledger_accounts_stay;
alter table ledger_accounts enable always trigger ledger_accounts_balance;

-- Money set aside: pending payouts, open bets. The amount lies in the player's 'held' account until posted or voided.
create table ledger_holds (
  id uuid primary key,
  player_id bigint not null,
  currency currency_code not null,
  amount bigint not null check (amount > 0),
  kind text not null,
  state text not null default 'pending' check (state in ('pending', 'posted', 'voided')),
  posted bigint check (posted between 0 and amount),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null)),
  check ((state = 'posted') = (posted is not null))
);
create index ledger_holds_pending on ledger_holds (player_id) where state = 'pending';

-- Results of the trial balance. The latest decides whether payouts may leave.
create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  accounts integer not null,
  breaks jsonb not null,
  -- Whether it added up the whole journal, or what came since the checkpoint.
  whole boolean not null
);
create index ledger_checks_whole on ledger_checks (checked_at) where whole;

-- Sums of the entries below an id, as the last sound trial balance found them: accounts without any are left out.
create table ledger_checkpoint (
  only_one boolean primary key default true check (only_one),
  below bigint not null default 0
);
insert into ledger_checkpoint default values;
create table ledger_checkpoint_sums (
  account_id bigint primary key,
  total bigint not null
);
