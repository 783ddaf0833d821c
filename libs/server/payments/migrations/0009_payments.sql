-- Money that comes in and goes out. The id is ours and is also the provider's reference and the ledger's order.
create table payments (
  id uuid primary key,
  player_id bigint not null references players (id),
  action text not null check (action in ('deposit', 'payout')),
  state text not null,
  provider text not null,
  method text not null,
  method_title text not null,
  currency currency_code not null,
  -- Subunits.
  amount bigint not null check (amount > 0),
  -- As the provider shows it: "411111******1111".
  instrument text,
  -- The provider's id of the account a payout goes to.
  profile text,
  provider_payment_id text,
  -- Lets the payments script act on this deposit.
  client_token text,
  failure text,
  -- Payouts: whether the player may take it back while it waits, and when it goes out without anybody's word.
  recall_allowed boolean not null default false,
  auto_approve_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the provider was last asked how far it is.
  checked_at timestamptz,
  finished_at timestamptz,
  -- Payouts: when the provider said it had paid one that was over without being paid, and when an operator had dealt with that.
  paid_late_at timestamptz,
  attended_at timestamptz,
  unique (provider, provider_payment_id),
  check ((action = 'deposit' and state in ('created', 'submitted', 'challenge', 'pending', 'succeeded', 'failed', 'cancelled'))
    or (action = 'payout' and state in ('requested', 'approved', 'sent', 'paid', 'failed', 'declined', 'recalled'))),
  check ((finished_at is not null) = (state in ('succeeded', 'failed', 'cancelled', 'paid', 'declined', 'recalled')))
);
create index payments_of_player on payments (player_id, created_at desc, id desc);
-- What the jobs look for, and nothing else: they ask often, and most payments are over.
create index payments_open on payments (updated_at) where finished_at is null;
create index payments_to_approve on payments (auto_approve_at) where state = 'requested';
create index payments_to_send on payments (created_at) where state = 'approved' or (state = 'sent' and provider_payment_id is null);
create index payments_paid_late on payments (paid_late_at) where paid_late_at is not null and attended_at is null;

-- Callbacks of providers, once per event; a repeat finds its id here. One that fitted no payment may come again.
create table payment_callbacks (
  provider text not null,
  id text not null,
  payment_id uuid,
  status text not null,
  -- As received, in major units.
  amount text not null,
  currency text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);
