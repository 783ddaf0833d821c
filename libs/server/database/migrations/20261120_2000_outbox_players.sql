-- Whom an event concerns when it is every player of a batch: the topic's * stands for each of them, and only followed topics hear it.
alter table outbox add column players bigint[];
