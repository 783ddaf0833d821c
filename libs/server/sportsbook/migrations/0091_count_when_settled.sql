-- A stake counts towards a bonus once its bet is settled. What open bets had counted when they were sent is taken back: it counts
-- with their settlement.
update player_bonuses b set wagered = greatest(0, b.wagered - o.counted)
from (
  select (funding->>'bonus')::bigint as bonus, sum((funding->>'counted')::bigint) as counted from sport_bets
  where status in ('pending', 'accepted') and funding is not null group by 1
) o
where b.id = o.bonus and b.stage = 'handle_bets';
