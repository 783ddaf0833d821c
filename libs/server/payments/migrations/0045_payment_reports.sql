-- Days whose report by the provider was compared with the books, whole.
create table payment_reports (
  provider text not null,
  day date not null,
  payments integer not null,
  compared_at timestamptz not null,
  primary key (provider, day)
);

-- Payments a provider's report named: one that was paid and stands in none is looked for.
create table payment_reported (
  payment_id uuid primary key references payments (id),
  day date not null
);
create index payments_paid on payments (finished_at, id) where state in ('succeeded', 'paid');

-- What a report and the books do not agree on, until an operator has dealt with it.
create table payment_differences (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  -- Not in our books; not the provider's; another state, amount or currency than ours; another sum in the ledger.
  kind text not null check (kind in ('unknown_here', 'unknown_there', 'state', 'amount', 'ledger')),
  payment_id uuid,
  provider_payment_id text,
  -- "succeeded 20.00 EUR": what each says.
  ours text not null,
  theirs text not null,
  found_at timestamptz not null,
  attended_at timestamptz,
  check (payment_id is not null or provider_payment_id is not null),
  unique nulls not distinct (provider, kind, payment_id, provider_payment_id)
);
create index payment_differences_open on payment_differences (found_at) where attended_at is null;
