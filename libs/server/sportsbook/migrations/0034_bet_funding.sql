-- How a bonus or a free bet took part in a bet: which, what it paid, what counted. Null where cash alone paid and nothing was wagered.
alter table sport_bets add column funding json;
