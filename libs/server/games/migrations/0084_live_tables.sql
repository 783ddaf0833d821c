-- Live tables: everybody at one plays the same round. What a table is stands in code (`live/tables.ts`); here is how far it has come.
create table live_tables (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null,
  -- Nobody has looked at it since: it opens no round.
  awake_until timestamptz not null default '-infinity',
  -- Of its last round; 0 before the first.
  round bigint not null default 0 check (round >= 0)
);

-- The secrets of a table's rounds: each is the hash of the one after it, so that only the last is kept.
create table live_chains (
  table_id bigint not null references live_tables,
  first_round bigint not null,
  rounds integer not null check (rounds > 0),
  last_secret text not null,
  made_at timestamptz not null,
  primary key (table_id, first_round)
);

create table live_rounds (
  table_id bigint not null references live_tables,
  number bigint not null,
  state text not null check (state in ('open', 'drawn', 'over', 'void')),
  -- Told before the bets: the hash of the secret.
  commitment text not null,
  salt_source text not null,
  salt_round bigint,
  opens_at timestamptz not null,
  locks_at timestamptz not null,
  secret text,
  salt text,
  outcome jsonb,
  starts_at timestamptz,
  lasts_ms integer check (lasts_ms >= 0),
  -- When every bet of it was settled.
  paid_at timestamptz,
  primary key (table_id, number),
  check ((state in ('drawn', 'over')) = (outcome is not null)),
  check (outcome is null or (secret is not null and salt is not null and starts_at is not null and lasts_ms is not null)),
  check (paid_at is null or state in ('over', 'void'))
);
-- One round of a table at a time.
create unique index live_rounds_under_way on live_rounds (table_id) where state in ('open', 'drawn');
create index live_rounds_unpaid on live_rounds (table_id, number) where paid_at is null;

create table live_bets (
  player_id bigint not null,
  -- Made by the player's browser: sent again it is the same bet.
  id uuid not null,
  number bigint generated always as identity unique,
  digest bytea not null,
  table_id bigint not null,
  round bigint not null,
  currency currency_code not null,
  stake bigint not null check (stake > 0),
  fields jsonb not null,
  -- Hundredths.
  auto_cash_out integer,
  -- When the player's own cash-out arrived, after take-off.
  cashed_out_ms integer check (cashed_out_ms >= 0),
  -- What it was cashed out at, by the player or by itself; hundredths.
  cashed_out_at integer,
  -- Of the part that cash paid; null where a bonus paid all.
  hold_id uuid unique,
  funding jsonb,
  status text not null check (status in ('placed', 'undone', 'settled', 'void')),
  win bigint not null default 0 check (win >= 0),
  -- As others see it.
  nickname text,
  placed_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id),
  foreign key (table_id, round) references live_rounds (table_id, number),
  check ((status = 'placed') = (ended_at is null)),
  check (win = 0 or status = 'settled')
);
create index live_bets_of_round on live_bets (table_id, round, player_id);
create index live_bets_to_end on live_bets (table_id, round, player_id, id) where status = 'placed';
create index live_bets_of_player on live_bets (player_id, number);
create index live_bets_at_table on live_bets (player_id, table_id, number);
