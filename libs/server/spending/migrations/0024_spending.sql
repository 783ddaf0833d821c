-- What a player put in, staked and got back on days that are over: added up once, when somebody first asks. Subunits.
create table spending_days (
  player_id bigint not null,
  -- Of the zone in which limits have their days.
  day date not null,
  currency currency_code not null,
  deposits bigint not null,
  staked bigint not null,
  returned bigint not null,
  primary key (player_id, currency, day)
);

-- Up to which day, exclusive, a player's days are added up.
create table spending_until (
  player_id bigint primary key,
  day date not null
);
