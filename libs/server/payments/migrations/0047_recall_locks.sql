-- Players who gave up taking withdrawals back, for good.
create table recall_locks (
  player_id bigint primary key references players (id),
  locked_at timestamptz not null
);
