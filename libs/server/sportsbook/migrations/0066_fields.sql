-- Races and seasons have no two sides but a field of runners, told whole as it is on the wire.
alter table sport_events
  alter column home drop not null,
  alter column away drop not null,
  add column field jsonb;
alter table sport_events
  add check ((home is null) = (away is null)),
  add check ((home is null) = (field is not null));
create index sport_events_open_fields on sport_events (kick_off_at) where field is not null and ended_at is null;
create index sport_events_ended_fields on sport_events (ended_at) where field is not null and ended_at is not null;

-- Who is in which field: the form of a runner is read from it.
create table sport_runners (
  event_id bigint not null references sport_events on delete cascade,
  number smallint not null,
  competitor text not null references sport_clubs,
  primary key (event_id, number)
);
create index sport_runners_form on sport_runners (competitor, event_id);

-- Races of the built-in simulation: all it needs to go on where another copy stopped.
create table sport_simulated_races (
  event_id bigint primary key references sport_events on delete cascade,
  track text not null,
  slot integer not null,
  seed bytea not null,
  -- Whether prices move and dogs may stay away before the off.
  drifts boolean not null,
  -- When there is something to tell; null when all is told.
  next_at timestamptz,
  unique (track, slot)
);
create index sport_simulated_races_due on sport_simulated_races (next_at) where next_at is not null;

-- Half of the stake to win, half to be placed.
alter table sport_bets add column each_way boolean not null default false;
alter table sport_bet_legs
  -- At the price of the off; until then `odds` is the most it can be.
  add column starting_price boolean not null default false,
  -- Terms of the place part of an each-way bet.
  add column places smallint check (places > 0),
  add column fraction smallint check (fraction > 0),
  -- What a field's leg is settled by beside its result: tie, place part, deduction and the table it comes from.
  add column finish jsonb,
  add check ((places is null) = (fraction is null));
