-- Players whose money leaves by itself, because they excluded themselves. What bets bring later follows.
create table exclusion_payouts (
  player_id bigint primary key references players (id),
  -- Null: for good.
  until timestamptz
);
