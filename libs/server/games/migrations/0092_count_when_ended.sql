-- The same for rounds and bets at live tables (0091).
update player_bonuses b set wagered = greatest(0, b.wagered - o.counted)
from (
  select bonus, sum(counted) as counted from (
    select (funding->>'bonus')::bigint as bonus, (funding->>'counted')::bigint as counted from live_bets
    where status = 'placed' and funding is not null
    union all
    select (funding->>'bonus')::bigint, (funding->>'counted')::bigint from rounds where status = 'open' and funding is not null
  ) s group by bonus
) o
where b.id = o.bonus and b.stage = 'handle_bets';
