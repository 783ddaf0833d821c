-- The seeds in use, the next nonce, and the sums of the play session. One row a player, locked by every bet.
create table player_game_states (
  player_id bigint primary key,
  seed_id uuid not null default gen_random_uuid(),
  server_seed text not null,
  client_seed text not null,
  nonce bigint not null default 0 check (nonce >= 0),
  -- Committed to before the player chooses the client seed that goes with it.
  next_server_seed text not null,
  -- Rounds waiting for a decision: where there are none, a bet need not look for them.
  open_rounds integer not null default 0 check (open_rounds >= 0),
  last_bet_at timestamptz,
  play_session_currency text,
  play_session_started_at timestamptz,
  play_session_rounds integer not null default 0,
  play_session_staked bigint not null default 0,
  play_session_won bigint not null default 0
) with (fillfactor = 60);

-- Seeds no round can use any more.
create table revealed_seeds (
  id uuid primary key,
  player_id bigint not null,
  server_seed text not null,
  client_seed text not null,
  bets bigint not null,
  revealed_at timestamptz not null
);
create index revealed_seeds_of_player on revealed_seeds (player_id, revealed_at desc);

-- A launched game: a token for the page's fragment, then a bearer. Only hashes are stored.
create table game_sessions (
  id uuid primary key,
  launch_hash bytea not null unique,
  launch_until timestamptz not null,
  bearer_hash bytea unique,
  expires_at timestamptz,
  mode text not null check (mode in ('real', 'demo')),
  slug text not null,
  maths text not null,
  currency text not null check ((currency = 'FUN') = (mode = 'demo')),
  player_id bigint,
  site_session_id uuid,
  account_id bigint,
  nickname text,
  -- The edition's rules as they bind this game: {"max_stake": "100", "min_round_ms": 5000, "autoplay": false}.
  rules jsonb not null,
  locale text not null,
  parent_origin text not null,
  created_at timestamptz not null,
  check (mode = 'demo' or (player_id is not null and site_session_id is not null and account_id is not null))
);
create index game_sessions_age on game_sessions (created_at);
-- Demos are many and short: a guest's are looked for by when they end.
create index game_sessions_demo_end on game_sessions (coalesce(expires_at, launch_until)) where mode = 'demo';

-- Demo money lives here and nowhere else.
create table demo_game_states (
  session_id uuid primary key references game_sessions (id) on delete cascade,
  balance bigint not null check (balance >= 0),
  server_seed text not null,
  client_seed text not null,
  nonce bigint not null default 0,
  last_bet_at timestamptz,
  rounds integer not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  last_round jsonb
);

-- The latest rounds of a demo, for looking back in the game; one goes when another comes.
create table demo_rounds (
  session_id uuid not null references game_sessions (id) on delete cascade,
  nonce bigint not null,
  id uuid not null,
  stake bigint not null,
  win bigint not null,
  played_at timestamptz not null,
  primary key (session_id, nonce)
);

-- Every real round by its id, in whatever month it lies: what finds it when its id comes again. Keys of months that left stay,
-- so that nothing is played twice.
create table round_keys (
  player_id bigint not null,
  -- Made by the game's page (or from the provider's own id) and kept over retries.
  id uuid not null,
  -- To the millisecond, as clients of the database tell it.
  played_at timestamptz(3) not null,
  primary key (player_id, id)
);

-- Every real round, a partition a month. Indexes lead with the player: what a busy site adds does not slow down a player's own.
-- There is no partition for the rest, behind which a history could not be read in order; whoever lacks a month makes it.
create table rounds (
  player_id bigint not null,
  id uuid not null,
  provider text not null default 'house',
  game text not null,
  maths text not null,
  version text not null,
  currency currency_code not null,
  stake bigint not null check (stake >= 0),
  win bigint not null default 0 check (win >= 0),
  status text not null check (status in ('open', 'closed', 'rolled_back')),
  steps integer not null default 1,
  -- json, not jsonb: kept as written, for comparing a repeated request and for answering it alike.
  params json not null,
  outcome json,
  -- What a round with decisions stands at; null once finished. Never leaves the server.
  state json,
  seed_id uuid,
  nonce bigint,
  -- After the round's last step.
  balance bigint,
  played_at timestamptz(3) not null,
  primary key (player_id, played_at, id),
  check ((status = 'open') or state is null)
) partition by range (played_at);
create index rounds_open on rounds (player_id, played_at) where status = 'open';

-- A page of a player's history, newest first. Read in the order of the months, and planned so once: planned for each call, all
-- months would be weighed each time; planned for an average player, all rounds of a busy one would be sorted.
create function rounds_before(player bigint, at timestamptz, before uuid, most integer) returns setof rounds
  language plpgsql stable set enable_sort = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select * from rounds where player_id = player and played_at <= at and (played_at, id) < (at, before)
    order by played_at desc, id desc limit most;
end $$;

-- The hours in which a player played a title: the history of one is looked for there. An index over rounds would cost each
-- bet more than a tenth of what the database does for it.
create table title_hours (
  player_id bigint not null,
  game text not null,
  hour timestamptz not null,
  primary key (player_id, game, hour)
);

-- The decisions of rounds that have some, each with a draw of its own. They lie in their round's month, and leave with it.
create table round_acts (
  player_id bigint not null,
  round_id uuid not null,
  -- The round's.
  played_at timestamptz(3) not null,
  step integer not null,
  act_id uuid not null,
  params json not null,
  outcome json not null,
  win bigint not null,
  seed_id uuid not null,
  nonce bigint not null,
  balance bigint not null,
  acted_at timestamptz not null,
  primary key (player_id, played_at, round_id, step),
  unique (player_id, played_at, round_id, act_id)
) partition by range (played_at);
insert into monthly_tables (name) values ('rounds'), ('round_acts');

-- What outside providers' calls did, for answering them again: the usual seamless-wallet contract. Kept for 4 months at least.
create table provider_transactions (
  provider text not null,
  id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  player_id bigint not null,
  round text not null,
  game text not null,
  currency currency_code not null,
  amount bigint not null check (amount >= 0),
  reference text,
  -- 'tombstone': a rollback came before its bet, which is therefore refused when it comes.
  state text not null check (state in ('done', 'rolled_back', 'tombstone')),
  balance bigint not null,
  created_at timestamptz not null,
  primary key (provider, id)
);
create index provider_transactions_reference on provider_transactions (provider, reference);

-- Wins worth showing; a handful a batch. Who won is never shown: it tells two players of the same two letters apart.
create table latest_wins (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  game text not null,
  currency currency_code not null,
  amount bigint not null,
  nickname text not null,
  won_at timestamptz not null
);
