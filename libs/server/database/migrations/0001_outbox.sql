-- What must be published, written in the transaction that made it true.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  event text not null,
  payload jsonb not null,
  -- Whom it concerns: it is published to each of them, on their own topic of the name.
  players bigint[],
  created_at timestamptz not null default now()
);

-- Replies of calls that move money or create something, by their key: asking again changes nothing.
create table idempotency_keys (
  owner text not null,
  key uuid not null,
  digest bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Roles that one copy of the platform has at a time: the numbering of events, the feed, the chain of the audit log.
create table leases (
  name text primary key,
  holder uuid not null,
  -- Rises with every new holder: what an older one still writes is refused.
  epoch bigint not null,
  held_until timestamptz not null
);

-- Takes the oldest rows out of the outbox, for whoever numbers and stores them; none under a lease that another holds.
create function take_outbox(batch integer, lease_name text, lease_epoch bigint) returns setof outbox language sql as $$
  with lease as materialized (
    select from leases where name = lease_name and epoch = lease_epoch and exists (select from outbox) for update
  ), oldest as (
    select id from lease cross join lateral (select id from outbox order by id limit batch) as rows
  )
  delete from outbox where id in (select id from oldest) returning *
$$;
