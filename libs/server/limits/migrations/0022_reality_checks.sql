-- How often a player is told how long they have played, and when they last went on. Who has no row has the usual interval.
create table reality_checks (
  player_id bigint primary key,
  -- Null: switched off.
  minutes integer check (minutes > 0),
  passed_at timestamptz not null
);
