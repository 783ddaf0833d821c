-- Steps of a quest that a player was paid for; null where the tournament is none, so that those entries are in no index of quests.
alter table tournament_entries add column steps_done integer check (steps_done >= 0);
create index tournament_entries_quests on tournament_entries (tournament_id, steps_done, player_id) where steps_done is not null;
