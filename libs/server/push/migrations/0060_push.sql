-- Browsers whose player asked to be told something while no page is open.
create table push_devices (
  -- SHA-256 of the endpoint: a browser finds itself by it.
  endpoint_hash bytea primary key check (length(endpoint_hash) = 32),
  player_id bigint not null references players (id),
  -- Where the browser's push service takes messages, and the keys only that browser opens them with.
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  topics text[] not null check (cardinality(topics) > 0 and topics <@ array['payments', 'bets', 'documents']),
  added_at timestamptz not null
);
create index push_devices_of_player on push_devices (player_id, added_at);
