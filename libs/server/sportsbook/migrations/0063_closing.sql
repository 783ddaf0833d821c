-- The last prices before kick-off of what was bet on: what players' own prices are measured by.
alter table sport_events add column closing jsonb;
