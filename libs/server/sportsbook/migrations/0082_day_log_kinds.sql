-- Races and seasons, what operators stop and correct, and when the bets followed.
alter table sport_day_log drop constraint sport_day_log_kind_check;
alter table sport_day_log add constraint sport_day_log_kind_check check (kind in ('fixture', 'field', 'update', 'suspended',
  'bet', 'decided', 'sold', 'stop', 'correction', 'corrected'));
