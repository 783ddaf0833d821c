-- A deposit made by one press, with a card used before: a day has a most of them.
alter table payments add column one_click boolean not null default false;
create index payments_one_click on payments (player_id, created_at) where one_click;
