-- The share of a stake on a market that is expected back, in millionths: lines that can be drawn.
alter table sport_markets add column back integer not null default 0 check (back between 0 and 1000000);

alter table sport_bets
  -- What of the stake was sold before, and for how much. `stake` is what is left.
  add column sold_stake bigint not null default 0 check (sold_stake >= 0),
  add column sold_for bigint not null default 0 check (sold_for >= 0),
  -- Sold as soon as at least so much is offered.
  add column sell_at bigint check (sell_at > 0);
alter table sport_bets drop constraint sport_bets_status_check;
alter table sport_bets add check (status in ('pending', 'accepted', 'rejected', 'settled', 'void', 'cashed_out'));
alter table sport_bets drop constraint sport_bets_check1;
alter table sport_bets add check ((status in ('settled', 'void', 'cashed_out')) = (settled_at is not null and returned is not null));
alter table sport_bets add check ((status in ('settled', 'void')) = (receipt is not null));
drop index sport_bets_done;
create index sport_bets_done on sport_bets (player_id, number) where status in ('rejected', 'settled', 'void', 'cashed_out');
create index sport_bets_to_sell on sport_bets (number) where status = 'accepted' and sell_at is not null;

-- Offers for bets, and what was sold by them: the trail of every cash-out.
create table sport_cash_outs (
  id uuid primary key,
  bet_id uuid not null references sport_bets,
  player_id bigint not null,
  share smallint not null check (share between 1 and 100),
  -- Of the stake, and what is paid for it beside what it is worth on average.
  stake bigint not null check (stake > 0),
  pays bigint not null check (pays > 0),
  fair bigint not null check (fair >= pays),
  -- By the rule of its player, not by hand.
  automatic boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);
create index sport_cash_outs_bet on sport_cash_outs (bet_id);
create index sport_cash_outs_player on sport_cash_outs (player_id, taken_at);
