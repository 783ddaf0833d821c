-- All that happened in a match, in order, and how many things that is.
create table sport_courses (
  event_id bigint primary key references sport_events on delete cascade,
  told integer not null,
  incidents jsonb not null
);

-- Players of a club. The scoring says how often one scores beside the others of his side.
create table sport_players (
  id text primary key,
  club text not null references sport_clubs,
  name text not null,
  number smallint not null,
  position text not null check (position in ('goalkeeper', 'defender', 'midfielder', 'forward')),
  scoring integer not null check (scoring >= 0),
  unique (club, number)
);

alter table sport_events
  -- Who begins, and whether that is announced or only expected; null where nobody says.
  add column lineups jsonb,
  -- They are among the incidents now.
  drop column attacks;
