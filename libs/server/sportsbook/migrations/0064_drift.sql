-- How often the prices of a match move before it begins.
alter table sport_simulated_matches add column drifts smallint not null default 0;
