-- Groups a player can be in. Only experiment groups may be joined through the site; the rest are given by operators and rules.
create table groups (
  id integer primary key,
  name text not null,
  kind text not null check (kind in ('experiment', 'level', 'vip', 'chat', 'payments', 'test'))
);

insert into groups (id, name, kind) values
  (543, 'Experiment A', 'experiment'),
  (544, 'Experiment B', 'experiment'),
  (614, 'Registration A', 'experiment'),
  (615, 'Registration B', 'experiment'),
  (545, 'Live chat', 'chat'),
  (631, 'No instant bank transfer', 'payments'),
  (255, 'Platinum', 'vip'),
  (256, 'Star', 'vip'),
  (257, 'Bronze', 'vip'),
  (258, 'Silver', 'vip'),
  (259, 'Gold', 'vip'),
  (21, 'Test', 'test');

create table players (
  id bigint generated always as identity primary key,
  -- Lower case: nobody's mail server tells capitals apart, and two accounts on one mailbox would.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  password_hash text not null,
  nickname text check (length(nickname) between 1 and 64),
  first_name text check (length(first_name) between 1 and 64),
  last_name text check (length(last_name) between 1 and 64),
  gender text check (gender in ('m', 'f', 'x')),
  date_of_birth date,
  mobile_phone text check (mobile_phone ~ '^\+[1-9][0-9]{5,14}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  city text check (length(city) between 1 and 100),
  address text check (length(address) between 1 and 200),
  postal_code text check (length(postal_code) between 1 and 16),
  -- The edition whose rules protect the player: that of the country of residence.
  edition text not null,
  locale text not null,
  receive_promos boolean not null default false,
  receive_sms_promos boolean not null default false,
  deposit_bonus_code text check (length(deposit_bonus_code) between 1 and 64),
  verified boolean not null default false,
  two_factor_enabled boolean not null default false,
  terms_accepted_at timestamptz,
  confirmed_at timestamptz,
  current_sign_in_at timestamptz,
  created_at timestamptz not null
);

-- Finds an excluded person who signs up again under another address.
create index players_person on players (lower(last_name), date_of_birth, lower(first_name));

create table player_groups (
  player_id bigint not null references players (id),
  group_id integer not null references groups (id),
  created_at timestamptz not null,
  primary key (player_id, group_id)
);

-- Devices a player signed in from: guesses made elsewhere do not slow sign-ins there. The cookie's hash, never itself.
create table known_devices (
  player_id bigint not null references players (id),
  device_hash bytea not null,
  last_at timestamptz not null,
  primary key (player_id, device_hash)
);
create index known_devices_age on known_devices (last_at);

-- Attempts to sign in and the like, counted per submitted email, address or device, all hashed: the table names nobody.
create table attempts (
  subject bytea primary key,
  failures integer not null check (failures >= 0),
  last_at timestamptz not null,
  locked_until timestamptz not null
);
create index attempts_age on attempts (last_at);
create index players_phone on players (mobile_phone);
