-- Whether a player wants bonuses at all. Who has no row has not said no.
create table bonus_settings (
  player_id bigint primary key,
  receive_bonuses boolean not null,
  changed_at timestamptz not null
);
