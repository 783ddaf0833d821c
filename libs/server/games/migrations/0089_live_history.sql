-- A player's live bets stand in their history beside rounds: an index in its order. What was taken back before the lock was no bet.
create index live_bets_in_time on live_bets (player_id, placed_at, id) where status <> 'undone';

-- Live bets in the words of the history.
create view live_plays as
  select b.player_id, b.id, t.slug as game, b.currency, b.stake, b.win,
    case b.status when 'placed' then 'open' when 'settled' then 'closed' else 'rolled_back' end as status,
    b.placed_at as played_at, b.funding::json as funding, b.round
  from live_bets b join live_tables t on t.id = b.table_id
  where b.status <> 'undone';

-- A page of them, as `rounds_between` reads rounds, and for the same reason.
create function live_plays_between(player bigint, since timestamptz, at timestamptz, before uuid, most integer) returns setof live_plays
  language plpgsql stable set enable_sort = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan as $$
begin
  return query select * from live_plays p
    where p.player_id = player and p.played_at >= since and p.played_at <= at and (p.played_at, p.id) < (at, before)
    order by p.played_at desc, p.id desc limit most;
end $$;

insert into title_hours (player_id, game, hour)
  select distinct b.player_id, t.slug, date_trunc('hour', b.placed_at, 'UTC') from live_bets b join live_tables t on t.id = b.table_id
  on conflict do nothing;

-- Whether a demo's round was a feature that was bought.
alter table demo_rounds add column bought boolean not null default false;
