-- The outbox is empty between bursts, and full of rows that are gone right after one: until they are vacuumed away, a scan
-- of the table reads them all again. So the oldest rows are found by the index and deleted by their place, whatever size
-- the table seemed to have when the plan was made.
create or replace function take_outbox(batch integer, lease_name text, lease_epoch bigint) returns setof outbox language sql
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
  with lease as materialized (
    select from leases where name = lease_name and epoch = lease_epoch
      and exists (select from (select id from outbox order by id limit 1) as first) for update
  )
  delete from outbox where ctid = any (array(
    select oldest.place from lease cross join lateral (select ctid as place from outbox order by id limit batch) as oldest)) returning *
$$;
