-- What is known of an account beside the person: how it came to be, and how it stands.
alter table players
  -- When the player first saved the profile by themselves: the form that asks for missing details comes no more.
  add column saved_at timestamptz,
  -- Opened by an operator: nobody has accepted the terms yet.
  add column autoregistered boolean not null default false,
  -- An operator may shut somebody out of bonuses.
  add column bonuses_allowed boolean not null default true,
  -- The affiliate's mark and the five campaign marks of the visit that led here, as the visitor allowed.
  add column affiliate_stag text check (length(affiliate_stag) between 1 and 128),
  add column campaign jsonb;

-- A level is a group with a number; a player's level is the highest of theirs.
alter table groups add column level smallint check (level between 1 and 10);
alter table groups add constraint groups_level_kind check (level is null or kind = 'level');
insert into groups (id, name, kind, level)
  select 700 + n, 'Level ' || n, 'level', n from generate_series(2, 10) n;

-- Asked for by an operator: where a player's money comes from. While one is pending the cashbox is shut.
create table sow_questionnaires (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  requested_at timestamptz not null,
  requested_by text not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answers jsonb,
  check ((answered_at is null) = (answers is null))
);
create unique index sow_questionnaires_pending on sow_questionnaires (player_id) where answered_at is null;
create index sow_questionnaires_due on sow_questionnaires (expires_at) where answered_at is null;
create index sow_questionnaires_player on sow_questionnaires (player_id);

-- Links that sign somebody in, once and for minutes. Only the hash of what the link carries.
create table sign_in_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  player_id bigint not null unique references players (id),
  expires_at timestamptz not null
);
