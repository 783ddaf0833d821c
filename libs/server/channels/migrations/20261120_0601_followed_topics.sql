-- Until when somebody follows a busy topic: joined now, or gone so recently that they may come back and ask what they missed.
-- Kept for players' balances only; every other topic is always numbered and stored.
alter table channel_topics add column followed_until timestamptz;
