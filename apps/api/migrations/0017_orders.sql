-- Somebody who is asked for at a stop may have no address (STOP-12); an address belongs to one living contact all the same.
drop index contacts_company_email;
create unique index contacts_company_email on contacts (company_id, lower(primary_email_address))
  where deleted_at is null and primary_email_address <> '';

-- Orders of all companies count in one row, so that a number names one order only.
create sequence system.order_numbers start 200001;
grant usage on sequence system.order_numbers to {{app}};

-- What is to be shipped. The head row carries what lists and filters need; it is written by the action that writes the stops.
create table orders (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by uuid not null,
  order_number text not null default 'O' || nextval('system.order_numbers'),
  -- ORDPAGE-6; derived by the domain after every change (DEF-56).
  status integer not null default 1 check (status in (-2, 0, 1, 2, 3, 4, 5, 6, 7)),
  on_time_status text check (on_time_status in ('Early', 'OnTime', 'AtRisk', 'Late')),
  voided_at timestamptz,
  voided_by uuid,
  void_reason text,

  order_type text not null check (order_type in ('Purchase', 'Sales', 'Transfer', 'Return')),
  freight_term_type text not null check (freight_term_type in ('Prepaid', 'PrepaidAdd', 'Collect', 'ThirdParty')),
  markup numeric(8, 4) check (markup >= 0),
  special_instructions text,
  bill_to_company_id uuid,
  billing_setting_id uuid not null,
  -- The bill-to company where there is one, otherwise the company itself (DEF-109); as it was when the order was saved.
  customer_name text not null,

  shipping_mode text not null check (shipping_mode in ('LTL', 'VLTL', 'TL')),
  equipment_mode integer not null check (equipment_mode between 1 and 6),
  equipment_types text[] not null default '{}',
  reefer_mode text check (reefer_mode in ('Continuous', 'Cycle')),
  -- Degrees Fahrenheit.
  reefer_temperature double precision,
  reefer_temperature_min double precision,
  reefer_temperature_max double precision,
  freight_value_cents bigint check (freight_value_cents >= 0),
  is_team_required boolean not null default false,
  is_blind boolean not null default false,
  is_just_in_time boolean not null default false,
  is_lift_gate_required boolean not null default false,
  is_partial boolean not null default false,
  is_international boolean not null default false,
  -- As entered for a share of a truck.
  linear_feet double precision,
  requirements text[] not null default '{}',
  must_have_flags text[] not null default '{}',
  must_not_have_flags text[] not null default '{}',
  accessorials text[] not null default '{}',
  customs_broker_name text,
  customs_broker_contact_name text,
  customs_broker_phone_number text,
  customs_broker_port_of_entry text,
  hazmat_emergency_contact_info text,
  chemtrac_account_number text,

  -- The rate that was chosen, in the shape of the domain, as it was then; null without one.
  quote_number_or_id text,
  selected_quote jsonb,
  -- [{kind, stop, text}]: what usually costs extra later and was accepted.
  accepted_surprises jsonb not null default '[]',
  -- Of the order itself, without those of its stops: [{label, value, typeId, isRequired}].
  reference_numbers jsonb not null default '[]',
  -- All values, those of the stops too, so that the list finds them.
  reference_text text not null default '',

  -- First and last stop, and what all stops and items come to.
  origin_location_id uuid not null,
  origin_company_name text not null,
  origin_company_alias text,
  origin_city text not null,
  origin_state text not null,
  origin_postal_code text not null,
  origin_country text not null,
  origin_latitude double precision,
  origin_longitude double precision,
  origin_time_zone text not null,
  -- The day of the early time by the calendar of the place.
  origin_date date not null,
  origin_early_at timestamptz not null,
  origin_late_at timestamptz not null,
  origin_appointment_at timestamptz,
  destination_location_id uuid not null,
  destination_company_name text not null,
  destination_company_alias text,
  destination_city text not null,
  destination_state text not null,
  destination_postal_code text not null,
  destination_country text not null,
  destination_latitude double precision,
  destination_longitude double precision,
  destination_time_zone text not null,
  destination_date date not null,
  destination_early_at timestamptz not null,
  destination_late_at timestamptz not null,
  destination_appointment_at timestamptz,
  -- Along the roads over all stops; null where none leads.
  miles_tenths integer check (miles_tenths >= 0),
  transit_seconds integer check (transit_seconds >= 0),
  weight double precision not null,
  stackable_pallets integer not null,
  non_stackable_pallets integer not null,
  used_linear_feet double precision not null,
  is_hazmat boolean not null,
  pickup_stops integer not null,
  dropoff_stops integer not null,
  -- DEF-94, DEF-111.
  requires_appointment boolean not null default false,
  is_missing_appointment boolean not null default false,
  has_pending_change_requests boolean not null default false,

  -- DEF-84: the cheapest way to travel alone, without markup.
  lowest_ship_cents bigint,
  lowest_ship_mode text check (lowest_ship_mode in ('LTL', 'VLTL', 'TL')),
  lowest_ship_at timestamptz,

  -- Numbers grow longer than they began, so that their text does not tell which came first.
  number_order bigint not null generated always as (
    left('0' || regexp_replace(order_number, '\D', '', 'g'), 18)::bigint
  ) stored,
  search_text text collate "C" not null generated always as (
    system.search_text(order_number, customer_name, reference_text, system.fold_search_number(reference_text),
      origin_company_name, origin_company_alias, origin_city, origin_state, origin_postal_code,
      destination_company_name, destination_company_alias, destination_city, destination_state, destination_postal_code)
  ) stored,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id),
  foreign key (company_id, voided_by) references contacts (company_id, id),
  foreign key (company_id, bill_to_company_id) references bill_to_companies (company_id, id),
  foreign key (company_id, billing_setting_id) references billing_settings (company_id, id),
  foreign key (company_id, origin_location_id) references locations (company_id, id),
  foreign key (company_id, destination_location_id) references locations (company_id, id),
  constraint orders_voided check ((status = -2) = (voided_at is not null))
);
create unique index orders_number on orders (company_id, order_number);
-- One index per order of the list. Those of pickup carry what most filters ask for, so that they count without the rows.
create index orders_by_pickup on orders (company_id, origin_early_at, id) include (status, order_type, shipping_mode,
  freight_term_type, weight, is_hazmat, is_blind, is_just_in_time, is_team_required, requires_appointment,
  is_missing_appointment, has_pending_change_requests, pickup_stops, dropoff_stops) where deleted_at is null;
create index orders_by_delivery on orders (company_id, destination_early_at, id) include (status) where deleted_at is null;
create index orders_by_creation on orders (company_id, created_at, id) include (status) where deleted_at is null;
create index orders_by_number on orders (company_id, number_order, id) include (status) where deleted_at is null;
create index orders_by_weight on orders (company_id, weight, id) include (status) where deleted_at is null;
-- What leaves few of many orders has an index of its own, in the usual order.
create index orders_by_status on orders (company_id, status, origin_early_at, id) where deleted_at is null;
create index orders_origin_state on orders (company_id, origin_state, origin_early_at, id) include (status)
  where deleted_at is null;
create index orders_destination_state on orders (company_id, destination_state, origin_early_at, id) include (status)
  where deleted_at is null;
create index orders_origin_point on orders (company_id, origin_latitude, origin_longitude) include (status)
  where deleted_at is null;
create index orders_destination_point on orders (company_id, destination_latitude, destination_longitude) include (status)
  where deleted_at is null;
create index orders_hazmat on orders (company_id, origin_early_at, id) include (status)
  where is_hazmat and deleted_at is null;
create index orders_missing_appointment on orders (company_id, origin_early_at, id) include (status)
  where is_missing_appointment and deleted_at is null;
create index orders_pending_changes on orders (company_id, origin_early_at, id) include (status)
  where has_pending_change_requests and deleted_at is null;
create index orders_author on orders (company_id, created_by);
create index orders_voider on orders (company_id, voided_by) where voided_by is not null;
create index orders_bill_to on orders (company_id, bill_to_company_id) where bill_to_company_id is not null;
create index orders_billing_setting on orders (company_id, billing_setting_id);
create index orders_origin on orders (company_id, origin_location_id);
create index orders_destination on orders (company_id, destination_location_id);
call system.company_table('orders', 'select, insert, update');
call system.make_searchable('orders', 'order', name => 'order_number', number => 'order_number', voided => 'status = -2');

-- Where an order is picked up and delivered, with the place as it was agreed: a later change of the location does not change it.
create table order_stops (
  company_id uuid,
  id uuid default gen_random_uuid(),
  order_id uuid not null,
  -- From 1 without gaps.
  stop_number integer not null check (stop_number > 0),
  stop_type integer not null check (stop_type in (0, 1)),
  load_style text not null default 'Live' check (load_style in ('Live', 'Drop')),
  location_id uuid not null,
  location_number text not null,
  company_name text not null,
  company_alias text,
  location_name text not null,
  location_alias text,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  latitude double precision,
  longitude double precision,
  time_zone text not null,
  edi_code text,
  base_date date not null,
  base_zip text,
  early_at timestamptz not null,
  late_at timestamptz not null,
  appointment_at timestamptz,
  -- As the dock's schedule says; follows it while the order is open.
  is_appointment_required boolean not null default false,
  notes text,
  contact_id uuid,
  contact_first_name text,
  contact_last_name text,
  contact_email text,
  contact_phone text,
  reference_numbers jsonb not null default '[]',
  -- From the stop before.
  miles_tenths integer check (miles_tenths >= 0),
  transit_seconds integer check (transit_seconds >= 0),
  primary key (company_id, id),
  unique (company_id, order_id, stop_number) deferrable initially deferred,
  foreign key (company_id, order_id) references orders (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id),
  foreign key (company_id, contact_id) references contacts (company_id, id),
  constraint order_stops_window check (early_at < late_at)
);
create index order_stops_location on order_stops (company_id, location_id);
create index order_stops_contact on order_stops (company_id, contact_id) where contact_id is not null;
call system.company_table('order_stops', 'select, insert, update, delete');

-- The lines of freight: each is picked up once and delivered once. The commodity's data is a copy.
create table order_items (
  company_id uuid,
  id uuid default gen_random_uuid(),
  order_id uuid not null,
  -- Made by whoever added the line; unique within the order.
  unique_identifier text not null,
  -- Its place within its pickup, from 0.
  position integer not null,
  pickup_stop_id uuid not null,
  dropoff_stop_id uuid not null,
  customer_product_code text,
  commodity_code text,
  description text not null,
  total_weight double precision not null,
  per_package_weight double precision,
  package_length double precision,
  package_width double precision,
  package_height double precision,
  pallet_count integer,
  package_count integer,
  packaging_unit_type text not null,
  cargo_classification text not null,
  freight_class text,
  nmfc_number text,
  is_stackable boolean not null default false,
  is_hazmat boolean not null default false,
  hazmat_hazard_class text,
  hazmat_packing_group text,
  hazmat_un_number text,
  proper_shipping_name text,
  technical_name text,
  reportable_quantity text,
  is_limited_quantity boolean not null default false,
  linear_feet double precision not null default 0,
  primary key (company_id, id),
  unique (company_id, order_id, unique_identifier),
  foreign key (company_id, order_id) references orders (company_id, id),
  foreign key (company_id, pickup_stop_id) references order_stops (company_id, id),
  foreign key (company_id, dropoff_stop_id) references order_stops (company_id, id)
);
create index order_items_pickup on order_items (company_id, pickup_stop_id);
create index order_items_dropoff on order_items (company_id, dropoff_stop_id);
call system.company_table('order_items', 'select, insert, update, delete');

-- Every reference number of an order and its stops once more, so that search and filters find them; the texts on the order
-- and its stops are what people read.
create table order_references (
  company_id uuid,
  id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  order_id uuid not null,
  -- Null for one of the order itself.
  stop_number integer,
  label text not null,
  type_id text not null,
  value text not null,
  -- Follows its order.
  is_voided boolean not null default false,
  -- In one spelling, as a column: under a row policy no index serves a condition with a function.
  folded_value text collate "C" not null generated always as (system.fold_search_number(value)) stored,
  search_text text collate "C" not null generated always as (
    system.search_text(value, system.fold_search_number(value))
  ) stored,
  primary key (company_id, id),
  foreign key (company_id, order_id) references orders (company_id, id)
);
create index order_references_order on order_references (company_id, order_id) where deleted_at is null;
create index order_references_value on order_references (company_id, folded_value, order_id) where deleted_at is null;
call system.company_table('order_references', 'select, insert, update');
call system.make_searchable('order_references', 'orderReference', name => 'value', number => 'value', voided => 'is_voided');

-- The way along the roads, drawn on the map of the order: apart, because no list reads it.
create table order_ways (
  company_id uuid,
  order_id uuid,
  -- [[longitude, latitude], …], thinned for a map.
  line jsonb not null,
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references orders (company_id, id)
);
call system.company_table('order_ways', 'select, insert, update, delete');

-- The ids of all companies and nothing else of them, for work that every company needs each hour; each part of it is done
-- within one company.
create table system.company_ids (
  company_id uuid primary key
);
grant select on system.company_ids to {{app}};
alter table companies no force row level security;
insert into system.company_ids select id from companies;
alter table companies force row level security;
create function system.list_company_id() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.company_ids values (new.id);
  return new;
end $$;
create trigger list_company_id after insert on companies for each row execute function system.list_company_id();
