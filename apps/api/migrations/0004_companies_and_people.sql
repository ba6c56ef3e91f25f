create sequence system.company_numbers start 100001;
grant usage on sequence system.company_numbers to {{app}};

create table companies (
  id uuid primary key default gen_random_uuid(),
  company_number text not null unique default 'C' || nextval('system.company_numbers'),
  name text not null,
  time_zone text not null default 'America/Chicago',
  created_at timestamptz not null default now()
);
alter table companies enable row level security;
alter table companies force row level security;
create policy own_company on companies using (id = (select system.company_id()));
grant select, insert, update on companies to {{app}};

create table files (
  company_id uuid,
  id uuid,
  content_type text not null,
  byte_size bigint not null,
  file_name text not null,
  stored_as text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call system.company_table('files', 'select, insert, delete');

create table contacts (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
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
  profile_picture_file_id uuid,
  preferences jsonb not null default '{}',
  -- Numbers are found as they are written and by their digits alone.
  search_text text collate "C" not null generated always as (
    system.search_text(first_name, last_name, primary_email_address, title, office_number, mobile_number,
      regexp_replace(office_number, '\D', '', 'g'), regexp_replace(mobile_number, '\D', '', 'g'))
  ) stored,
  primary key (company_id, id),
  foreign key (company_id, profile_picture_file_id) references files (company_id, id)
    on delete set null (profile_picture_file_id)
);
-- Names are listed without regard to case.
create index contacts_company_name on contacts (company_id, lower(last_name), lower(first_name), id) where deleted_at is null;
create unique index contacts_company_email on contacts (company_id, lower(primary_email_address)) where deleted_at is null;
-- A number belongs to one living contact, however it is written (CONTACT-74).
create unique index contacts_company_office on contacts (company_id, regexp_replace(office_number, '\D', '', 'g'))
  where deleted_at is null and office_number is not null;
create unique index contacts_company_mobile on contacts (company_id, regexp_replace(mobile_number, '\D', '', 'g'))
  where deleted_at is null and mobile_number is not null;
create index contacts_picture on contacts (company_id, profile_picture_file_id) where profile_picture_file_id is not null;
call system.company_table('contacts', 'select, insert, update');
call system.make_searchable('contacts', 'contact', name => 'first_name || '' '' || last_name');

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

create table idempotency_keys (
  company_id uuid,
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, key)
);
create index idempotency_keys_age on idempotency_keys (company_id, created_at);
call system.company_table('idempotency_keys', 'select, insert, update, delete');
