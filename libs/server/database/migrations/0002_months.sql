-- Tables with a partition for each month by UTC, so that an old month leaves whole.
create table monthly_tables (
  name text primary key,
  -- Trigger function that refuses what is done to one partition: statement triggers of the table don't see that.
  guard text,
  -- Function that turns a time into a value of the key, where the key is no time.
  bound text
);

-- Makes a table's partition of a month: true if it had to be. Attaching one keeps nobody from writing to the others. Rows that
-- came before their partition, into the one for the rest, stay there.
create function make_month(parent text, month date) returns boolean language plpgsql as $$
declare
  partition text := parent || to_char(month, '_YYYY_MM');
  low text := month::timestamp at time zone 'UTC';
  high text := (month + interval '1 month') at time zone 'UTC';
  made record;
begin
  perform pg_advisory_xact_lock(hashtext('croupier:months'));
  if to_regclass(partition) is not null then
    return false;
  end if;
  select * into strict made from monthly_tables where name = parent;
  if made.bound is not null then
    execute format('select %I($1::timestamptz), %1$I($2::timestamptz)', made.bound) into low, high using low, high;
  end if;
  execute format('create table %I (like %I including all)', partition, parent);
  perform guard_month(partition, made.guard);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition, low, high);
  return true;
exception when check_violation then
  return false;
end $$;

create function guard_month(partition text, guard text) returns void language plpgsql as $$
begin
  if guard is not null then
    execute format('create trigger month_guard before insert or update or delete or truncate on %I for each statement execute function %I()', partition, guard);
    execute format('alter table %I enable always trigger month_guard', partition);
  end if;
end $$;

-- A table's partition for what no month of its own takes.
create function make_rest(parent text) returns void language plpgsql as $$
declare
  partition text := parent || '_rest';
begin
  execute format('create table %I partition of %I default', partition, parent);
  perform guard_month(partition, guard) from monthly_tables where name = parent;
end $$;

-- Makes every table's partitions of a time's month and of some months after it.
create function make_months(at timestamptz, ahead integer) returns void language sql as $$
  select make_month(name, (date_trunc('month', at at time zone 'UTC') + make_interval(months => later))::date)
  from monthly_tables cross join generate_series(0, ahead) later order by later, name
$$;
