-- What the check for fraud was asked about a payment, and what it said: payouts before they leave, card deposits after they arrived.
create table payment_checks (
  payment_id uuid primary key references payments (id),
  type text not null check (type in ('transaction', 'payout')),
  -- The browser's own mark, as it told it with the payment.
  device text,
  -- Null until it answered; none: it did not, several times.
  verdict text check (verdict in ('allow', 'review', 'deny', 'none')),
  -- Rules of ours that stopped it, whatever the check said.
  reasons text[] not null default '{}',
  tries integer not null default 0,
  created_at timestamptz not null,
  answered_at timestamptz
);
create index payment_checks_open on payment_checks (created_at) where verdict is null;
-- Payouts that wait now need no answer any more: they are an operator's.
insert into payment_checks (payment_id, type, verdict, created_at, answered_at)
select id, 'payout', 'none', created_at, created_at from payments where action = 'payout' and state = 'requested';
update payments set auto_approve_at = null where action = 'payout' and state = 'requested';
