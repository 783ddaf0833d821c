-- A player's second factor. The secret is sealed with a key from the configuration: who reads the table can make no codes.
create table two_factor (
  player_id bigint primary key references players (id),
  secret bytea not null,
  -- When a code confirmed it; until then the set-up is under way and nothing asks for codes.
  enabled_at timestamptz,
  -- A set-up can be confirmed until then.
  set_up_until timestamptz not null,
  -- The time step of the last code that was accepted: none is accepted twice, and none older.
  last_step bigint,
  -- The order the recovery codes were made for: repeated after a lost answer, it is answered the same ones.
  codes_key uuid
);

-- Each opens the account once. SHA-256 of player and code, which has 60 random bits.
create table recovery_codes (
  player_id bigint not null references players (id),
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- Sign-ins whose password was right, waiting for the code: five minutes, a few tries.
create table pending_sign_ins (
  -- SHA-256 of the browser's cookie.
  token_hash bytea primary key check (length(token_hash) = 32),
  player_id bigint not null references players (id),
  -- Of the password that was given: another password ends the wait.
  password_mark bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0)
);
create index pending_sign_ins_of_player on pending_sign_ins (player_id, expires_at);
create index pending_sign_ins_age on pending_sign_ins (expires_at);
