-- An operator may pause a feed: it is asked for nothing, and nothing of it is on offer, until it is resumed.
alter table sport_feeds
  add column paused_at timestamptz,
  -- Of a feed that may be asked so often a minute: what is left of it.
  add column calls_left integer,
  -- What went wrong last, and when.
  add column last_error text,
  add column failed_at timestamptz;

-- What a feed names and we have nothing for.
create table sport_unmapped (
  feed text not null references sport_feeds,
  kind text not null check (kind in ('league', 'team', 'market', 'line', 'score')),
  name text not null,
  count bigint not null default 1,
  last_at timestamptz not null,
  primary key (feed, kind, name)
);
