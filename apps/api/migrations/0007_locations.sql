-- Firms the company ships to and from, besides itself: the owners of other companies' locations.
create table known_companies (
  company_id uuid,
  id uuid default gen_random_uuid(),
  company_name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index known_companies_name on known_companies (company_id, lower(company_name));
call system.company_table('known_companies', 'select, insert, update');

create sequence system.location_numbers start 100001;
grant usage on sequence system.location_numbers to {{app}};

create table locations (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  location_number text not null default 'L' || nextval('system.location_numbers'),
  -- Null where the location belongs to the company itself.
  known_company_id uuid,
  company_name text not null,
  company_alias text,
  verified_company_name text,
  location_name text not null,
  location_alias text,
  verified_location_name text,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null check (country in ('US', 'CA', 'MX')),
  -- The address in one spelling; two living locations of a company never share it.
  normalized_address text not null,
  latitude double precision,
  longitude double precision,
  iana_time_zone text not null,
  edi_codes text[] not null default '{}',
  lead_provider_id text,
  support_location_types text[] not null default '{}',
  requirement_flags text[] not null default '{}',
  notes text,
  average_loading_minutes integer,
  average_unloading_minutes integer,
  search_text text collate "C" not null generated always as (
    system.search_text(location_number, location_name, location_alias, company_name, company_alias, address_line1,
      address_line2, city, state, postal_code, system.joined(edi_codes), system.fold_search_number(system.joined(edi_codes)))
  ) stored,
  primary key (company_id, id),
  foreign key (company_id, known_company_id) references known_companies (company_id, id)
);
create unique index locations_number on locations (company_id, location_number);
create unique index locations_address on locations (company_id, normalized_address) where deleted_at is null;
-- One index per order of the list; numbers grow longer than they began, so a longer one comes later.
create index locations_name on locations (company_id, lower(coalesce(location_alias, location_name)), id) where deleted_at is null;
create index locations_by_number on locations (company_id, length(location_number), location_number) where deleted_at is null;
create index locations_city on locations (company_id, lower(city), id) where deleted_at is null;
create index locations_updated on locations (company_id, updated_at, id) where deleted_at is null;
create index locations_state on locations (company_id, country, state) where deleted_at is null;
create index locations_owner on locations (company_id, known_company_id) where deleted_at is null;
create index locations_postal_code on locations (company_id, postal_code text_pattern_ops) where deleted_at is null;
create index locations_edi on locations (company_id, lower(coalesce(location_alias, location_name)), id)
  where deleted_at is null and edi_codes <> '{}';
call system.company_table('locations', 'select, insert, update');
call system.make_searchable('locations', 'location', name => 'coalesce(location_alias, location_name)',
  number => 'location_number');

-- Every location has one schedule from the start.
create table dock_schedules (
  company_id uuid,
  id uuid default gen_random_uuid(),
  location_id uuid not null,
  is_appointment_required boolean not null default false,
  -- The days whose hours are known (DOCK-1), read and saved as a whole; a day that is not here has the default (DOCK-4).
  dock_hours jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id)
);
create unique index dock_schedules_location on dock_schedules (company_id, location_id);
call system.company_table('dock_schedules', 'select, insert, update');

-- Where a contact works. Company locations are the company's own, the others those of firms it ships to and from.
create table contact_locations (
  company_id uuid,
  contact_id uuid not null,
  location_id uuid not null,
  position integer not null default 0,
  primary key (company_id, contact_id, location_id),
  foreign key (company_id, contact_id) references contacts (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index contact_locations_location on contact_locations (company_id, location_id);
call system.company_table('contact_locations', 'select, insert, update, delete');
