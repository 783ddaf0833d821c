-- A bet's stake counts on the day it is settled, no longer on the day it was placed. Stored days lose the stakes of bets that
-- were not settled by their end: they count in the days that are added up from now on.
update spending_days d set staked = greatest(0, d.staked - late.staked)
from (
  select b.player_id, b.currency, (b.placed_at at time zone 'Europe/Berlin')::date as day, sum(b.stake)::bigint as staked
  from spending_until u join sport_bets b on b.player_id = u.player_id
  where b.status <> 'rejected' and b.funding->>'gift' is distinct from 'true'
    and (b.placed_at at time zone 'Europe/Berlin')::date < u.day
    and (b.settled_at is null or (b.settled_at at time zone 'Europe/Berlin')::date >= u.day)
  group by 1, 2, 3
) late
where d.player_id = late.player_id and d.currency = late.currency and d.day = late.day;
