-- What opens something once: a link of a mail, a code of a text message. A player has one of each purpose; a new one replaces it.
create table one_time_tokens (
  player_id bigint not null,
  purpose text not null check (length(purpose) between 1 and 64),
  -- SHA-256: who reads the table can use none of them.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- What it is about: the address it confirms, the number it was sent to.
  subject text check (length(subject) between 1 and 254),
  -- Wrong codes entered so far; a link is too long to be guessed.
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (player_id, purpose)
);
create index one_time_tokens_age on one_time_tokens (expires_at);
