-- A way that a company ships regularly. Its ends are places, not locations: a postal code, or a whole city.
create table lanes (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  customer_reference_number text not null,
  equipment_mode integer not null check (equipment_mode between 1 and 6),
  origin_city text not null,
  origin_state text not null,
  origin_postal_code text,
  origin_country text not null check (origin_country in ('US', 'CA', 'MX')),
  origin_latitude double precision not null,
  origin_longitude double precision not null,
  destination_city text not null,
  destination_state text not null,
  destination_postal_code text,
  destination_country text not null check (destination_country in ('US', 'CA', 'MX')),
  destination_latitude double precision not null,
  destination_longitude double precision not null,
  -- By what a shipment finds its lane (DEF-65): country and postal area, city with state and country; `laneKeys` writes them.
  origin_postal_key text,
  origin_city_key text not null,
  destination_postal_key text,
  destination_city_key text not null,
  -- Along the roads; null where none leads.
  estimated_miles_tenths integer check (estimated_miles_tenths >= 0),
  tender_type text not null check (tender_type in ('Automatic', 'Manual')),
  tender_method text not null check (tender_method in ('Manual', 'Email', 'EDI', 'API')),
  -- Minutes, and days before pickup.
  tender_time integer check (tender_time >= 0),
  shipment_tendering_start integer check (shipment_tendering_start >= 0),
  expiration_action text check (expiration_action in ('NotifyWatchers', 'BroadcastToNetwork', 'RequestSpotQuote')),
  search_text text collate "C" not null generated always as (
    system.search_text(customer_reference_number, origin_city, origin_state, origin_postal_code, destination_city,
      destination_state, destination_postal_code)
  ) stored,
  primary key (company_id, id),
  constraint lanes_automatic_is_not_manual check (tender_type <> 'Automatic' or tender_method <> 'Manual')
);
create index lanes_name on lanes (company_id, lower(customer_reference_number), id) where deleted_at is null;
create index lanes_by_postal_code on lanes (company_id, origin_postal_key, destination_postal_key, equipment_mode)
  where deleted_at is null and origin_postal_key is not null and destination_postal_key is not null;
create index lanes_by_city on lanes (company_id, origin_city_key, destination_city_key, equipment_mode)
  where deleted_at is null;
call system.company_table('lanes', 'select, insert, update');
call system.make_searchable('lanes', 'lane', name => 'customer_reference_number');

-- The way along the roads, drawn on the map of its lane: worked out once with the miles, and apart, because no list reads it.
create table lane_ways (
  company_id uuid,
  lane_id uuid,
  -- [[longitude, latitude], …], thinned for a map.
  line jsonb not null,
  primary key (company_id, lane_id),
  foreign key (company_id, lane_id) references lanes (company_id, id)
);
call system.company_table('lane_ways', 'select, insert, update');

-- A carrier on a lane, with its place in the order of tendering; its prices are versions beside it.
create table lane_contracts (
  company_id uuid,
  id uuid default gen_random_uuid(),
  lane_id uuid not null,
  carrier_id uuid not null,
  -- From 1, without gaps among the contracts of a lane that have one.
  sequence integer check (sequence > 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, lane_id, carrier_id),
  foreign key (company_id, lane_id) references lanes (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id)
);
create index lane_contracts_carrier on lane_contracts (company_id, carrier_id);
call system.company_table('lane_contracts', 'select, insert, update');

-- What was agreed with a carrier for some time. A price is never overwritten: a change is a new row with its own dates, and
-- the former one ends the day before, or is replaced where the new one covers all of its dates.
create table lane_rates (
  company_id uuid,
  id uuid default gen_random_uuid(),
  contract_id uuid not null,
  lane_id uuid not null,
  carrier_id uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  -- When it stopped to count before its end: it was replaced by another version, or deleted.
  replaced_at timestamptz,
  replaced_by_id uuid,
  effective_date date not null,
  expiration_date date not null,
  rate_type text not null check (rate_type in ('AllIn', 'LineHaulPlusFuel')),
  charge_type text not null,
  -- Ten-thousandths of a dollar per unit; for pallets the sum over the ranges, which is shown and never a price.
  rate bigint not null,
  min_charge_cents bigint check (min_charge_cents >= 0),
  rate_table_name text not null,
  -- [{id, minPallets, maxPallets, ratePerPallet}], from the first; rates in ten-thousandths.
  pallet_ranges jsonb not null default '[]',
  -- [{description, type, units, rate, chargeRateType, total}], rates in ten-thousandths, totals in cents.
  additional_charges jsonb not null default '[]',
  primary key (company_id, id),
  foreign key (company_id, contract_id) references lane_contracts (company_id, id),
  foreign key (company_id, lane_id) references lanes (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id),
  foreign key (company_id, replaced_by_id) references lane_rates (company_id, id),
  constraint lane_rates_ends_after_it_begins check (effective_date <= expiration_date)
);
create index lane_rates_lane on lane_rates (company_id, lane_id, expiration_date) where replaced_at is null;
create index lane_rates_contract on lane_rates (company_id, contract_id, effective_date);
create index lane_rates_carrier on lane_rates (company_id, carrier_id);
create index lane_rates_author on lane_rates (company_id, created_by);
create index lane_rates_replaced_by on lane_rates (company_id, replaced_by_id) where replaced_by_id is not null;
call system.company_table('lane_rates', 'select, insert, update');
