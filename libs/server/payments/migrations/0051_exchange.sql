-- What a unit of each currency is worth, in millionths of a millionth of a euro, as the price source said last.
create table exchange_rates (
  currency currency_code primary key,
  worth bigint not null check (worth > 0),
  at timestamptz not null
);

-- Offers to change money between a player's own wallets; those that were taken are kept.
create table conversions (
  id uuid primary key,
  player_id bigint not null references players (id),
  from_currency currency_code not null,
  to_currency currency_code not null check (to_currency <> from_currency),
  amount bigint not null check (amount > 0),
  receives bigint not null check (receives > 0),
  rate text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  converted_at timestamptz
);
create index conversions_of_player on conversions (player_id, converted_at desc);
