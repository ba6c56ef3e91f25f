-- The carriers a company works with. A carrier is known by its DOT number, its docket number or both.
create table carriers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  name text not null,
  -- Digits alone, without leading zeros.
  dot_number text,
  -- MC, MX or FF, a hyphen and the digits without leading zeros: MC-123456.
  docket_number text,
  -- Two to four capital letters.
  scac text,
  modes text[] not null default '{}',
  equipment_modes integer[] not null default '{}',
  cargo_types text[] not null default '{}',
  phone text,
  email text,
  website text,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  postal_code text,
  country text check (country in ('US', 'CA', 'MX')),
  logo_file_id uuid references files (id) on delete set null,
  notes text,
  is_on_hold boolean not null default false,
  hold_reason text,
  held_at timestamptz,
  held_by uuid references contacts (id),
  search_text text not null generated always as (
    lower(name || ' ' || coalesce(dot_number, '') || ' ' || coalesce(docket_number, '') || ' ' || coalesce(scac, '') || ' ' ||
      coalesce(city, '') || ' ' || coalesce(state, ''))
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carriers_has_number check (dot_number is not null or docket_number is not null),
  constraint carriers_hold_has_reason check (not is_on_hold or hold_reason is not null)
);
-- Each number belongs to one living carrier of a company.
create unique index carriers_dot_number on carriers (company_id, dot_number) where deleted_at is null and dot_number is not null;
create unique index carriers_docket_number on carriers (company_id, docket_number) where deleted_at is null and docket_number is not null;
create unique index carriers_scac on carriers (company_id, scac) where deleted_at is null and scac is not null;
create index carriers_name on carriers (company_id, lower(name), id) where deleted_at is null;
create index carriers_search on carriers using gin (search_text gin_trgm_ops) where deleted_at is null;
create index carriers_logo on carriers (logo_file_id) where logo_file_id is not null;
alter table carriers enable row level security;
alter table carriers force row level security;
create policy own_company on carriers
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on carriers to {{app}};

create table carrier_insurance (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  carrier_id uuid not null references carriers (id),
  kind text not null check (kind in ('AutoLiability', 'Cargo', 'GeneralLiability', 'WorkersCompensation')),
  insurer text not null,
  policy_number text not null,
  coverage_cents bigint not null check (coverage_cents >= 0),
  effective_on date not null,
  -- The last day of cover.
  expires_on date not null check (expires_on >= effective_on),
  file_id uuid references files (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index carrier_insurance_carrier on carrier_insurance (company_id, carrier_id, kind, expires_on desc);
alter table carrier_insurance enable row level security;
alter table carrier_insurance force row level security;
create policy own_company on carrier_insurance
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on carrier_insurance to {{app}};

create table carrier_contacts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid,
  carrier_id uuid not null references carriers (id),
  name text not null,
  role text not null,
  email text,
  phone text,
  after_hours_phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index carrier_contacts_carrier on carrier_contacts (company_id, carrier_id, lower(name), id);
alter table carrier_contacts enable row level security;
alter table carrier_contacts force row level security;
create policy own_company on carrier_contacts
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on carrier_contacts to {{app}};
