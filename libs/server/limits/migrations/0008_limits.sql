-- What players allow themselves. Types and periods: specification §3, User limit.
create table user_limits (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  type text not null check (type in ('loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session')),
  period text not null check (period in ('day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'forever')),
  created_at timestamptz not null,
  -- Of cooling-off and self-exclusion; null is for good.
  ends_at timestamptz,
  removed_at timestamptz,
  -- A loosening under way: in force once it is confirmed and its time has come.
  change text check (change in ('raise', 'remove')),
  change_from timestamptz,
  change_token_hash bytea unique,
  change_confirmed_at timestamptz,
  -- Playing time, of type session only.
  seconds_allowed bigint check (seconds_allowed > 0),
  seconds_next bigint check (seconds_next > 0),
  check ((change is null) = (change_from is null)),
  check ((type = 'session') = (seconds_allowed is not null))
);
create unique index user_limits_once on user_limits (player_id, type, period)
  where removed_at is null and type in ('loss', 'wager', 'deposit', 'session');
create index user_limits_blocks on user_limits (player_id)
  where removed_at is null and type in ('coolingoff', 'selfexclusion', 'session');
create index user_limits_of_player on user_limits (player_id) where removed_at is null;

-- A limit's figure per currency, in subunits.
create table user_limit_accounts (
  limit_id bigint not null references user_limits (id),
  currency currency_code not null,
  amount bigint not null check (amount >= 0),
  -- The figure asked for, while a raise is under way.
  next_amount bigint check (next_amount >= 0),
  primary key (limit_id, currency)
);

-- All of a player's limits with what is counted on them, as one value in one row: what every bet locks, reads and writes.
-- Figures follow the tables above whenever those change; the counts live here only.
create table limit_counters (
  player_id bigint primary key,
  counters json not null
) with (fillfactor = 50);

-- Deposits of players whose edition caps them, beside any limits of their own.
create table capped_deposits (
  player_id bigint not null,
  currency currency_code not null,
  period_start timestamptz not null,
  used bigint not null check (used >= 0),
  primary key (player_id, currency, period_start)
);
