create extension if not exists pg_trgm;

create table commodities (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  commodity_code text not null,
  description text not null,
  cargo_classification text not null,
  per_package_weight numeric(7, 2),
  package_length integer,
  package_width integer,
  package_height integer,
  pallet_count integer,
  package_quantity integer,
  packaging_unit_type text not null,
  freight_class text,
  nmfc_item text,
  nmfc_sub text,
  customer_product_code text,
  is_hazmat boolean not null default false,
  is_stackable boolean not null default false,
  hazmat_hazard_class text,
  hazmat_packing_group text,
  hazmat_un_number text,
  proper_shipping_name text,
  technical_name text,
  reportable_quantity text,
  is_limited_quantity boolean not null default false,
  search_text text generated always as (
    lower(commodity_code || ' ' || description || ' ' || coalesce(customer_product_code, '') || ' ' ||
      coalesce(nmfc_item, '') || coalesce('-' || nmfc_sub, '') || ' ' || coalesce(hazmat_un_number, ''))
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- A code is unique among the living rows of a company, whatever its case (COMM-18); the same index gives the list its order.
create unique index commodities_code on commodities (company_id, lower(commodity_code)) where deleted_at is null;
create index commodities_search on commodities using gin (search_text gin_trgm_ops) where deleted_at is null;
alter table commodities enable row level security;
alter table commodities force row level security;
create policy own_company on commodities
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on commodities to {{app}};
