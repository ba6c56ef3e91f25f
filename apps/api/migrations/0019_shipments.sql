-- Shipments of all companies count in one row, so that a number names one shipment only.
create sequence system.shipment_numbers start 100001;
grant usage on sequence system.shipment_numbers to {{app}};

-- A truck that comes. The head row carries what lists and filters need; it is written by the action that writes the stops.
create table shipments (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by uuid not null,
  shipment_number text not null default 'S' || nextval('system.shipment_numbers'),
  -- STATUS-1; changed by the moves of the domain alone (DEF-51).
  status integer not null check (status between -1 and 8),
  on_time_status text check (on_time_status in ('Early', 'OnTime', 'AtRisk', 'Late')),
  -- DEF-54: a mark beside the status.
  attention_reason text check (attention_reason in ('BookingTimedOut', 'TenderExhausted', 'TenderUnbookable', 'PickupPassed')),
  attention_message text,
  attention_since timestamptz,
  voided_at timestamptz,
  voided_by uuid,
  void_reason text,
  origination text not null check (origination in ('Order', 'Consolidation', 'ShipmentBuilder')),
  -- The highest carrier cost that is accepted; 0 is no limit.
  max_buy_cents bigint not null default 0 check (max_buy_cents >= 0),

  -- What was agreed when it was booked: copies, with the ids of where they come from.
  origination_type text check (origination_type in ('ContractTMS', 'Spot', 'Integrated')),
  booked_at timestamptz,
  booked_by uuid,
  carrier_id uuid,
  carrier_name text,
  carrier_scac text,
  rate_source text,
  service_level text,
  -- The class that the carrier bills by, where that was agreed by hand.
  freight_class numeric,
  -- The number under which the rate was quoted.
  quote_number text,
  lane_id uuid,
  lane_rate_id uuid,
  total_cents bigint,
  -- Under which the partner knows the booking.
  booking_reference text,
  pickup_number text,
  pro_number text,
  driver_name text,
  driver_phone text,
  truck_number text,
  trailer_number text,
  seal_number text,

  shipping_mode text not null check (shipping_mode in ('LTL', 'VLTL', 'TL')),
  equipment_mode integer not null check (equipment_mode between 1 and 6),
  equipment_types text[] not null default '{}',
  accessorials text[] not null default '{}',
  requirements text[] not null default '{}',
  -- Degrees Fahrenheit.
  reefer_temperature_min double precision,
  reefer_temperature_max double precision,
  is_hazmat boolean not null,
  is_team_required boolean not null,
  is_blind boolean not null,
  weight double precision not null,
  pallets integer not null,
  packages integer not null,
  linear_feet double precision not null,
  -- Of its orders, while it is not booked.
  lowest_ship_cents bigint,

  -- First and last stop, and what all of them come to.
  origin_location_id uuid not null,
  origin_company_name text not null,
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
  actual_pickup_at timestamptz,
  destination_location_id uuid not null,
  destination_company_name text not null,
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
  actual_delivery_at timestamptz,
  stop_count integer not null check (stop_count >= 2),
  miles_tenths integer check (miles_tenths >= 0),
  transit_seconds integer check (transit_seconds >= 0),
  -- Stops that the truck has reached, and those of them in time (DEF-91); written with the times of the stops.
  pickups_reached integer not null default 0,
  pickups_by_limit integer not null default 0,
  dropoffs_reached integer not null default 0,
  dropoffs_by_limit integer not null default 0,

  -- The offer that is out; what the board shows of it.
  offer_carrier_name text,
  offer_position integer,
  offer_count integer,
  offer_expires_at timestamptz,

  -- Of the orders that are on it.
  order_numbers text[] not null,
  customer_name text not null,
  reference_text text not null default '',

  number_order bigint not null generated always as (
    left('0' || regexp_replace(shipment_number, '\D', '', 'g'), 18)::bigint
  ) stored,
  search_text text collate "C" not null generated always as (
    system.search_text(shipment_number, pro_number, system.joined(order_numbers), customer_name, carrier_name, reference_text,
      system.fold_search_number(reference_text), booking_reference, pickup_number,
      origin_company_name, origin_city, origin_state, origin_postal_code,
      destination_company_name, destination_city, destination_state, destination_postal_code)
  ) stored,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id),
  foreign key (company_id, booked_by) references contacts (company_id, id),
  foreign key (company_id, voided_by) references contacts (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  foreign key (company_id, lane_id) references lanes (company_id, id),
  foreign key (company_id, lane_rate_id) references lane_rates (company_id, id),
  foreign key (company_id, origin_location_id) references locations (company_id, id),
  foreign key (company_id, destination_location_id) references locations (company_id, id),
  constraint shipments_voided check ((status = -1) = (voided_at is not null)),
  constraint shipments_booked check (status < 3 or booked_at is not null),
  constraint shipments_attention check ((attention_reason is null) = (attention_since is null))
);
create unique index shipments_number on shipments (company_id, shipment_number);
-- One index per order of the list; those of pickup and status carry what the board asks for.
create index shipments_by_pickup on shipments (company_id, origin_early_at, id)
  include (status, shipping_mode, on_time_status) where deleted_at is null;
create index shipments_by_delivery on shipments (company_id, destination_early_at, id) include (status)
  where deleted_at is null;
create index shipments_by_creation on shipments (company_id, created_at, id) include (status) where deleted_at is null;
create index shipments_by_booking on shipments (company_id, booked_at, id) include (status) where deleted_at is null;
create index shipments_by_number on shipments (company_id, number_order, id) include (status) where deleted_at is null;
create index shipments_by_status on shipments (company_id, status, origin_early_at, id) where deleted_at is null;
-- The few that are not delivered yet, whichever of their states are asked for together.
create index shipments_open on shipments (company_id, origin_early_at, id) include (status)
  where status between 0 and 6 and deleted_at is null;
create index shipments_by_on_time on shipments (company_id, on_time_status, origin_early_at, id) include (status)
  where on_time_status is not null and deleted_at is null;
create index shipments_actual_pickup on shipments (company_id, actual_pickup_at) include (status)
  where actual_pickup_at is not null and deleted_at is null;
create index shipments_actual_delivery on shipments (company_id, actual_delivery_at) include (status)
  where actual_delivery_at is not null and deleted_at is null;
create index shipments_origin_point on shipments (company_id, origin_latitude, origin_longitude) include (status)
  where deleted_at is null;
create index shipments_destination_point on shipments (company_id, destination_latitude, destination_longitude)
  include (status) where deleted_at is null;
create index shipments_attention on shipments (company_id, origin_early_at, id)
  where attention_reason is not null and deleted_at is null;
create index shipments_offer on shipments (company_id, offer_expires_at) where offer_expires_at is not null;
-- The figures of a carrier and of a lane are counted from these alone.
create index shipments_carrier on shipments (company_id, carrier_id, origin_date)
  include (status, pickups_reached, pickups_by_limit, dropoffs_reached, dropoffs_by_limit)
  where carrier_id is not null and deleted_at is null;
create index shipments_lane on shipments (company_id, lane_id, origin_date) include (status)
  where lane_id is not null and deleted_at is null;
create index shipments_lane_rate on shipments (company_id, lane_rate_id) where lane_rate_id is not null;
create index shipments_origin on shipments (company_id, origin_location_id);
create index shipments_destination on shipments (company_id, destination_location_id);
create index shipments_author on shipments (company_id, created_by);
create index shipments_booker on shipments (company_id, booked_by) where booked_by is not null;
create index shipments_voider on shipments (company_id, voided_by) where voided_by is not null;
call system.company_table('shipments', 'select, insert, update');
call system.make_searchable('shipments', 'shipment', name => 'shipment_number', number => 'shipment_number',
  voided => 'status = -1');

-- Which orders are or were on a shipment. An order is on one active shipment at most (DEF-50).
create table shipment_orders (
  company_id uuid,
  shipment_id uuid,
  order_id uuid,
  is_active boolean not null default true,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (company_id, shipment_id, order_id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, order_id) references orders (company_id, id),
  constraint shipment_orders_left check (is_active = (left_at is null))
);
create unique index shipment_orders_active on shipment_orders (company_id, order_id) where is_active;
create index shipment_orders_order on shipment_orders (company_id, order_id);
call system.company_table('shipment_orders', 'select, insert, update');

-- Where a truck stops; stops of several orders at one place are one. Times of what happened are written by tracking.
create table shipment_stops (
  company_id uuid,
  id uuid default gen_random_uuid(),
  shipment_id uuid not null,
  -- From 1 without gaps.
  stop_number integer not null check (stop_number > 0),
  stop_type integer not null check (stop_type in (0, 1)),
  location_id uuid not null,
  -- What happens there, with the place as it was agreed, is read from the stops of the orders.
  early_at timestamptz not null,
  late_at timestamptz not null,
  appointment_at timestamptz,
  arrived_at timestamptz,
  departed_at timestamptz,
  -- From the stop before.
  miles_tenths integer check (miles_tenths >= 0),
  transit_seconds integer check (transit_seconds >= 0),
  primary key (company_id, id),
  unique (company_id, shipment_id, stop_number) deferrable initially deferred,
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index shipment_stops_location on shipment_stops (company_id, location_id, stop_type, early_at);
call system.company_table('shipment_stops', 'select, insert, update, delete');

-- The stops of orders that happen at a stop of a truck.
create table shipment_stop_parts (
  company_id uuid,
  shipment_stop_id uuid,
  order_stop_id uuid,
  shipment_id uuid not null,
  order_id uuid not null,
  primary key (company_id, shipment_stop_id, order_stop_id),
  foreign key (company_id, shipment_stop_id) references shipment_stops (company_id, id) on delete cascade,
  foreign key (company_id, order_stop_id) references order_stops (company_id, id) on delete cascade,
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, order_id) references orders (company_id, id)
);
create index shipment_stop_parts_shipment on shipment_stop_parts (company_id, shipment_id);
create index shipment_stop_parts_order_stop on shipment_stop_parts (company_id, order_stop_id);
create index shipment_stop_parts_order on shipment_stop_parts (company_id, order_id);
call system.company_table('shipment_stop_parts', 'select, insert, update, delete');

-- What the carrier gets, as it was agreed.
create table shipment_charges (
  company_id uuid,
  id uuid default gen_random_uuid(),
  shipment_id uuid not null,
  position integer not null,
  charge_type text not null,
  description text not null,
  charge_rate_type text not null,
  units double precision not null,
  -- Ten-thousandths of a dollar.
  rate bigint not null,
  total_cents bigint not null,
  primary key (company_id, id),
  unique (company_id, shipment_id, position),
  foreign key (company_id, shipment_id) references shipments (company_id, id)
);
call system.company_table('shipment_charges', 'select, insert, update, delete');

-- Each time somebody tried to book: the intention before a partner is called, its answer after it.
create table booking_attempts (
  company_id uuid,
  -- Also what the partner is told, so that a second call for the same attempt books nothing twice.
  id uuid default gen_random_uuid(),
  shipment_id uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  state text not null check (state in ('Asked', 'Booked', 'Refused', 'Unknown')),
  partner text not null,
  rate_source text not null,
  -- The booking as it becomes when the partner takes it, in the shape of the domain.
  booking jsonb not null,
  -- What the provider wants back, exactly as it came (TRADE-5).
  provider_data text,
  answered_at timestamptz,
  reference text,
  messages text[] not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
-- While one is open nobody books the shipment a second time.
create unique index booking_attempts_open on booking_attempts (company_id, shipment_id) where state in ('Asked', 'Unknown');
create index booking_attempts_shipment on booking_attempts (company_id, shipment_id, created_at);
create index booking_attempts_author on booking_attempts (company_id, created_by);
call system.company_table('booking_attempts', 'select, insert, update');

-- The way along the roads, drawn on the map: apart, because no list reads it.
create table shipment_ways (
  company_id uuid,
  shipment_id uuid,
  -- [[longitude, latitude], …], thinned for a map.
  line jsonb not null,
  primary key (company_id, shipment_id),
  foreign key (company_id, shipment_id) references shipments (company_id, id)
);
call system.company_table('shipment_ways', 'select, insert, update, delete');
