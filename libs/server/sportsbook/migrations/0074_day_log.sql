-- A day as it can be played again: what feeds sent and players ordered, in the order it took effect. A feed is recorded until
-- then, from each of its matches' first price on.
alter table sport_feeds add column recorded_until timestamptz;
alter table sport_events add column recorded boolean not null default false;

-- Numbered while the matches concerned are held: of two lines about one match the lower took effect first.
create table sport_day_log (
  number bigint generated always as identity primary key,
  kind text not null check (kind in ('fixture', 'update', 'suspended', 'bet', 'decided', 'sold')),
  body text not null
);
