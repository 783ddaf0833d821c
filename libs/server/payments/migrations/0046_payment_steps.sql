-- What became of a payment, step by step: written with each change, in its transaction. No state comes twice.
create table payment_steps (
  id bigint generated always as identity,
  payment_id uuid not null references payments (id),
  state text not null,
  at timestamptz not null,
  -- Who made it: the player, the house (an operator or a rule of ours) or the provider.
  actor text not null check (actor in ('player', 'house', 'provider')),
  primary key (payment_id, state)
);
insert into payment_steps (payment_id, state, at, actor)
select id, case action when 'deposit' then 'created' else 'requested' end, created_at, 'player' from payments;
insert into payment_steps (payment_id, state, at, actor)
select id, state, finished_at, case when state = 'recalled' then 'player' when state = 'declined' then 'house' else 'provider' end
from payments where finished_at is not null on conflict do nothing;

-- The history by one currency, and by those under way.
create index payments_of_player_currency on payments (player_id, currency, created_at desc, id desc);
create index payments_of_player_open on payments (player_id, created_at desc, id desc) where finished_at is null;
