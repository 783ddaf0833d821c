-- Written in the transaction of what happened; a reader moves it into the chain. The outbox of events is no place for it:
-- that one forgets after minutes.
create table audit_pending (
  id bigint generated always as identity primary key,
  entry text not null
);

-- Each hash covers the entry and the hash before it, so that a changed or missing line shows. One writer at a time numbers
-- the lines. A partition a month: an old month leaves whole.
create table audit_log (
  seq bigint not null,
  -- When it came into the chain.
  chained_at timestamptz not null default clock_timestamp(),
  entry text not null,
  hash bytea not null check (length(hash) = 32),
  primary key (seq, chained_at)
) partition by range (chained_at);
create index audit_log_player on audit_log (((entry::jsonb) ->> 'player_id'), seq);

-- Months that left, with their last line: the chain begins behind it.
create table audit_archived (
  month date primary key,
  seq bigint not null,
  hash bytea not null check (length(hash) = 32),
  archived_at timestamptz not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_audit_change();
insert into monthly_tables (name, guard) values ('audit_log', 'refuse_audit_change');
select make_rest('audit_log');
