-- Leagues an operator puts first, in their order, of any sport. An edition without a list of its own has that of edition ''.
create table sport_top_leagues (
  edition text not null,
  position smallint not null check (position between 1 and 12),
  -- A slug. One of a league that is not there (yet) is passed over.
  tournament text not null,
  primary key (edition, position),
  unique (edition, tournament)
);
insert into sport_top_leagues (edition, position, tournament) values
  ('', 1, 'harbour-premier'), ('', 2, 'liga-serena'), ('', 3, 'alderland-oberhaus'), ('', 4, 'crystal-tour'), ('', 5, 'lantern-league');
