-- What a round came to, in the words of the history's filter: more back than staked, less, the same; else its state.
create function round_result(status text, stake bigint, win bigint) returns text language sql immutable as $$
  select case when status <> 'closed' then status when win > stake then 'won' when win < stake then 'lost' else 'even' end
$$;

-- What a player's rounds of a title came to in an hour that is over, once none of them is open: totals and rare results are
-- looked up here. Bets never touch it; a job adds hours up, and what changes a round of such an hour later drops its sums.
create table hour_sums (
  player_id bigint not null,
  hour timestamptz not null,
  game text not null,
  currency currency_code not null,
  result text not null check (result in ('won', 'lost', 'even', 'rolled_back')),
  rounds bigint not null check (rounds > 0),
  staked bigint not null,
  won bigint not null,
  primary key (player_id, hour, game, currency, result)
);

alter table title_hours add column summed boolean not null default false;
create index title_hours_of_player on title_hours (player_id, hour);
-- The job's own list.
create index title_hours_unsummed on title_hours (hour) where not summed;

-- A page of a player's history, newest first, back to a moment. Read in the order of the months, and planned so once: planned for
-- each call, all months would be weighed each time; planned for an average player, all rounds of a busy one would be sorted.
create function rounds_between(player bigint, since timestamptz, at timestamptz, before uuid, most integer) returns setof rounds
  language plpgsql stable set enable_sort = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select * from rounds
    where player_id = player and played_at >= since and played_at <= at and (played_at, id) < (at, before)
    order by played_at desc, id desc limit most;
end $$;
drop function rounds_before(bigint, timestamptz, uuid, integer);
