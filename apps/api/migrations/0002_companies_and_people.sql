create sequence system.company_numbers start 100001;
grant usage on sequence system.company_numbers to {{app}};

create table companies (
  id uuid primary key default gen_random_uuid(),
  company_number text not null unique default 'C' || nextval('system.company_numbers'),
  name text not null,
  time_zone text not null default 'America/Chicago',
  enable_tms_freight_audit boolean not null default false,
  enable_third_party_tms_freight_audit boolean not null default false,
  freight_audit_enabled boolean not null default false,
  freight_audit_management_fee numeric(8, 4) not null default 0,
  allow_tms_bill_to_company boolean not null default false,
  default_special_instructions text not null default '',
  default_ltl_special_instructions text not null default '',
  created_at timestamptz not null default now()
);
alter table companies enable row level security;
alter table companies force row level security;
create policy own_company on companies
  using (id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on companies to {{app}};

create table files (
  id uuid primary key,
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  content_type text not null,
  byte_size bigint not null,
  file_name text not null,
  stored_as text not null,
  created_by uuid,
  created_at timestamptz not null default now()
);
create index files_company on files (company_id, id);
alter table files enable row level security;
alter table files force row level security;
create policy own_company on files
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, delete on files to {{app}};

create table contacts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  first_name text not null,
  last_name text not null,
  title text,
  primary_email_address text not null,
  office_number text,
  mobile_number text,
  permissions text[] not null default '{}',
  is_driver boolean not null default false,
  create_portal_user boolean not null default false,
  is_activated boolean not null default false,
  profile_picture_file_id uuid references files (id) on delete set null,
  preferences jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index contacts_company_name on contacts (company_id, last_name, first_name, id) where deleted_at is null;
create unique index contacts_company_email on contacts (company_id, lower(primary_email_address)) where deleted_at is null;
alter table contacts enable row level security;
alter table contacts force row level security;
create policy own_company on contacts
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on contacts to {{app}};

-- A user is a contact with the portal switch on; an active account is also activated and not deleted (DEF-34).
create function system.follow_contact() returns trigger language plpgsql as $$
begin
  if new.create_portal_user and new.deleted_at is null then
    insert into system.credentials (contact_id, company_id, email, is_active)
    values (new.id, new.company_id, new.primary_email_address, new.is_activated)
    on conflict (contact_id) do update set email = excluded.email, is_active = excluded.is_active;
  else
    delete from system.credentials where contact_id = new.id;
  end if;
  return new;
end $$;
create trigger follow_contact after insert or update of create_portal_user, is_activated, deleted_at, primary_email_address
  on contacts for each row execute function system.follow_contact();

create table audit_entries (
  id bigint generated always as identity primary key,
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  at timestamptz not null default now(),
  user_id uuid,
  user_name text not null,
  entity text not null,
  entity_id uuid not null,
  entity_name text not null,
  action text not null,
  changes jsonb not null,
  request_id text
);
create index audit_entries_record on audit_entries (company_id, entity, entity_id, id desc);
create index audit_entries_newest on audit_entries (company_id, id desc);
alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy own_company on audit_entries
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
-- Entries cannot be changed or deleted through the product (AUDIT-1).
grant select, insert on audit_entries to {{app}};

create table idempotency_keys (
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own_company on idempotency_keys
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on idempotency_keys to {{app}};
