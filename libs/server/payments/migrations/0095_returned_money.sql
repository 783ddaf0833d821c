-- A deposit whose bank took it back, and a payout that was cut because its money is owed.
alter table payments
  -- What was asked for, where less leaves.
  add column reduced_from bigint check (reduced_from > amount),
  drop constraint payments_state,
  drop constraint payments_finished,
  add constraint payments_state check (
    (action = 'deposit' and state in ('created', 'submitted', 'challenge', 'pending', 'succeeded', 'failed', 'cancelled', 'refunded', 'charged_back'))
    or (action = 'payout' and state in ('requested', 'approved', 'sent', 'paid', 'failed', 'declined', 'recalled', 'split'))) not valid,
  add constraint payments_finished check ((finished_at is not null) = (state in
    ('succeeded', 'failed', 'cancelled', 'refunded', 'charged_back', 'paid', 'declined', 'recalled', 'split'))) not valid;
alter table payments validate constraint payments_state;
alter table payments validate constraint payments_finished;

-- News of providers nobody acted on: whose it is, as far as it says, and when an operator had dealt with it.
alter table payment_callbacks
  add column number bigint generated always as identity,
  add column player_id bigint,
  add column action text,
  add column attended_at timestamptz;
create index payment_callbacks_attention on payment_callbacks (received_at)
  where outcome in ('unknown', 'mismatch', 'attention') and attended_at is null;
