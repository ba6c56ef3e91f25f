-- What a carrier was sent when a load was booked with it, or why nothing was sent. The newest one of a shipment counts.
create table rate_confirmations (
  company_id uuid,
  -- Also the id of the mail.
  id uuid default gen_random_uuid(),
  created_at timestamptz not null,
  shipment_id uuid not null,
  carrier_id uuid,
  carrier_name text not null,
  method text not null check (method in ('Email', 'EDI', 'API', 'Provider', 'None')),
  -- The mail address, or the provider that notifies the carrier.
  recipient text,
  papers text[] not null default '{}',
  -- Why it was sent: with the booking, again by a user, or because the pickup changed afterwards.
  cause text not null check (cause in ('Booking', 'User', 'PickupChange')),
  -- A message to the carrier's system has its own state.
  state text not null check (state in ('Waiting', 'Sent', 'Failed', 'NoAddress', 'Off')),
  reason text,
  sent_at timestamptz,
  message_id uuid,
  -- Place and time of each pickup as confirmed.
  pickups text not null,
  primary key (company_id, id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  foreign key (company_id, message_id) references tender_messages (company_id, id)
);
create index rate_confirmations_shipment on rate_confirmations (company_id, shipment_id, created_at);
create index rate_confirmations_carrier on rate_confirmations (company_id, carrier_id) where carrier_id is not null;
create index rate_confirmations_message on rate_confirmations (company_id, message_id) where message_id is not null;
call system.company_table('rate_confirmations', 'select, insert, update');

-- A message to a carrier's system is about an offer, or confirms a shipment that was booked without one.
alter table tender_messages
  alter column offer_id drop not null,
  add column shipment_id uuid,
  add foreign key (company_id, shipment_id) references shipments (company_id, id),
  drop constraint tender_messages_purpose_check,
  add constraint tender_messages_purpose_check check (purpose in ('Offer', 'Withdrawal', 'Confirmation')),
  add constraint tender_messages_subject check ((purpose = 'Confirmation') = (shipment_id is not null)),
  add constraint tender_messages_offer_or_shipment check ((offer_id is null) = (shipment_id is not null));
create index tender_messages_shipment on tender_messages (company_id, shipment_id) where shipment_id is not null;

-- The last choice of whoever booked the carrier.
alter table carriers
  add column sends_rate_confirmation boolean not null default true,
  add column confirmation_papers text[] not null default '{}';
