-- When a simulated match was to begin at first: its kick-off may move. Whether anything may come between.
alter table sport_simulated_matches add column kick_off_at timestamptz;
update sport_simulated_matches s set kick_off_at = e.kick_off_at from sport_events e where e.id = s.event_id;
alter table sport_simulated_matches alter column kick_off_at set not null;
alter table sport_simulated_matches add column troubles boolean not null default false;
