-- What a player has earned by playing: one row, written once by each batch of bets. Sums of stakes are exact in every
-- currency: millionths of a millionth of a euro, as libs/money has them.
create table comp_points (
  player_id bigint primary key,
  -- Stakes by the weight of their kind of game; a point is 10^14 of it. What is below a point is carried along.
  earned numeric(40) not null default 0,
  -- All stakes.
  staked numeric(40) not null default 0,
  pokie_rounds bigint not null default 0,
  -- Stakes on the provider and on the title that achievements name.
  provider_staked numeric(40) not null default 0,
  title_staked numeric(40) not null default 0,
  -- Points that gifts and operators gave, and that were exchanged: they count for no level.
  given bigint not null default 0,
  exchanged bigint not null default 0 check (exchanged >= 0),
  -- The highest level that was reached, and the highest stake the ladder was climbed by; neither falls.
  level smallint not null default 1 check (level between 1 and 10),
  most_staked numeric(40) not null default 0
) with (fillfactor = 70);

-- What a level gave, once.
create table level_gifts (
  player_id bigint not null,
  level smallint not null check (level between 2 and 10),
  points bigint not null check (points >= 0),
  given_at timestamptz not null,
  primary key (player_id, level)
);

-- Points that became money. The ledger transaction has the same id.
create table comp_point_exchanges (
  id uuid primary key,
  player_id bigint not null,
  points bigint not null check (points > 0),
  rate_group text not null,
  currency currency_code not null,
  amount bigint not null check (amount > 0),
  exchanged_at timestamptz not null
);
create index comp_point_exchanges_of_player on comp_point_exchanges (player_id, exchanged_at);
