-- Jackpots as they stand. The first terms come with the program; an operator changes them here, each change a version.
create table jackpots (
  id text primary key,
  version integer not null,
  -- The definition, as libs/server/competitions/src/jackpots/definition.ts has it.
  terms jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- A level's present run: from one win to the next. Whoever decides a win of the level holds this row.
create table jackpot_levels (
  id bigint generated always as identity primary key,
  jackpot text not null references jackpots (id),
  level text not null,
  run integer not null default 1,
  started_at timestamptz(3) not null,
  -- Must-hit-by alone: euro cents at which it is won, the salt beside it, and their hash, which was told when the run began.
  threshold bigint check (threshold > 0),
  salt text,
  commitment text,
  unique (jackpot, level),
  check ((threshold is null) = (salt is null) and (threshold is null) = (commitment is null))
);

-- A level's money. A chance level has several such rows, so that batches of bets that feed it do not wait for one another.
create table jackpot_feeds (
  level_id bigint not null references jackpot_levels (id),
  stripe smallint not null,
  -- The ledger account with the money.
  account_id bigint not null unique,
  -- Its balance, in euro cents, and what is below a cent of it: in 10^-18 cents.
  balance bigint not null default 0 check (balance >= 0),
  remainder bigint not null default 0 check (remainder >= 0 and remainder < 1000000000000000000),
  -- Of stakes and from the house, ever; in euro cents.
  fed bigint not null default 0,
  seeded bigint not null default 0,
  primary key (level_id, stripe)
) with (fillfactor = 50);

-- Every win, with what it is checked with.
create table jackpot_wins (
  id bigint generated always as identity primary key,
  level_id bigint not null references jackpot_levels (id),
  -- Pays once, whatever happens.
  run integer not null,
  player_id bigint not null,
  round_id uuid not null,
  game text not null,
  nickname text not null,
  -- What left the pool, in euro cents, and what the player got of it in their own currency.
  amount_eur bigint not null check (amount_eur > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- What of the stake counted, in millionths of a millionth of a euro cent.
  staked numeric not null,
  -- A chance level: the number drawn, and where its wins begin and end.
  drawn numeric,
  won_from numeric,
  won_to numeric,
  seed_id uuid not null,
  nonce bigint not null,
  threshold bigint,
  salt text,
  commitment text,
  won_at timestamptz(3) not null,
  unique (level_id, run),
  check ((drawn is null) = (threshold is not null))
);
create index jackpot_wins_of_player on jackpot_wins (player_id, id desc);
