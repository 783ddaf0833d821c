-- What a decision staked beside what its round had staked before: doubling, splitting, insurance. It is in the round's stake, too.
alter table round_acts add column stake bigint not null default 0 check (stake >= 0);
