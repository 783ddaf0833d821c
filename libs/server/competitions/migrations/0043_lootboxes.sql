-- Boxes that players may open, the wheel's turns among them. The terms are a copy: the chances someone was shown hold.
create table player_lootboxes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- Made by whoever gives it: the same one twice is one box.
  grant_id uuid not null unique,
  definition text not null,
  version integer not null,
  -- The definition, as libs/server/competitions/src/lootboxes/definition.ts has it.
  terms jsonb not null,
  -- Specification §4, coupon-like states.
  stage text not null default 'issued' check (stage in ('issued', 'activated', 'canceled', 'expired')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  -- What was drawn: a number below the sum of the weights, by the player's seeds and that number of a bet.
  drawn integer,
  seed_id uuid,
  nonce bigint,
  outcome text,
  check ((stage = 'activated') = (drawn is not null and seed_id is not null and nonce is not null and outcome is not null and opened_at is not null))
);
create index player_lootboxes_of_player on player_lootboxes (player_id, id desc);
-- One turn of a kind waits at a time.
create unique index player_lootboxes_waiting on player_lootboxes (player_id, definition) where stage = 'issued';
create index player_lootboxes_due on player_lootboxes (expires_at) where stage = 'issued';
