-- What the book said of each line before its match began: `[market, specifiers, chances]`. Empty again once it is counted.
alter table sport_events add column said jsonb;

-- Stated chances beside what became of them, by the tenth they fall into. All in halves: a stake of which half came back
-- counts half, one that came back whole not at all.
create table sport_calibration (
  sport text not null,
  tenth smallint not null check (tenth between 0 and 9),
  matches bigint not null,
  outcomes bigint not null,
  -- Parts per million.
  stated bigint not null,
  happened bigint not null,
  -- Squares of what each match was off by, in thousandths: outcomes of one match win and lose together, so luck is
  -- measured match by match.
  spread bigint not null,
  primary key (sport, tenth)
);

-- The surprise of what came, in millionths of a nat, beside the surprise the stated chances themselves expect.
create table sport_log_loss (
  sport text not null,
  market_id integer not null,
  lines bigint not null,
  loss bigint not null,
  expected bigint not null,
  primary key (sport, market_id)
);
