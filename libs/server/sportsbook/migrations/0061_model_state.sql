-- What a match's prices were worked out from last: outcomes of one match are priced together from it. Null of a feed without a model.
alter table sport_events add column model jsonb;
