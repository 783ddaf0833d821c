-- One drawing of a definition. Its terms are a copy: what tickets were got under stays, whatever becomes of the definition.
create table lotteries (
  id bigint generated always as identity primary key,
  slug text not null unique,
  definition text not null,
  version integer not null,
  -- The definition, as libs/server/competitions/src/lotteries/definition.ts has it.
  terms jsonb not null,
  -- Euro cents for one subunit of each currency, times 10^12, of the day it was made: every stake is measured by them.
  rates jsonb not null,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  -- Told to nobody before the draw; its SHA-256 stands from the start.
  seed text not null,
  seed_hash text not null,
  -- 'frozen': tickets have their numbers and are drawn, prizes are being paid.
  state text not null default 'open' check (state in ('open', 'frozen', 'closed')),
  -- From here on: once frozen. How many tickets there are, and the SHA-256 of their list.
  tickets bigint,
  list_hash text,
  created_at timestamptz not null,
  closed_at timestamptz,
  check (start_at < end_at),
  check ((state = 'closed') = (closed_at is not null)),
  unique (definition, start_at)
);
create index lotteries_by_end on lotteries (end_at, id);
create index lotteries_unfinished on lotteries (end_at) where state <> 'closed';

-- Who staked towards tickets, written by the bets' own transactions.
create table lottery_entries (
  lottery_id bigint not null references lotteries (id),
  player_id bigint not null,
  -- Stands for the player in the list of tickets.
  code text not null default encode(uuid_send(gen_random_uuid()), 'hex'),
  -- Hundredths of a euro cent.
  staked bigint not null default 0 check (staked >= 0),
  -- Tickets an operator gave.
  granted integer not null default 0 check (granted >= 0),
  -- From here on: once frozen. The tickets and the number of the first; null for who takes no part.
  tickets integer,
  first_ticket bigint,
  primary key (lottery_id, player_id),
  unique (lottery_id, code),
  check ((tickets is null) = (first_ticket is null))
) with (fillfactor = 80);
create index lottery_entries_of_player on lottery_entries (player_id, lottery_id);
create unique index lottery_entries_list on lottery_entries (lottery_id, first_ticket) where first_ticket is not null;

-- Tickets given by operators: the same grant twice is one.
create table lottery_grants (
  id uuid primary key,
  lottery_id bigint not null references lotteries (id),
  player_id bigint not null,
  tickets integer not null check (tickets > 0),
  actor text not null,
  created_at timestamptz not null
);
create index lottery_grants_of_player on lottery_grants (player_id, lottery_id);

-- What was drawn, in the order of the draw.
create table lottery_prizes (
  lottery_id bigint not null references lotteries (id),
  position integer not null,
  ticket bigint not null,
  player_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz,
  primary key (lottery_id, position),
  unique (lottery_id, ticket)
);
create index lottery_prizes_of_player on lottery_prizes (player_id, lottery_id);
create index lottery_prizes_unpaid on lottery_prizes (lottery_id, position) where paid_at is null;
