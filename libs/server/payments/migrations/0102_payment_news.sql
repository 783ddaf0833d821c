-- The provider's own id of what it tells about: coins nobody could take have no payment here to look up.
alter table payment_callbacks add column provider_payment_id text;

-- `full`: the deposit arrived, and its player's wallet has no room for it.
drop index payment_callbacks_attention;
create index payment_callbacks_attention on payment_callbacks (received_at)
  where outcome in ('unknown', 'mismatch', 'attention', 'full') and attended_at is null;
