-- Where a contact works. Company locations are the company's own, the others those of firms it ships to and from.
create table contact_locations (
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  contact_id uuid not null references contacts (id),
  location_id uuid not null references locations (id),
  position integer not null default 0,
  primary key (contact_id, location_id)
);
create index contact_locations_location on contact_locations (company_id, location_id);
alter table contact_locations enable row level security;
alter table contact_locations force row level security;
create policy own_company on contact_locations
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on contact_locations to {{app}};

-- A number belongs to one living contact, however it is written (CONTACT-74).
create unique index contacts_company_office on contacts (company_id, regexp_replace(office_number, '\D', '', 'g'))
  where deleted_at is null and office_number is not null;
create unique index contacts_company_mobile on contacts (company_id, regexp_replace(mobile_number, '\D', '', 'g'))
  where deleted_at is null and mobile_number is not null;

-- Names are listed without regard to case.
drop index contacts_company_name;
create index contacts_company_name on contacts (company_id, lower(last_name), lower(first_name), id) where deleted_at is null;

-- Numbers are found as they are written and by their digits alone.
alter table contacts add column search_text text not null generated always as (
  lower(first_name || ' ' || last_name || ' ' || primary_email_address || ' ' || coalesce(title, '') || ' ' ||
    coalesce(office_number, '') || ' ' || coalesce(mobile_number, '') || ' ' ||
    regexp_replace(coalesce(office_number, ''), '\D', '', 'g') || ' ' ||
    regexp_replace(coalesce(mobile_number, ''), '\D', '', 'g'))
) stored;
create index contacts_search on contacts using gin (search_text gin_trgm_ops) where deleted_at is null;
