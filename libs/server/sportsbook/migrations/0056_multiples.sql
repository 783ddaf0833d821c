-- How many of its legs that are no bankers a line of a bet holds.
alter table sport_bets add column sizes smallint[] not null default '{1}';
alter table sport_bets alter column sizes drop default;
alter table sport_bet_legs
  -- Stands in every line.
  add column banker boolean not null default false,
  -- What is reserved for its outcome in sport_liabilities.
  add column reserved bigint;
update sport_bet_legs l set reserved = b.possible_return from sport_bets b where b.id = l.bet_id;
alter table sport_bet_legs alter column reserved set not null, alter column banker drop default;
