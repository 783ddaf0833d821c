-- Whether the whole site is shut for work: one row. Who shut it and why is in the audit log.
create table site_state (
  singleton boolean primary key default true check (singleton),
  closed boolean not null default false,
  until timestamptz,
  reason text,
  changed_at timestamptz
);
insert into site_state default values;
