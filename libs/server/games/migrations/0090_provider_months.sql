-- What outside providers' calls did, a partition a month, so that months nobody repeats any more leave whole. That an id comes once
-- is the lock's doing (`lockCall`), which every call about it holds while it looks and stores: no key reaches over months.
alter table provider_transactions rename to provider_transactions_before;
drop index provider_transactions_reference;
alter table provider_transactions_before drop constraint provider_transactions_pkey;

create table provider_transactions (
  provider text not null,
  id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  player_id bigint not null,
  round text not null,
  game text not null,
  currency currency_code not null,
  amount bigint not null check (amount >= 0),
  reference text,
  -- 'tombstone': a rollback came before its bet, which is therefore refused when it comes.
  state text not null check (state in ('done', 'rolled_back', 'tombstone')),
  balance bigint not null,
  -- To the millisecond, as clients of the database tell it. Never before that of the bet a call refers to.
  created_at timestamptz(3) not null,
  primary key (provider, id, created_at)
) partition by range (created_at);
create index provider_transactions_reference on provider_transactions (provider, reference);
insert into monthly_tables (name) values ('provider_transactions');
select make_month('provider_transactions', month) from (
  select distinct date_trunc('month', created_at at time zone 'UTC')::date as month from provider_transactions_before
) months;
select make_rest('provider_transactions');

insert into provider_transactions select * from provider_transactions_before;
drop table provider_transactions_before;
