-- One running of a definition. Its terms are a copy: what players entered under stays, whatever becomes of the definition.
create table tournaments (
  id bigint generated always as identity primary key,
  slug text not null unique,
  definition text not null,
  version integer not null,
  -- The definition, as libs/server/competitions/src/tournaments/definition.ts has it.
  terms jsonb not null,
  -- Euro cents for one subunit of each currency, times 10^12, of the day it was made: every stake is measured by them.
  rates jsonb not null,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  -- 'frozen': no score changes any more, prizes are being paid.
  state text not null default 'open' check (state in ('open', 'frozen', 'closed')),
  players integer not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  check (start_at < end_at),
  check ((state = 'closed') = (closed_at is not null)),
  unique (definition, start_at)
);
create index tournaments_by_end on tournaments (end_at, id);
create index tournaments_unfinished on tournaments (end_at) where state <> 'closed';

-- Who takes part, with what they scored. Written by the bets' own transactions, until the tournament is frozen.
create table tournament_entries (
  tournament_id bigint not null references tournaments (id),
  player_id bigint not null,
  -- Two letters of it: what the board shows.
  nickname text not null,
  -- Rounds begun after it count.
  entered_at timestamptz(3) not null,
  -- Ten-thousandths.
  score bigint not null default 0 check (score >= 0),
  -- When the score became what it is: of equal ones the earlier is first.
  reached_at timestamptz(3),
  -- Win ÷ stake of the last rounds, for the best ones in a row: one less than a row has.
  recent bigint[] not null default '{}',
  rounds bigint not null default 0,
  -- Hundredths of a euro cent.
  staked bigint not null default 0,
  games text[] not null default '{}',
  -- From here on: once frozen.
  place integer,
  prize bigint not null default 0 check (prize >= 0),
  paid_at timestamptz,
  primary key (tournament_id, player_id),
  check ((score > 0) = (reached_at is not null))
) with (fillfactor = 70);
create index tournament_entries_ranking on tournament_entries (tournament_id, score desc, reached_at, player_id) where score > 0;
create index tournament_entries_of_player on tournament_entries (player_id, tournament_id);
create index tournament_entries_unpaid on tournament_entries (tournament_id, place) where prize > 0 and paid_at is null;

-- The highest sum of so many values that follow one another; 0 where there are fewer.
create function best_in_row(multiples bigint[], length integer) returns bigint language sql immutable as $$
  select coalesce(max(total), 0)::bigint from (
    select sum(multiple) over w as total, count(*) over w as counted
    from unnest(multiples) with ordinality as t (multiple, n)
    window w as (order by n rows between greatest(length - 1, 0) preceding and current row)
  ) rows where counted = length
$$;
