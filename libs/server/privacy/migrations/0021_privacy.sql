-- Reports of all that is stored about a player. The archive lies in the store of private files for a week.
create table data_reports (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players (id),
  state text not null check (state in ('queued', 'working', 'ready', 'failed', 'removed')),
  -- The language it is written in.
  locale text not null,
  -- Per cent.
  progress smallint not null default 0 check (progress between 0 and 100),
  tries smallint not null default 0,
  -- Its name in the store.
  stored_as text not null unique,
  bytes bigint,
  asked_at timestamptz not null,
  -- From when the archive is no longer kept.
  expires_at timestamptz not null,
  -- SHA-256 of the last link's token: it opens the archive in the player's own session, for minutes.
  link_hash bytea check (length(link_hash) = 32),
  link_until timestamptz,
  check ((state = 'ready') <= (bytes is not null))
);
create unique index data_reports_one on data_reports (player_id) where state in ('queued', 'working');
create index data_reports_of_player on data_reports (player_id, asked_at desc);
create index data_reports_due on data_reports (expires_at) where state <> 'removed';

-- Accounts that end after a pause.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players (id),
  -- 'working': nothing of the person is left in the account, other tables follow. It can no longer be called off.
  state text not null check (state in ('asked', 'cancelled', 'working', 'done')),
  give_up_remainder boolean not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('cancelled', 'done')) = (ended_at is not null))
);
create unique index erasures_one on erasures (player_id) where state in ('asked', 'working');
create index erasures_due on erasures (due_at) where state in ('asked', 'working');

-- Whoever ended an account while excluded stays excluded: by digests of email, phone and name with date of birth.
create table erased_exclusions (
  digest bytea primary key check (length(digest) = 32),
  -- Null: for good.
  until timestamptz
);
create index erased_exclusions_until on erased_exclusions (until) where until is not null;

-- What the digests are keyed with: on their own they can't be looked up in a list of addresses.
create table erasure_key (
  only_one boolean primary key default true check (only_one),
  secret uuid[] not null default array[gen_random_uuid(), gen_random_uuid()]
);
insert into erasure_key default values;
