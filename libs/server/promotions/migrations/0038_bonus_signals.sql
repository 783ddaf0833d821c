-- Two accounts that were given one welcome bonus and have something in common: a question for a reviewer, who decides.
create table bonus_signals (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  other_player_id bigint not null,
  likeness text not null check (likeness in ('email', 'phone', 'device', 'address')),
  definition text not null,
  noted_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by text,
  unique (player_id, other_player_id, likeness, definition)
);
create index bonus_signals_open on bonus_signals (id) where reviewed_at is null;
