create table commodities (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
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
  search_text text collate "C" not null generated always as (
    system.search_text(commodity_code, description, customer_product_code, nmfc_item || coalesce('-' || nmfc_sub, ''),
      hazmat_un_number)
  ) stored,
  primary key (company_id, id)
);
-- A code is unique among the living rows of a company, whatever its case (COMM-18); the same index gives the list its order.
create unique index commodities_code on commodities (company_id, lower(commodity_code)) where deleted_at is null;
call system.company_table('commodities', 'select, insert, update');
call system.make_searchable('commodities', 'commodity', name => 'description', number => 'commodity_code');
