-- How a stake was paid where a bonus had to do with it, and how much it counted; null where cash alone did.
alter table rounds add column funding json;
