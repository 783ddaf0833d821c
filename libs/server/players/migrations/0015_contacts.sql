-- When the number was proven by a code sent to it; another number begins without.
alter table players add column phone_confirmed_at timestamptz;

-- Another email, asked for and not yet confirmed from both mailboxes. One a player: a new wish replaces the last.
create table email_changes (
  player_id bigint primary key references players (id),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_age on email_changes (expires_at);
