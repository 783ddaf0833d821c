-- A player's calendar of kept matches. Whoever has the token reads it: it is shown again, so it stands as it is.
create table sport_calendars (
  player_id bigint primary key,
  token text not null unique check (length(token) = 32),
  made_at timestamptz not null
);

-- How often what a calendar says of a match has changed: its version moves with every price.
alter table sport_events add column revision integer not null default 0;
alter table sport_events add column revised_at timestamptz not null default now();

-- Whether a match takes place, as a calendar says it.
create function sport_takes_place(status text) returns text language sql immutable parallel safe
  return case when status in ('cancelled', 'abandoned') then 'no' when status in ('delayed', 'postponed', 'interrupted') then 'unsure' else 'yes' end;

create function revise_sport_event() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.revised_at := now();
  return new;
end $$;
create trigger sport_events_revised before update of kick_off_at, status on sport_events for each row
  when (old.kick_off_at <> new.kick_off_at or old.status <> new.status and sport_takes_place(old.status) <> sport_takes_place(new.status))
  execute function revise_sport_event();

create index sport_events_by_kick_off on sport_events (kick_off_at, id) where home is not null;
