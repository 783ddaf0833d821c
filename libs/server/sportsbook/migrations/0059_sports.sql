-- A sport names its own parts of a match, and shows its score in its own way.
alter table sport_events drop constraint sport_events_period_check;
alter table sport_events
  -- Scores of the parts that are over, in order.
  add column periods jsonb not null default '[]',
  -- What a scoreboard shows beside the score: games and points of tennis.
  add column detail jsonb;
