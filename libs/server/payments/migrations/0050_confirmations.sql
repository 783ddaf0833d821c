-- Coins that come to an address arrive once so many blocks confirm them; null of money that was asked for.
alter table payments
  add column confirmations smallint check (confirmations >= 0),
  add column confirmations_needed smallint check (confirmations_needed > 0);
