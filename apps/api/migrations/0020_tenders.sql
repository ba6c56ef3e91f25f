-- A load that is offered to the carriers of its lane, one after the other. The terms of the lane are copies: what was offered stays.
create table tenders (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who began it; of a lane that begins by itself, who made the shipment.
  created_by uuid not null,
  is_automatic boolean not null,
  shipment_id uuid not null,
  lane_id uuid not null,
  state text not null check (state in ('Open', 'Accepted', 'Exhausted', 'Withdrawn', 'NeedsAttention')),
  tender_method text not null check (tender_method in ('Manual', 'Email', 'EDI', 'API')),
  -- Minutes that each carrier has.
  tender_time integer not null check (tender_time > 0),
  expiration_action text check (expiration_action in ('NotifyWatchers', 'BroadcastToNetwork', 'RequestSpotQuote')),
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, lane_id) references lanes (company_id, id),
  constraint tenders_ended check ((state = 'Open') = (ended_at is null))
);
create unique index tenders_open on tenders (company_id, shipment_id) where state = 'Open';
create index tenders_shipment on tenders (company_id, shipment_id, created_at);
create index tenders_lane on tenders (company_id, lane_id);
create index tenders_author on tenders (company_id, created_by);
call system.company_table('tenders', 'select, insert, update');

-- One carrier's turn, with the price as it was when it was offered.
create table tender_offers (
  company_id uuid,
  id uuid default gen_random_uuid(),
  tender_id uuid not null,
  position integer not null check (position > 0),
  lane_id uuid not null,
  lane_rate_id uuid not null,
  carrier_id uuid not null,
  carrier_name text not null,
  state text not null check (
    state in ('Queued', 'Sent', 'Accepted', 'Rejected', 'Countered', 'Expired', 'Undeliverable', 'Skipped', 'Withdrawn')
  ),
  -- Why it was skipped or not delivered.
  state_reason text,
  charges jsonb not null,
  total_cents bigint not null check (total_cents >= 0),
  -- Where the personal link went.
  sent_to text,
  sent_at timestamptz,
  expires_at timestamptz,
  answered_at timestamptz,
  -- By whom and how: the person who recorded it, or the carrier by its link.
  answered_by text,
  answered_through text check (answered_through in ('Link', 'Person', 'API', 'EDI')),
  reject_reason text,
  answer_note text,
  counter_cents bigint check (counter_cents >= 0),
  primary key (company_id, id),
  foreign key (company_id, tender_id) references tenders (company_id, id),
  foreign key (company_id, lane_id) references lanes (company_id, id),
  foreign key (company_id, lane_rate_id) references lane_rates (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  constraint tender_offers_sent check (state in ('Queued', 'Skipped', 'Withdrawn') or (sent_at is not null and expires_at is not null))
);
create unique index tender_offers_position on tender_offers (company_id, tender_id, position);
create unique index tender_offers_sent_once on tender_offers (company_id, tender_id) where state = 'Sent';
-- What carriers and lanes count of their offers.
create index tender_offers_figures on tender_offers (company_id, lane_id, carrier_id, state);
create index tender_offers_rate on tender_offers (company_id, lane_rate_id);
create index tender_offers_carrier on tender_offers (company_id, carrier_id, sent_at) include (state);
call system.company_table('tender_offers', 'select, insert, update');

-- Pages without sign-in: whoever holds the token sees one record. Only the hash of a token is kept.
create table system.personal_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('tender', 'rate-request')),
  company_id uuid not null,
  record_id uuid not null,
  -- Who got it, as history names it.
  holder text not null,
  created_at timestamptz not null
);
create index personal_links_record on system.personal_links (record_id);
grant select, insert on system.personal_links to {{app}};
