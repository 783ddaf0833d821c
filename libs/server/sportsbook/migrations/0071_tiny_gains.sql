-- A free bet pays what is won without its stake: of a tiny one at a low price that is less than a subunit.
alter table sport_bets drop constraint sport_bets_possible_return_check;
alter table sport_bets add constraint sport_bets_possible_return_check check (possible_return >= 0) not valid;
alter table sport_bets validate constraint sport_bets_possible_return_check;
