-- Persons are compared by their key (players_identity): nothing asks by the parts of a name any more.
drop index if exists players_person;
