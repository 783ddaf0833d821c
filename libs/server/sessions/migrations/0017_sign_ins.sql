-- Who signed in to an account or tried to, for its owner to see: 90 days. Failures at an email that has no account are written too, so
-- that the work is the same, without a player; a sweep takes them away within minutes.
create table sign_ins (
  id bigint generated always as identity primary key,
  player_id bigint references players (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('signed_in', 'wrong_password', 'wrong_code')),
  method text not null check (method in ('password', 'one_time_code', 'recovery_code', 'sign_up', 'link')),
  -- Shortened: enough to recognise a place by.
  ip text not null,
  country text,
  user_agent text not null,
  new_device boolean not null default false
);
create index sign_ins_of_player on sign_ins (player_id, id desc);
create index sign_ins_age on sign_ins (at);
