-- What a player marked. The slug stays readable when ids change their meaning; titles themselves are data, not rows.
create table favorite_games (
  player_id bigint not null references players (id),
  slug text not null,
  added_at timestamptz not null,
  primary key (player_id, slug)
);
create index favorite_games_order on favorite_games (player_id, added_at desc);

-- What a player opened last: one row a title, so that it never outgrows the catalogue.
create table recent_games (
  player_id bigint not null references players (id),
  slug text not null,
  opened_at timestamptz not null,
  primary key (player_id, slug)
);
create index recent_games_order on recent_games (player_id, opened_at desc);
