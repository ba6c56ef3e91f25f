-- What was told of shipments on their way: kept by month, so that old positions go by dropping a table.
create sequence system.tracking_sequence;
grant usage on sequence system.tracking_sequence to {{app}};

create table tracking_events (
  company_id uuid,
  -- In which order they were taken in: of two that speak of the same thing the later one is the correction.
  sequence bigint not null default nextval('system.tracking_sequence'),
  received_at timestamptz not null,
  shipment_id uuid not null,
  provider text not null,
  event_id text not null,
  kind text not null,
  stop_number integer,
  occurred_at timestamptz not null,
  latitude double precision,
  longitude double precision,
  city text,
  state text,
  reason text,
  note text,
  estimated_at timestamptz,
  -- By hand: who recorded it.
  recorded_by uuid,
  primary key (company_id, sequence, received_at)
) partition by range (received_at);
create index tracking_events_told on tracking_events (company_id, shipment_id, kind, stop_number, sequence)
  where kind <> 'Position';
create index tracking_events_trail on tracking_events (company_id, shipment_id, occurred_at) where kind = 'Position';
call system.company_table('tracking_events', 'select, insert');
insert into system.kept_by_month values ('public.tracking_events', 'false');
select system.keep_months('public.tracking_events', null);

-- Which events were taken in: a partitioned table cannot tell, and it is asked for every event.
create table tracking_receipts (
  company_id uuid,
  provider text,
  event_id text,
  received_at timestamptz not null,
  primary key (company_id, provider, event_id)
);
create index tracking_receipts_old on tracking_receipts (company_id, received_at);
call system.company_table('tracking_receipts', 'select, insert, delete');

-- The newest that is known of a truck, one row for each.
create table shipment_tracking (
  company_id uuid,
  shipment_id uuid,
  position_at timestamptz,
  latitude double precision,
  longitude double precision,
  position_city text,
  position_state text,
  position_provider text,
  last_heard_at timestamptz,
  next_stop_number integer,
  miles_to_go double precision,
  miles_off double precision,
  primary key (company_id, shipment_id),
  foreign key (company_id, shipment_id) references shipments (company_id, id)
);
call system.company_table('shipment_tracking', 'select, insert, update');

-- When a truck will be at a stop, and how the stop stands.
create table stop_outlooks (
  company_id uuid,
  shipment_stop_id uuid,
  shipment_id uuid not null,
  eta_at timestamptz,
  on_time_status text check (on_time_status in ('Early', 'OnTime', 'AtRisk', 'Late')),
  primary key (company_id, shipment_stop_id),
  foreign key (company_id, shipment_stop_id) references shipment_stops (company_id, id) on delete cascade,
  foreign key (company_id, shipment_id) references shipments (company_id, id)
);
create index stop_outlooks_shipment on stop_outlooks (company_id, shipment_id);
call system.company_table('stop_outlooks', 'select, insert, update, delete');

alter table shipment_stops add column unloaded_at timestamptz;

-- Carriers name a shipment by their own number.
create index shipments_pro on shipments (company_id, pro_number) where pro_number is not null and deleted_at is null;

-- Which shipments somebody has to look at, and when: at once where something was told, later where the clock alone may change
-- how they stand. Of all companies, because whoever looks takes turns among them.
create table system.tracking_turns (
  company_id uuid,
  shipment_id uuid,
  due_at timestamptz not null,
  failures integer not null default 0,
  primary key (company_id, shipment_id)
);
create index tracking_turns_due on system.tracking_turns (company_id, due_at);
grant select, insert, update, delete on system.tracking_turns to {{app}};
