-- Experience points are given like a bonus: the amount is how many.
alter table player_bonuses drop constraint player_bonuses_gives_check;
alter table player_bonuses add constraint player_bonuses_gives_check
  check (gives in ('money', 'cash', 'spins', 'freebet', 'xp'));

-- How far the deposits of a week have been read for who may be due cashback.
create table cashback_weeks (
  starts_at timestamptz primary key,
  ends_at timestamptz not null,
  read_at timestamptz not null,
  read_id uuid,
  is_read boolean not null default false
);

-- Wallets that money came into in a week: each is looked at once.
create table cashback_due (
  week timestamptz not null,
  player_id bigint not null,
  currency currency_code not null,
  -- What it came to; null until it is looked at.
  amount bigint check (amount >= 0),
  settled_at timestamptz,
  primary key (week, player_id, currency)
);
create index cashback_due_open on cashback_due (week, player_id, currency) where settled_at is null;
create index cashback_due_of_player on cashback_due (player_id, week);
