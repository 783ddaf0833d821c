-- Whom an event concerns: it is said to each of them, on their own topic of the name.
alter table outbox add column players bigint[];
