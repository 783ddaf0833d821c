-- Matches a feed sent that can't be read.
alter table sport_unmapped drop constraint sport_unmapped_kind_check;
alter table sport_unmapped add constraint sport_unmapped_kind_check
  check (kind in ('league', 'team', 'market', 'line', 'score', 'match'));
