-- A source of matches and prices. Silent for too long, everything it offers is suspended until it has spoken of each match again.
create table sport_feeds (
  name text primary key,
  state text not null default 'silent' check (state in ('ok', 'silent')),
  -- How often it fell silent: a snapshot ends the silence it was asked for, not a later one.
  silences integer not null default 0,
  alive_at timestamptz not null
);

create table sport_tournaments (
  slug text primary key,
  sport text not null,
  category text not null,
  name text not null,
  position integer not null
);

create table sport_clubs (
  id text primary key,
  name text not null,
  short_name text not null,
  crest jsonb not null
);

create table sport_events (
  id bigint generated always as identity primary key,
  feed text not null references sport_feeds,
  -- The feed's own name for the match.
  feed_key text not null,
  tournament text not null references sport_tournaments,
  home text not null references sport_clubs,
  away text not null references sport_clubs,
  kick_off_at timestamptz not null,
  status text not null check (status in ('not_started', 'live', 'suspended', 'ended', 'abandoned')),
  version integer not null default 1,
  home_score integer not null default 0 check (home_score >= 0),
  away_score integer not null default 0 check (away_score >= 0),
  -- The clock read `period_second` at `clock_at` and runs `speed` times as fast as ours.
  period text check (period in ('first_half', 'half_time', 'second_half')),
  period_second integer not null default 0,
  clock_at timestamptz,
  speed double precision not null,
  goals jsonb not null default '[]',
  -- Dangerous attacks that came to nothing: why betting stopped.
  attacks jsonb not null default '[]',
  -- Goals each side is expected to score, in millionths; null from a feed that does not say.
  home_rate_micro integer,
  away_rate_micro integer,
  -- Published before kick-off, and the seed it belongs to after the end.
  seed_hash text,
  seed text,
  ended_at timestamptz,
  -- When the last bet on it was settled; until then settlement goes on where it stopped.
  settled_at timestamptz,
  check (home <> away),
  check (settled_at is null or ended_at is not null),
  check ((status in ('ended', 'abandoned')) = (ended_at is not null)),
  unique (feed, feed_key)
);
create index sport_events_open on sport_events (kick_off_at) where ended_at is null;
create index sport_events_ended on sport_events (ended_at) where ended_at is not null;
create index sport_events_of_tournament on sport_events (tournament, ended_at, id) where ended_at is not null;
create index sport_events_unsettled on sport_events (ended_at, id) where ended_at is not null and settled_at is null;

create table sport_markets (
  event_id bigint not null references sport_events on delete cascade,
  market_id integer not null,
  -- Canonical: sorted, `total=2.5`.
  specifiers text not null,
  position smallint not null,
  status text not null check (status in ('active', 'suspended', 'inactive', 'settled', 'cancelled')),
  reason text,
  version integer not null default 1,
  -- Decimal odds times 10,000, in the order of the market's outcomes; null where there is no price.
  odds integer[],
  -- Without margin, in parts per million.
  fair integer[] not null,
  winner text,
  primary key (event_id, market_id, specifiers),
  check (status <> 'active' or odds is not null),
  check ((status = 'active') = (reason is null) or status in ('settled', 'cancelled'))
) with (fillfactor = 70);

create table sport_price_history (
  event_id bigint not null references sport_events on delete cascade,
  market_id integer not null,
  specifiers text not null,
  version integer not null,
  at timestamptz not null,
  home_score integer not null,
  away_score integer not null,
  status text not null,
  odds integer[],
  fair integer[] not null,
  primary key (event_id, market_id, specifiers, version)
);

create table sport_bets (
  -- Made by the player's browser: sent again it is the same bet.
  id uuid primary key,
  number bigint generated always as identity unique,
  player_id bigint not null,
  -- SHA-256 of the order, so that another order under the same id is refused.
  digest bytea not null,
  -- Ours, not the browser's: nobody may choose the id of a ledger entry.
  hold_id uuid not null unique,
  currency currency_code not null,
  stake bigint not null check (stake > 0),
  odds_change text not null check (odds_change in ('none', 'higher', 'any')),
  status text not null check (status in ('pending', 'accepted', 'rejected', 'settled', 'void')),
  possible_return bigint not null check (possible_return > 0),
  returned bigint check (returned >= 0),
  placed_at timestamptz not null,
  decide_at timestamptz,
  decided_at timestamptz,
  settled_at timestamptz,
  rejection jsonb,
  receipt jsonb,
  check ((status = 'pending') = (decided_at is null)),
  check ((status in ('settled', 'void')) = (settled_at is not null and returned is not null and receipt is not null)),
  check ((status = 'rejected') = (rejection is not null))
);
create index sport_bets_open on sport_bets (player_id, number) where status in ('pending', 'accepted');
create index sport_bets_done on sport_bets (player_id, number) where status in ('rejected', 'settled', 'void');
create index sport_bets_pending on sport_bets (decide_at) where status = 'pending';

create table sport_bet_legs (
  bet_id uuid not null references sport_bets,
  position smallint not null,
  -- The bet's own: an event is settled player by player.
  player_id bigint not null,
  event_id bigint not null references sport_events,
  market_id integer not null,
  specifiers text not null,
  outcome text not null,
  shown_odds integer not null,
  odds integer not null,
  fair integer not null,
  market_version integer not null,
  -- Null before kick-off.
  home_score integer,
  away_score integer,
  result smallint check (result in (0, 1)),
  -- In halves: 0 played, 1 half the stake returned, 2 void.
  void_halves smallint check (void_halves in (0, 1, 2)),
  primary key (bet_id, position),
  check ((result is null) = (void_halves is null))
) with (fillfactor = 80);
-- Whole, not of open legs alone: settling a leg then changes no index.
create index sport_bet_legs_event on sport_bet_legs (event_id, player_id, bet_id);

-- What the house would have to pay if an outcome came true, reserved when a bet is sent.
create table sport_liabilities (
  event_id bigint not null references sport_events on delete cascade,
  market_id integer not null,
  specifiers text not null,
  outcome text not null,
  currency currency_code not null,
  returns bigint not null check (returns >= 0),
  primary key (event_id, market_id, specifiers, outcome, currency)
);

-- The built-in simulation: all it needs to go on where another copy stopped.
create table sport_simulation (
  only_row boolean primary key default true check (only_row),
  seed bytea not null,
  speed double precision not null,
  -- Matches of a league are numbered; slot `anchor_slot` kicks off at `anchor_at`.
  anchor_slot integer not null,
  anchor_at timestamptz not null
);

create table sport_simulated_matches (
  event_id bigint primary key references sport_events on delete cascade,
  league text not null,
  slot integer not null,
  seed bytea not null,
  -- Messages of its script already told, and when the next one is due; null when all are.
  position integer not null,
  next_at timestamptz,
  unique (league, slot)
);
create index sport_simulated_matches_slot on sport_simulated_matches (slot);
create index sport_simulated_matches_due on sport_simulated_matches (next_at) where next_at is not null;
