-- One row: changes when the sequence numbers can no longer be compared with earlier ones (a restored backup).
create table channel_epoch (
  only_one boolean primary key default true check (only_one),
  epoch uuid not null default gen_random_uuid(),
  -- Signs channel tokens and socket credentials; the same on every copy of the platform.
  secret uuid[] not null default array[gen_random_uuid(), gen_random_uuid()]
);
insert into channel_epoch default values;

-- The last sequence number given to each topic.
create table channel_topics (
  topic text primary key,
  seq bigint not null,
  -- Until when somebody follows a busy topic: joined now, or gone so recently that they may come back and ask what they missed.
  -- Set for players' balances only; every other topic is always numbered and stored.
  followed_until timestamptz
);

-- What the sequencer took from the outbox, in the order every copy sends it.
create table channel_events (
  position bigint generated always as identity primary key,
  topic text not null,
  seq bigint not null,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  unique (topic, seq)
);
