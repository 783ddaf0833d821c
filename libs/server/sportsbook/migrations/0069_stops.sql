-- Where an operator stopped betting, until it is resumed: a sport, a tournament, a match or one market of it.
create table sport_stops (
  number bigint generated always as identity primary key,
  sport text,
  tournament text references sport_tournaments,
  event_id bigint references sport_events on delete cascade,
  market_id integer,
  specifiers text,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  check (num_nonnulls(sport, tournament, event_id) = 1),
  check ((market_id is null) = (specifiers is null) and (market_id is null or event_id is not null)),
  unique nulls not distinct (sport, tournament, event_id, market_id, specifiers)
);
create index sport_stops_of_event on sport_stops (event_id) where event_id is not null;
create index sport_stops_of_tournament on sport_stops (tournament) where tournament is not null;

-- Whether betting on a market is stopped by an operator.
create function sport_is_stopped(event bigint, market integer, line text) returns boolean language sql stable as $$
  select exists (select from sport_stops s where s.event_id = event and (s.market_id is null or s.market_id = market and s.specifiers = line))
    or exists (select from sport_stops s join sport_events e on e.tournament = s.tournament where e.id = event)
    or exists (select from sport_stops s join sport_tournaments t on t.sport = s.sport join sport_events e on e.tournament = t.slug where e.id = event)
$$;
