-- What leaves after the commit: events and mails. Both are kept by month, so that old ones go by dropping a table.
create table system.outbox (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  entity text not null,
  payload jsonb not null,
  -- Written while the record is still locked, so that it gives the order of what happened to one record.
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz,
  primary key (company_id, id, created_at)
) partition by range (created_at);
create index outbox_waiting on system.outbox (created_at) where delivered_at is null;
create index outbox_id on system.outbox (id);
call system.delivery_table('system.outbox', 'delivered_at');

create table system.mails (
  id uuid not null,
  company_id uuid,
  kind text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  failed_at timestamptz,
  primary key (id, created_at)
) partition by range (created_at);
create index mails_waiting on system.mails (next_attempt_at) where sent_at is null and failed_at is null;
create index mails_newest on system.mails (created_at desc);
call system.delivery_table('system.mails', 'attempts, next_attempt_at, last_error, sent_at, failed_at');

-- Tables that are kept by month, and whether a month may go: what still waits is never dropped.
create table system.kept_by_month (
  table_name text primary key,
  waiting text not null
);
insert into system.kept_by_month values
  ('system.outbox', 'delivered_at is null'),
  ('system.mails', 'sent_at is null and failed_at is null'),
  ('public.audit_entries', 'false');

-- Makes the partitions of this month and the three that follow, and drops those that ended before the wanted months; null
-- keeps all. Only the owner may do so, who lends his rights to this one function.
create function system.keep_months(wanted_table text, months integer) returns void language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  keeps_waiting text := (select waiting from system.kept_by_month where table_name = wanted_table);
  this_month date := date_trunc('month', now() at time zone 'UTC')::date;
  month date;
  part record;
  is_waiting boolean;
begin
  if keeps_waiting is null then
    raise exception 'The table % is not kept by month', wanted_table;
  end if;
  perform pg_advisory_xact_lock(7240004);
  if to_regclass(wanted_table || '_other') is null then
    execute format('create table %s partition of %s default', wanted_table || '_other', wanted_table);
  end if;
  for month in select generate_series(this_month, this_month + interval '3 months', interval '1 month')::date loop
    perform system.make_month(wanted_table, month);
  end loop;
  for part in
    select child.oid::regclass as name, to_date(right(child.relname, 6), 'YYYYMM') as month
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = to_regclass(wanted_table) and child.relname ~ '_[0-9]{6}$'
  loop
    continue when months is null or part.month + interval '1 month' > this_month - make_interval(months => months - 1);
    execute format('select exists (select from %s where %s)', part.name, keeps_waiting) into is_waiting;
    if not is_waiting then
      execute format('drop table %s', part.name);
    end if;
  end loop;
end $$;

-- One month; rows that came too early for it lie in the partition for all others and move.
create function system.make_month(wanted_table text, month date) returns void language plpgsql
  set search_path = pg_catalog, pg_temp as $$
declare
  part text := wanted_table || to_char(month, '_YYYYMM');
  at_column text := (
    select attname from pg_attribute join pg_partitioned_table on partrelid = attrelid and attnum = any(partattrs)
    where partrelid = to_regclass(wanted_table));
  begins timestamptz := month::timestamp at time zone 'UTC';
  ends timestamptz := (month + interval '1 month') at time zone 'UTC';
  other text := wanted_table || '_other';
begin
  if to_regclass(part) is not null then
    return;
  end if;
  execute format('create table %s (like %s including defaults)', part, wanted_table);
  execute format('with moved as (delete from %s where %I >= %L and %I < %L returning *) insert into %s select * from moved',
    other, at_column, begins, at_column, ends, part);
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', wanted_table, part, begins, ends);
end $$;
revoke execute on function system.keep_months, system.make_month from public;
grant execute on function system.keep_months to {{app}};
select system.keep_months('system.outbox', null), system.keep_months('system.mails', null);
