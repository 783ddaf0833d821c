-- Terms as they were when somebody was first given a bonus under them. A version never changes.
create table bonus_terms (
  definition text not null,
  version integer not null,
  terms json not null,
  primary key (definition, version)
);

-- What a player was given. Amounts are subunits.
create table player_bonuses (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- Made by whoever gives it: the same one twice is one bonus.
  grant_id uuid not null unique,
  definition text not null,
  version integer not null,
  type text not null check (type in ('deposit', 'registration', 'no_deposit', 'free_spins', 'cashback', 'cash', 'group',
    'custom', 'freebet', 'feature_spins', 'feature_trigger', 'xp', 'gift')),
  gives text not null check (gives in ('money', 'cash', 'spins', 'freebet')),
  -- Specification §4, Gift stages.
  stage text not null check (stage in ('issued', 'activated', 'handle_bets', 'wager_done', 'finished', 'lost', 'expired',
    'canceled', 'erased_by_withdraw')),
  currency currency_code not null,
  -- Of money and cash what is given; of spins and freebets the stake of each.
  amount bigint not null check (amount > 0),
  requirement bigint not null check (requirement >= 0),
  -- Hundredths of a subunit: stakes count by percent.
  wagered bigint not null default 0 check (wagered >= 0),
  -- What is left of the bonus money: the balance of the player's ledger account for bonuses while this one is wagered.
  fund bigint not null default 0 check (fund >= 0),
  account_id bigint,
  -- What became cash, and at most may.
  released bigint not null default 0 check (released >= 0),
  cap bigint,
  max_stake bigint,
  -- Rounds and bets under way that it paid for or that count for it.
  open_bets integer not null default 0 check (open_bets >= 0),
  rounds integer not null default 0,
  rounds_left integer not null default 0 check (rounds_left between 0 and rounds),
  -- What free spins brought.
  won bigint not null default 0 check (won >= 0),
  -- Its place among those the player asked for while another was active.
  queue_place integer,
  once boolean not null,
  issued_at timestamptz not null,
  activated_at timestamptz,
  -- Until it is activated the day by which that must happen, then the day by which it must be done.
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Whether a bet of the player has to look at it.
  in_play boolean not null generated always as (
    stage = 'handle_bets' or open_bets > 0 or (stage = 'activated' and rounds_left > 0)) stored,
  foreign key (definition, version) references bonus_terms,
  check (stage in ('handle_bets', 'wager_done') or fund = 0),
  check (released <= coalesce(cap, released))
) with (fillfactor = 70);
-- One is wagered at a time.
create unique index player_bonuses_active on player_bonuses (player_id) where stage = 'handle_bets';
create index player_bonuses_in_play on player_bonuses (player_id) where in_play;
create index player_bonuses_of_player on player_bonuses (player_id, id);
create unique index player_bonuses_once on player_bonuses (player_id, definition) where once;
create index player_bonuses_due on player_bonuses (expires_at) where stage in ('issued', 'activated', 'handle_bets');
