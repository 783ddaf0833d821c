-- Players are found as clubs are: by the beginnings of their names, accents apart.
alter table sport_players add column words tsvector not null
  generated always as (to_tsvector('simple'::regconfig, sport_folded(name))) stored;
create index sport_players_words on sport_players using gin (words);
