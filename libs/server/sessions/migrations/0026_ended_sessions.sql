-- Why a session ended that its player may be surprised about, for the tabs and devices that still hold its cookie. It names nobody.
create table ended_sessions (
  -- SHA-256 of the cookie, as in sessions.
  token_hash bytea primary key check (length(token_hash) = 32),
  reason text not null check (reason in ('coolingoff', 'selfexclusion', 'time_up')),
  -- When the break ends; null is for good, or does not apply.
  until timestamptz,
  ended_at timestamptz not null
);
create index ended_sessions_age on ended_sessions (ended_at);
