-- Written in the transaction of what happened; a reader moves it into the chain. The outbox of events is no place for it:
-- that one forgets after minutes.
create table audit_pending (
  id bigint generated always as identity primary key,
  entry text not null
);

-- Each hash covers the entry and the hash before it, so that a changed or missing line shows.
create table audit_log (
  seq bigint primary key,
  entry text not null,
  hash bytea not null check (length(hash) = 32)
);
create index audit_log_player on audit_log (((entry::jsonb) ->> 'player_id'), seq);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_audit_change();
