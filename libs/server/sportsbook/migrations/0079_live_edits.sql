alter table sport_bets
  -- What is to come in place of the bet: the order, as it was sent, and what this bet is then sold for; and why it did not come.
  add column edit json,
  -- During play an edit waits the live delay. Null once it is decided.
  add column edit_decide_at timestamptz,
  add check (edit_decide_at is null or edit is not null);
create index sport_bets_edited on sport_bets (edit_decide_at) where edit_decide_at is not null;
