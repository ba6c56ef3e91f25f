-- Who changed what. Entries cannot be changed or deleted through the product (AUDIT-1); whole months go by a setting.
create sequence system.audit_ids;
grant usage on sequence system.audit_ids to {{app}};

create table audit_entries (
  company_id uuid,
  id bigint default nextval('system.audit_ids'),
  at timestamptz not null default now(),
  user_id uuid,
  user_name text not null,
  entity text not null,
  entity_id uuid not null,
  entity_name text not null,
  action text not null,
  changes jsonb not null,
  request_id text,
  primary key (company_id, id, at)
) partition by range (at);
create index audit_entries_record on audit_entries (company_id, entity, entity_id, at desc, id desc);
create index audit_entries_newest on audit_entries (company_id, at desc, id desc);
call system.company_table('audit_entries', 'select, insert');
select system.keep_months('public.audit_entries', null);
