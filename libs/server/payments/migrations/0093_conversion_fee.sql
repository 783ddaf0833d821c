-- What is kept of what an exchange brings, in hundredths of a percent, as the offer said.
alter table conversions add column fee smallint not null default 0 check (fee between 0 and 1000);
