-- Which studio a game that was opened belongs to: only its wallet calls may play it.
alter table game_sessions add column provider text not null default 'house';

-- Outside studios, and how their catalogues were last read.
create table studios (
  id text primary key,
  title text,
  read_at timestamptz,
  failed_at timestamptz,
  last_error text
);

-- Titles of outside studios as their catalogue told them last. One that vanished from it is withdrawn and kept: rounds name it.
create table studio_titles (
  -- Behind those of our own titles: ids of games are made of it.
  number integer generated always as identity (start with 100000) primary key,
  studio text not null references studios,
  slug text not null unique,
  listing jsonb not null,
  listed_at timestamptz not null,
  withdrawn_at timestamptz
);
