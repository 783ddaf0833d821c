-- What was played in the last day, by whomever.
create index hour_sums_by_hour on hour_sums (hour);
