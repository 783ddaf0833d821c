-- The bonus a player agreed to for a deposit, by its code; null for none.
alter table payments add column bonus_code text check (length(bonus_code) between 1 and 64);
