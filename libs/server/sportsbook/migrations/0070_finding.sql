-- What a bettor keeps within reach: sports, leagues, clubs, matches.
create table sport_favourites (
  player_id bigint not null,
  kind text not null check (kind in ('sport', 'league', 'team', 'event')),
  -- A slug, or a match's number.
  key text not null,
  added_at timestamptz not null,
  primary key (player_id, kind, key)
);
create index sport_favourites_by_age on sport_favourites (player_id, added_at desc);

-- Names without accents and in small letters, the way they are typed. Letters that are no other with a mark are named.
create function sport_folded(text) returns text language sql immutable parallel safe
  return translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'øłđıßæœ', 'oldisao');

-- What a club plays. Null of one that never had a match.
alter table sport_clubs add column sport text;
update sport_clubs c set sport = e.sport from (
  select distinct on (side.club) side.club, t.sport from sport_events e join sport_tournaments t on t.slug = e.tournament
  cross join lateral (values (e.home), (e.away)) as side (club)) e where e.club = c.id;

alter table sport_clubs add column words tsvector not null
  generated always as (to_tsvector('simple'::regconfig, sport_folded(name || ' ' || short_name))) stored;
alter table sport_tournaments add column words tsvector not null
  generated always as (to_tsvector('simple'::regconfig, sport_folded(name || ' ' || category))) stored;
create index sport_clubs_words on sport_clubs using gin (words);
create index sport_tournaments_words on sport_tournaments using gin (words);

create index sport_events_open_of_home on sport_events (home) where ended_at is null;
create index sport_events_open_of_away on sport_events (away) where ended_at is null;
create index sport_events_open_of_tournament on sport_events (tournament, kick_off_at) where ended_at is null;
