-- The carriers a company works with. A carrier is known by its DOT number, its docket number or both.
create table carriers (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
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
  logo_file_id uuid,
  notes text,
  is_on_hold boolean not null default false,
  hold_reason text,
  held_at timestamptz,
  held_by uuid,
  search_text text collate "C" not null generated always as (
    system.search_text(name, dot_number, docket_number, system.fold_search_number(docket_number), scac, city, state)
  ) stored,
  primary key (company_id, id),
  foreign key (company_id, logo_file_id) references files (company_id, id) on delete set null (logo_file_id),
  foreign key (company_id, held_by) references contacts (company_id, id),
  constraint carriers_has_number check (dot_number is not null or docket_number is not null),
  constraint carriers_hold_has_reason check (not is_on_hold or hold_reason is not null)
);
-- Each number belongs to one living carrier of a company.
create unique index carriers_dot_number on carriers (company_id, dot_number) where deleted_at is null and dot_number is not null;
create unique index carriers_docket_number on carriers (company_id, docket_number) where deleted_at is null and docket_number is not null;
create unique index carriers_scac on carriers (company_id, scac) where deleted_at is null and scac is not null;
create index carriers_name on carriers (company_id, lower(name), id) where deleted_at is null;
create index carriers_logo on carriers (company_id, logo_file_id) where logo_file_id is not null;
call system.company_table('carriers', 'select, insert, update');
call system.make_searchable('carriers', 'carrier', name => 'name', number => 'coalesce(dot_number, docket_number)');

create table carrier_insurance (
  company_id uuid,
  id uuid default gen_random_uuid(),
  carrier_id uuid not null,
  kind text not null check (kind in ('AutoLiability', 'Cargo', 'GeneralLiability', 'WorkersCompensation')),
  insurer text not null,
  policy_number text not null,
  coverage_cents bigint not null check (coverage_cents >= 0),
  effective_on date not null,
  -- The last day of cover.
  expires_on date not null check (expires_on >= effective_on),
  file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id) on delete set null (file_id)
);
create index carrier_insurance_carrier on carrier_insurance (company_id, carrier_id, kind, expires_on desc);
create index carrier_insurance_file on carrier_insurance (company_id, file_id) where file_id is not null;
call system.company_table('carrier_insurance', 'select, insert, update, delete');

create table carrier_contacts (
  company_id uuid,
  id uuid default gen_random_uuid(),
  carrier_id uuid not null,
  name text not null,
  role text not null,
  email text,
  phone text,
  after_hours_phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id)
);
create index carrier_contacts_carrier on carrier_contacts (company_id, carrier_id, lower(name), id);
call system.company_table('carrier_contacts', 'select, insert, update, delete');
