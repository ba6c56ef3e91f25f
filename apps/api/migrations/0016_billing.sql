-- Whom freight can be billed to, and how.

-- A named way to be billed (DEF-110). Deleted ones stay for the orders that name them.
create table billing_settings (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  bill_to_name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null default 'US' check (country in ('US', 'CA', 'MX')),
  -- Days.
  terms integer not null default 30 check (terms between 0 and 365),
  is_default boolean not null default false,
  is_third_party boolean not null default false,
  primary key (company_id, id)
);
create unique index billing_settings_name on billing_settings (company_id, lower(name)) where deleted_at is null;
create unique index billing_settings_default on billing_settings (company_id) where is_default and deleted_at is null;

-- Companies that are there already; the owner reads across companies for this one moment.
alter table companies no force row level security;
insert into billing_settings (company_id, name, bill_to_name, address_line1, city, state, postal_code, is_default)
select id, 'Company', name, '', '', '', '', true from companies;
alter table companies force row level security;
call system.company_table('billing_settings', 'select, insert, update');

create sequence system.bill_to_numbers start 100001;
grant usage on sequence system.bill_to_numbers to {{app}};

-- A company that freight can be billed to in place of the own one (DEF-109).
create table bill_to_companies (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  bill_to_company_number text not null default 'B' || nextval('system.bill_to_numbers'),
  name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null default 'US' check (country in ('US', 'CA', 'MX')),
  terms integer check (terms between 0 and 365),
  primary key (company_id, id)
);
create unique index bill_to_companies_number on bill_to_companies (company_id, bill_to_company_number);
create unique index bill_to_companies_name on bill_to_companies (company_id, lower(name)) where deleted_at is null;
call system.company_table('bill_to_companies', 'select, insert, update');

-- Which kinds of reference numbers are offered and required, by where they stand (ORDER-25, ORDER-26).
alter table company_settings
  add column required_order_references text[] not null default '{}',
  add column required_pickup_references text[] not null default '{}',
  add column required_dropoff_references text[] not null default '{}';

-- Every company can be billed from its first day: to itself, at an address that somebody enters later.
create function system.begin_billing() returns trigger language plpgsql as $$
begin
  insert into billing_settings (company_id, name, bill_to_name, address_line1, city, state, postal_code, is_default)
  values (new.id, 'Company', new.name, '', '', '', '', true);
  return new;
end $$;
create trigger begin_billing after insert on companies for each row execute function system.begin_billing();
