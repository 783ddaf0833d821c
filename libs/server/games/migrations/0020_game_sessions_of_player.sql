-- When an account ends, its games are closed.
create index game_sessions_of_player on game_sessions (player_id) where player_id is not null;
