-- What a player owes lies below zero on an account of its own, and on no other: cash, held and bonus money never do.
alter table ledger_accounts drop constraint ledger_accounts_check1;
alter table ledger_accounts
  add constraint ledger_accounts_floor check (owner not like 'player:%' or floor is not null or purpose = 'debt') not valid,
  add constraint ledger_accounts_debt check (owner not like 'player:%' or purpose <> 'debt' or balance <= 0) not valid;
alter table ledger_accounts validate constraint ledger_accounts_floor;
alter table ledger_accounts validate constraint ledger_accounts_debt;

-- What players could not give back: of a bet that was corrected, of a deposit that its bank took back. The account's balance is
-- what is open of them.
create table player_debts (
  id uuid primary key,
  player_id bigint not null,
  currency currency_code not null,
  cause text not null check (cause in ('bet', 'deposit')),
  -- The bet, or the payment.
  reference uuid not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((paid = amount) = (paid_at is not null))
);
create index player_debts_open on player_debts (player_id, currency) where paid_at is null;

-- Whether what players receive later pays their debts: one row, an operator's.
create table debt_settings (
  singleton boolean primary key default true check (singleton),
  collect boolean not null default true
);
insert into debt_settings default values;
