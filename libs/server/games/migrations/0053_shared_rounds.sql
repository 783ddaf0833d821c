-- Rounds their players show to others: by a secret address, without the player.
create table shared_rounds (
  token text primary key,
  player_id bigint not null,
  round_id uuid not null,
  shared_at timestamptz not null,
  unique (player_id, round_id)
);
