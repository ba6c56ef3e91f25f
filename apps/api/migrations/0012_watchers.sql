-- Who is to hear of a record: a contact, or somebody who is known by the address alone.
create table watchers (
  company_id uuid,
  id uuid default gen_random_uuid(),
  -- The kind of record as its description names it, and the record.
  entity text not null,
  entity_id uuid not null,
  contact_id uuid,
  email_address text not null,
  notification_type text not null check (notification_type in ('All', 'ShipmentStatus', 'OnTimeStatus', 'None')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, contact_id) references contacts (company_id, id)
);
-- An address watches a record once.
create unique index watchers_address on watchers (company_id, entity, entity_id, lower(email_address));
create index watchers_contact on watchers (company_id, contact_id) where contact_id is not null;
call system.company_table('watchers', 'select, insert, update, delete');
