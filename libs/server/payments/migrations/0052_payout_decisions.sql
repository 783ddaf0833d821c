-- A payout to an address that is new to its player leaves no earlier than this.
alter table payments add column not_before timestamptz;
create table payout_addresses (
  player_id bigint not null references players (id),
  profile text not null,
  first_at timestamptz not null,
  primary key (player_id, profile)
);

-- What an operator asks of a payout, and what its player answers.
alter table payments add column question text, add column answer text;

-- A payout in parts: it is over, and each part is a payout of its own.
alter table payments
  add column split_from uuid references payments (id),
  drop constraint payments_check,
  drop constraint payments_check1,
  add constraint payments_state check (
    (action = 'deposit' and state in ('created', 'submitted', 'challenge', 'pending', 'succeeded', 'failed', 'cancelled'))
    or (action = 'payout' and state in ('requested', 'approved', 'sent', 'paid', 'failed', 'declined', 'recalled', 'split'))),
  add constraint payments_finished check (
    (finished_at is not null) = (state in ('succeeded', 'failed', 'cancelled', 'paid', 'declined', 'recalled', 'split')));
