-- Whom an event concerns when it is every player of a batch: the topic's * stands for each of them, and only followed topics hear it.
alter table outbox add column players bigint[];
-- Rows live for milliseconds: compressing them costs more than it saves.
alter table outbox alter column players set storage external;
