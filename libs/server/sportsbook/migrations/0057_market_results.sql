-- How each outcome of a market ended, in its order: several can win, and halves of a stake can.
alter table sport_markets add column results text[] check (results <@ array['win', 'half_win', 'void', 'half_lose', 'lose']);
update sport_markets set results = case
  when status = 'cancelled' then array_fill('void'::text, array[cardinality(fair)])
  else (select array_agg(case when outcome = winner then 'win' else 'lose' end order by position)
    from unnest(case market_id when 1 then array['home', 'draw', 'away'] when 18 then array['over', 'under'] else array['yes', 'no'] end)
      with ordinality as o (outcome, position))
  end
where winner is not null or status = 'cancelled';
alter table sport_markets drop column winner;
alter table sport_markets add check ((status in ('settled', 'cancelled')) = (results is not null));

-- Markets decided before their match is over, on which there are bets: until the last one is settled.
create table sport_due_markets (
  event_id bigint not null references sport_events on delete cascade,
  market_id integer not null,
  specifiers text not null,
  due_at timestamptz not null,
  primary key (event_id, market_id, specifiers)
);
