-- The public beacon that salts a round, named before the bets; all of it null where there is none.
alter table live_rounds
  add column salt_chain text,
  add column salt_key text,
  -- When it is to speak.
  add column salt_at timestamptz,
  -- What it said: the salt is the hash of it.
  add column salt_signature text,
  add check ((salt_chain is null) = (salt_key is null)),
  add check (salt_chain is null or salt_at is not null),
  add check ((salt_signature is not null) = (salt_chain is not null and outcome is not null));
