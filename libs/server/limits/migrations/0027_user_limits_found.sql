-- Confirmed loosenings whose time has come: looked for every five minutes.
create index user_limits_due on user_limits (change_from) where removed_at is null and change_confirmed_at is not null;
-- All a player ever set, for the report of their data.
create index user_limits_ever on user_limits (player_id, id);
