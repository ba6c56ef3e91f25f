-- Firms the company ships to and from, besides itself: the owners of other companies' locations.
create table known_companies (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  company_name text not null,
  created_at timestamptz not null default now()
);
create unique index known_companies_name on known_companies (company_id, lower(company_name));
alter table known_companies enable row level security;
alter table known_companies force row level security;
create policy own_company on known_companies
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on known_companies to {{app}};

-- Row policies keep an index from a search whose operator might tell of rows it may not show. LIKE tells nothing of them,
-- which only a superuser may state; elsewhere a search reads the rows of the company instead of its index.
do $$ begin
  alter function pg_catalog.textlike(text, text) leakproof;
exception when insufficient_privilege then null;
end $$;

-- A list as one text; array_to_string depends on more than its input for other types, so no column may be made with it.
create function system.joined(text[]) returns text language sql immutable parallel safe as
$$ select coalesce(string_agg(entry, ' '), '') from unnest($1) as entry $$;

create sequence system.location_numbers start 100001;
grant usage on sequence system.location_numbers to {{app}};

create table locations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  location_number text not null default 'L' || nextval('system.location_numbers'),
  -- Null where the location belongs to the company itself.
  known_company_id uuid references known_companies (id),
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
  -- In lower case and without accents, as search texts are compared.
  search_text text not null generated always as (
    lower(translate(
      location_number || ' ' || location_name || ' ' || coalesce(location_alias, '') || ' ' || company_name || ' ' ||
        coalesce(company_alias, '') || ' ' || address_line1 || ' ' || coalesce(address_line2, '') || ' ' ||
        city || ' ' || state || ' ' || postal_code || ' ' || system.joined(edi_codes),
      'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
      'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'))
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
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
create index locations_search on locations using gin (search_text gin_trgm_ops) where deleted_at is null;
create index locations_edi on locations (company_id, lower(coalesce(location_alias, location_name)), id)
  where deleted_at is null and edi_codes <> '{}';
alter table locations enable row level security;
alter table locations force row level security;
create policy own_company on locations
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on locations to {{app}};

-- Every location has one schedule from the start.
create table dock_schedules (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  location_id uuid not null unique references locations (id),
  is_appointment_required boolean not null default false,
  -- The days whose hours are known (DOCK-1), read and saved as a whole; a day that is not here has the default (DOCK-4).
  dock_hours jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index dock_schedules_company on dock_schedules (company_id, location_id);
alter table dock_schedules enable row level security;
alter table dock_schedules force row level security;
create policy own_company on dock_schedules
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on dock_schedules to {{app}};
