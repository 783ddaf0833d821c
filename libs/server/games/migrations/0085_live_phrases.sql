-- What was said at live tables, in set phrases, for a few minutes.
create table live_phrases (
  player_id bigint not null,
  -- Three seconds each: of two copies that are told at once, one takes it.
  slot bigint not null,
  table_id bigint not null references live_tables,
  phrase text not null,
  -- As others see it.
  nickname text not null,
  said_at timestamptz not null,
  primary key (player_id, slot)
);
create index live_phrases_at_table on live_phrases (table_id, said_at);
