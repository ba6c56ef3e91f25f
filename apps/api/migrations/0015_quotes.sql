-- What a company agreed with LTL and volume carriers: data that the rating engine reads as a whole. Never changed once it
-- was rated with; a carrier's new prices are versions inside of it, or another row.
create table ltl_tariffs (
  company_id uuid,
  id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  carrier_name text not null,
  scac text,
  tariff jsonb not null,
  primary key (company_id, id)
);
call system.company_table('ltl_tariffs', 'select, insert, update');

-- What a gallon of diesel costs in the week that begins on a Monday, in ten-thousandths of a dollar.
create table fuel_weeks (
  company_id uuid,
  monday date,
  price integer not null check (price > 0),
  primary key (company_id, monday)
);
call system.company_table('fuel_weeks', 'select, insert, update');

-- Quotes of all companies count in one row, so that a number names one quote only.
create sequence system.quote_numbers start 500001;
grant usage on sequence system.quote_numbers to {{app}};

-- LTL and volume rates that somebody asked for: the request as it was asked, kept before any source is called.
create table quotes (
  company_id uuid,
  id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by uuid not null,
  -- Made by who asks: the same one never asks a source twice.
  request_id uuid not null,
  quote_number text not null default 'Q' || nextval('system.quote_numbers'),
  shipping_mode text not null check (shipping_mode in ('LTL', 'VLTL')),
  -- The day of the pickup by the calendar of its place.
  shipping_date date not null,
  -- Ids of places (`US:46204`), and what they named when they were asked for.
  origin_id text not null,
  origin_city text not null,
  origin_state text not null,
  origin_postal_code text,
  origin_country text not null check (origin_country in ('US', 'CA', 'MX')),
  origin_latitude double precision not null,
  origin_longitude double precision not null,
  origin_time_zone text not null,
  destination_id text not null,
  destination_city text not null,
  destination_state text not null,
  destination_postal_code text,
  destination_country text not null check (destination_country in ('US', 'CA', 'MX')),
  destination_latitude double precision not null,
  destination_longitude double precision not null,
  destination_time_zone text not null,
  miles_tenths integer check (miles_tenths >= 0),
  is_hazmat boolean not null default false,
  accessorials text[] not null default '{}',
  -- The lines as they were asked for, in the shape of the call.
  products jsonb not null,
  -- Which density table gave the classes, by its first day (TRADE-4).
  density_table date not null,
  freight_classes text[] not null,
  pallets integer not null,
  weight double precision not null,
  -- Of what the sources answered so far.
  rate_count integer not null default 0,
  lowest_cents bigint,
  expires_at timestamptz not null,
  search_text text collate "C" not null generated always as (
    system.search_text(quote_number, origin_city, origin_state, origin_postal_code, destination_city, destination_state,
      destination_postal_code)
  ) stored,
  primary key (company_id, id),
  unique (company_id, request_id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index quotes_by_request on quotes (company_id, created_at, id) where deleted_at is null;
create index quotes_by_pickup on quotes (company_id, shipping_date, id) where deleted_at is null;
create index quotes_by_origin on quotes (company_id, origin_latitude, origin_longitude) where deleted_at is null;
create index quotes_by_destination on quotes (company_id, destination_latitude, destination_longitude)
  where deleted_at is null;
create index quotes_of_creator on quotes (company_id, created_by, created_at);
call system.company_table('quotes', 'select, insert, update');
call system.make_searchable('quotes', 'quote', name => 'quote_number', number => 'quote_number');

-- Who was asked, and how far each one is.
create table quote_sources (
  company_id uuid,
  id uuid default gen_random_uuid(),
  quote_id uuid not null,
  source text not null,
  name text not null,
  position integer not null,
  state text not null default 'Working' check (state in ('Working', 'Answered', 'Failed')),
  -- Why it gave nothing, in a sentence that a user may read.
  message text,
  -- [{carrierName, reason}]
  refusals jsonb not null default '[]',
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  -- Counts how often it was asked: an answer to an earlier question than the last is dropped.
  attempt integer not null default 1,
  primary key (company_id, id),
  unique (company_id, quote_id, source),
  foreign key (company_id, quote_id) references quotes (company_id, id)
);
call system.company_table('quote_sources', 'select, insert, update');

-- Every rate as it was offered; none is ever changed.
create table quote_rates (
  company_id uuid,
  id uuid default gen_random_uuid(),
  quote_id uuid not null,
  source_id uuid not null,
  -- The question it answers; rates of an earlier one are kept and no longer shown.
  attempt integer not null,
  carrier_name text not null,
  scac text,
  total_cents bigint not null,
  min_service_days double precision not null,
  max_service_days double precision not null,
  service_level text not null,
  is_guaranteed boolean not null,
  expires_at timestamptz not null,
  -- The rate as the product tells it, in the shape of the domain.
  offer jsonb not null,
  -- What the provider wants back at booking, kept as text exactly as it came (TRADE-5).
  provider_data text not null,
  primary key (company_id, id),
  foreign key (company_id, quote_id) references quotes (company_id, id),
  foreign key (company_id, source_id) references quote_sources (company_id, id)
);
create index quote_rates_of_quote on quote_rates (company_id, quote_id, total_cents);
create index quote_rates_of_source on quote_rates (company_id, source_id);
call system.company_table('quote_rates', 'select, insert, update');

-- Truckload spot quotes: asked, answered and kept in the same way, with one source and one price.
create table spot_quotes (
  company_id uuid,
  id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  request_id uuid not null,
  -- As the source numbers it.
  quote_number text not null,
  effective_date date not null,
  is_partial boolean not null,
  transit_days double precision not null,
  total_cents bigint not null,
  expires_at timestamptz not null,
  -- As it was asked for, and the answer in the shape of the domain.
  request jsonb not null,
  offer jsonb not null,
  provider_data text not null,
  primary key (company_id, id),
  unique (company_id, request_id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index spot_quotes_of_creator on spot_quotes (company_id, created_by);
call system.company_table('spot_quotes', 'select, insert, update');
