-- Every sign-in asks whether the account has ended.
create index erasures_of_player on erasures (player_id, asked_at desc);
