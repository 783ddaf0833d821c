-- Tables are of a season; form and earlier meetings go across them.
alter table sport_events add column season integer not null default 1;
create index sport_events_of_season on sport_events (tournament, season);
create index sport_events_last_of_home on sport_events (home, kick_off_at) where status = 'ended';
create index sport_events_last_of_away on sport_events (away, kick_off_at) where status = 'ended';
