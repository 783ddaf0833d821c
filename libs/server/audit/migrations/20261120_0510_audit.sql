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

-- Makes the partition of a month, if there is none; true if it did. The lines of a month without one lie in the last of all.
create function make_audit_month(month date) returns boolean language plpgsql as $$
declare
  partition text := 'audit_log_' || to_char(month, 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('croupier:audit-months'));
  if to_regclass(partition) is not null then
    return false;
  end if;
  execute format('create table %I (like audit_log including all)', partition);
  execute format('create trigger audit_log_no_truncate before truncate on %I for each statement execute function refuse_audit_change()', partition);
  execute format('alter table audit_log attach partition %I for values from (%L) to (%L)', partition,
    month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  return true;
end $$;

do $$ begin
  create table audit_log_rest partition of audit_log default;
  create trigger audit_log_no_truncate before truncate on audit_log_rest for each statement execute function refuse_audit_change();
  perform make_audit_month(date_trunc('month', now() at time zone 'UTC')::date);
end $$;
