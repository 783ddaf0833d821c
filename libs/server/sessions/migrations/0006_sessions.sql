create table sessions (
  -- SHA-256 of the cookie: who reads the table can't ride on a session.
  token_hash bytea primary key check (length(token_hash) = 32),
  -- Public: in lists and on the socket.
  id uuid not null unique default gen_random_uuid(),
  player_id bigint not null references players (id),
  created_at timestamptz not null,
  active_at timestamptz not null,
  -- When the player last proved to know the password.
  authenticated_at timestamptz not null,
  ip text not null,
  country text,
  user_agent text not null
);
create index sessions_of_player on sessions (player_id);
create index sessions_idle on sessions (active_at);
