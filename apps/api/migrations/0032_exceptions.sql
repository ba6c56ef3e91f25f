-- Why records need a person: one row for each cause, from when it appeared until it was gone (DEF-125).
create table exceptions (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  severity integer not null check (severity between 1 and 3),
  -- The record, and what people call it. No reference: whoever takes a look at a record locks nothing of it.
  entity text not null check (entity in ('order', 'shipment')),
  entity_id uuid not null,
  entity_name text not null,
  -- Two causes of one kind with another key are two things.
  cause_key text not null default '',
  since timestamptz not null,
  measured_at timestamptz not null,
  expected_at timestamptz,
  time_zone text,
  detail text,
  assignee_id uuid,
  -- Until a time, or, without one, until the record is no longer as the mark says.
  snoozed_at timestamptz,
  snoozed_until timestamptz,
  snooze_mark text,
  done_at timestamptz,
  done_by uuid,
  closed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, assignee_id) references contacts (company_id, id),
  foreign key (company_id, done_by) references contacts (company_id, id)
);
create unique index exceptions_present on exceptions (company_id, entity_id, kind) where closed_at is null;
-- The list and its counts; few of a company are open at a time, however many records it has.
create index exceptions_open on exceptions (company_id, severity, since, id) include (kind, assignee_id)
  where closed_at is null and done_at is null and snoozed_at is null;
create index exceptions_open_of_kind on exceptions (company_id, kind, since, id) include (assignee_id)
  where closed_at is null and done_at is null and snoozed_at is null;
create index exceptions_kind on exceptions (company_id, kind) include (done_at, snoozed_at, assignee_id) where closed_at is null;
create index exceptions_snoozed on exceptions (company_id, severity, since, id) include (kind)
  where closed_at is null and done_at is null and snoozed_at is not null;
create index exceptions_done on exceptions (company_id, done_at) include (kind) where done_at is not null;
create index exceptions_assignee on exceptions (company_id, assignee_id) where assignee_id is not null;
create index exceptions_doer on exceptions (company_id, done_by) where done_by is not null;
create index exceptions_old on exceptions (company_id, closed_at) where closed_at is not null;
call system.company_table('exceptions', 'select, insert, update, delete');

-- Which records somebody has to look at, and when: at once after news, later where the clock alone brings a cause. Of all
-- companies, because whoever looks takes turns among them.
create table system.exception_turns (
  company_id uuid,
  entity text,
  entity_id uuid,
  due_at timestamptz not null,
  failures integer not null default 0,
  primary key (company_id, entity, entity_id)
);
create index exception_turns_due on system.exception_turns (company_id, due_at);
grant select, insert, update, delete on system.exception_turns to {{app}};

-- What is under way already. Papers that are missing on shipments delivered long ago are nobody's work of today.
alter table orders no force row level security;
alter table shipments no force row level security;
insert into system.exception_turns (company_id, entity, entity_id, due_at)
select company_id, 'order', id, now() from orders where status between 1 and 4 and deleted_at is null
union all
select company_id, 'shipment', id, now() from shipments where deleted_at is null
  and (status between 1 and 6 or status >= 7 and actual_delivery_at > now() - interval '30 days');
alter table orders force row level security;
alter table shipments force row level security;
