-- What the house risks at most, where it differs from what it has always been; subunits. In groups: the largest stake of their players.
create table sport_limits (
  scope text not null check (scope in ('outcome', 'event', 'player', 'day', 'stake')),
  group_id integer,
  currency currency_code not null,
  amount bigint not null check (amount >= 0),
  actor text not null,
  at timestamptz not null,
  check (group_id is null or scope = 'stake'),
  unique nulls not distinct (scope, group_id, currency)
);

-- Market 0 is all of an event: the sum of its outcomes. Whoever changes a reserve of an event holds that row.
insert into sport_liabilities (event_id, market_id, specifiers, outcome, currency, returns)
select event_id, 0, '', '', currency, sum(returns) from sport_liabilities group by event_id, currency;

-- What open bets return at most, by the day (UTC) they were placed on.
create table sport_day_liabilities (
  day date not null,
  currency currency_code not null,
  returns bigint not null,
  primary key (day, currency)
) with (fillfactor = 50);
insert into sport_day_liabilities (day, currency, returns)
select (placed_at at time zone 'utc')::date, currency, sum(possible_return) from sport_bets
where status in ('pending', 'accepted') group by 1, 2;
