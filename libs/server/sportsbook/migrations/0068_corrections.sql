-- What can become of a match beside being played to its end.
alter table sport_events drop constraint sport_events_status_check;
alter table sport_events add check (status in ('not_started', 'delayed', 'postponed', 'live', 'suspended', 'interrupted', 'ended', 'closed',
  'cancelled', 'abandoned'));
alter table sport_events drop constraint sport_events_check2;
alter table sport_events add check ((status in ('ended', 'closed', 'cancelled', 'abandoned')) = (ended_at is not null));
-- How often an operator decided about it: a settlement that read results before works by them no more.
alter table sport_events add column decisions integer not null default 0;

-- The operator decides how it ends: what the feed says of it counts no more.
alter table sport_markets add column held boolean not null default false;
create index sport_markets_held on sport_markets (event_id) where held;

-- What an operator decided about a market, or a match, after the fact. The bets it concerns are worked through until `done_at`.
create table sport_corrections (
  id uuid primary key,
  number bigint generated always as identity unique,
  kind text not null check (kind in ('cancel', 'rollback', 'resettle')),
  event_id bigint not null references sport_events on delete cascade,
  -- Null: every market of the match.
  market_id integer,
  specifiers text,
  -- Of a cancel that voids only the bets placed or accepted from here until there, the end not included.
  from_at timestamptz,
  until_at timestamptz,
  -- A cancel that was rolled back counts no more.
  withdrawn_at timestamptz,
  -- Match and markets as they were: what a rollback puts back.
  before jsonb not null,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  done_at timestamptz,
  check ((market_id is null) = (specifiers is null)),
  check (from_at < until_at)
);
create index sport_corrections_due on sport_corrections (number) where done_at is null;
create index sport_corrections_of_event on sport_corrections (event_id, number);

alter table sport_bets
  -- How often its settlement was taken back or changed.
  add column corrections smallint not null default 0,
  -- What its player got of it and should not have, and did not have any more when it was taken back.
  add column written_off bigint not null default 0 check (written_off >= 0);

-- It was told once and is not any more.
alter table sport_bet_legs add column rolled_back boolean not null default false;

-- Each time a settled bet was changed: how it stood before, and what moved.
create table sport_bet_corrections (
  bet_id uuid not null references sport_bets,
  number smallint not null,
  player_id bigint not null,
  -- `settle`: told again in the ordinary way after a rollback.
  kind text not null check (kind in ('cancel', 'rollback', 'resettle', 'settle')),
  correction_id uuid references sport_corrections,
  at timestamptz not null,
  status text not null check (status in ('accepted', 'settled', 'void')),
  returned bigint,
  settled_at timestamptz,
  receipt jsonb,
  -- Of each leg: result and void factor in halves.
  legs jsonb not null,
  -- On the player's cash; subunits, below zero was taken back.
  moved bigint not null,
  primary key (bet_id, number)
);
create index sport_bet_corrections_player on sport_bet_corrections (player_id, at);
