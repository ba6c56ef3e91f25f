-- Carriers that are asked all at once what they want for a load.
create table rate_requests (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who asked; of a lane that asks by itself, who began its tender.
  created_by uuid not null,
  is_automatic boolean not null,
  shipment_id uuid not null,
  state text not null check (state in ('Open', 'Closed')),
  close_reason text check (close_reason in ('ReplyBy', 'Cancelled', 'Booked')),
  closed_at timestamptz,
  reply_by timestamptz not null,
  message text,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  constraint rate_requests_closed check (
    (state = 'Open') = (closed_at is null) and (state = 'Open') = (close_reason is null)
  )
);
create unique index rate_requests_open on rate_requests (company_id, shipment_id) where state = 'Open';
create index rate_requests_shipment on rate_requests (company_id, shipment_id, created_at);
create index rate_requests_author on rate_requests (company_id, created_by);
call system.company_table('rate_requests', 'select, insert, update');

-- One carrier of a request, and the newest of what it said.
create table rate_request_lines (
  company_id uuid,
  id uuid default gen_random_uuid(),
  rate_request_id uuid not null,
  carrier_id uuid not null,
  carrier_name text not null,
  -- Where the personal links went: an array of {name, email}.
  sent_to jsonb not null,
  sent_at timestamptz not null,
  state text not null check (state in ('Pending', 'Offered', 'Declined')),
  total_cents bigint check (total_cents > 0),
  transit_days integer check (transit_days >= 0),
  note text,
  answered_at timestamptz,
  -- The person who recorded it, or whoever holds the link.
  answered_by text,
  answered_through text check (answered_through in ('Link', 'Phone', 'Mail')),
  -- When the shipment was booked with it.
  chosen_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, rate_request_id) references rate_requests (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  constraint rate_request_lines_answered check ((state = 'Pending') = (answered_at is null)),
  constraint rate_request_lines_offered check (
    (state = 'Offered') = (total_cents is not null) and (state = 'Offered') = (transit_days is not null)
  ),
  constraint rate_request_lines_chosen check (chosen_at is null or state = 'Offered')
);
create unique index rate_request_lines_carrier on rate_request_lines (company_id, rate_request_id, carrier_id);
create index rate_request_lines_of_carrier on rate_request_lines (company_id, carrier_id);
call system.company_table('rate_request_lines', 'select, insert, update');

-- What followed when nobody took a tender.
alter table tenders add column rate_request_id uuid;
alter table tenders add column spot_quote_id uuid;
-- Why nothing came of it, in a sentence.
alter table tenders add column follow_up_note text;
alter table tenders add foreign key (company_id, rate_request_id) references rate_requests (company_id, id);
alter table tenders add foreign key (company_id, spot_quote_id) references spot_quotes (company_id, id);
create index tenders_rate_request on tenders (company_id, rate_request_id) where rate_request_id is not null;
create index tenders_spot_quote on tenders (company_id, spot_quote_id) where spot_quote_id is not null;
