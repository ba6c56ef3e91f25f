-- How a carrier is reached with offers where no mail is written: by files of X12, or by calls to its own system.
create table tender_connections (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  carrier_id uuid not null,
  kind text not null check (kind in ('Email', 'EDI', 'API')),
  -- Who sends and who receives, as ISA names them.
  own_qualifier text,
  own_id text,
  partner_qualifier text,
  partner_id text,
  is_test boolean not null default true,
  -- Of the last interchange that went to the carrier; each number is used once.
  last_control_number integer not null default 0 check (last_control_number between 0 and 999999999),
  webhook_url text,
  -- Sealed: it is opened only to sign what is sent, and nobody reads it back.
  webhook_secret text,
  -- When the token was made with which the carrier answers; its hash stands with the personal links.
  token_made_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  constraint tender_connections_edi check (
    kind <> 'EDI' or (own_qualifier is not null and own_id is not null and partner_qualifier is not null and partner_id is not null)
  ),
  constraint tender_connections_api check (kind <> 'API' or webhook_url is not null)
);
create unique index tender_connections_carrier on tender_connections (company_id, carrier_id);
call system.company_table('tender_connections', 'select, insert, update');

-- What goes out for an offer: a file of X12 or a call. It is sent by a job, so that nothing leaves within a transaction.
create table tender_messages (
  company_id uuid,
  id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  offer_id uuid not null,
  connection_id uuid not null,
  method text not null check (method in ('EDI', 'API')),
  purpose text not null check (purpose in ('Offer', 'Withdrawal')),
  state text not null check (state in ('Waiting', 'Sent', 'Failed', 'Dropped')),
  -- Why it has not arrived, or why it was not sent at all.
  reason text,
  attempts integer not null default 0,
  sent_at timestamptz,
  control_number integer,
  file_id uuid,
  -- What the carrier's own 997 says of the file.
  acknowledged_at timestamptz,
  acknowledgement text check (acknowledgement in ('Accepted', 'AcceptedWithErrors', 'PartlyAccepted', 'Rejected')),
  primary key (company_id, id),
  foreign key (company_id, offer_id) references tender_offers (company_id, id),
  foreign key (company_id, connection_id) references tender_connections (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id) on delete set null (file_id)
);
create unique index tender_messages_offer on tender_messages (company_id, offer_id, purpose);
create unique index tender_messages_number on tender_messages (company_id, connection_id, control_number);
create index tender_messages_connection on tender_messages (company_id, connection_id, created_at);
create index tender_messages_file on tender_messages (company_id, file_id) where file_id is not null;
call system.company_table('tender_messages', 'select, insert, update');

-- What came from a carrier, once per number of an interchange: the same file a second time changes nothing.
create table edi_interchanges (
  company_id uuid,
  id uuid default gen_random_uuid(),
  connection_id uuid not null,
  control_number integer not null,
  received_at timestamptz not null,
  -- By whom: the carrier with its token, or the person who uploaded it.
  received_by text not null,
  content_hash text not null,
  -- What became of each transaction, and the 997 that was answered.
  results jsonb not null default '[]',
  acknowledgement text,
  file_id uuid,
  primary key (company_id, id),
  foreign key (company_id, connection_id) references tender_connections (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id) on delete set null (file_id)
);
create unique index edi_interchanges_number on edi_interchanges (company_id, connection_id, control_number);
create index edi_interchanges_received on edi_interchanges (company_id, connection_id, received_at);
create index edi_interchanges_file on edi_interchanges (company_id, file_id) where file_id is not null;
call system.company_table('edi_interchanges', 'select, insert, update');

-- How the carrier was asked in fact, once it was: one without a connection is written to by mail.
alter table tender_offers add column method text check (method in ('Manual', 'Email', 'EDI', 'API'));

-- A carrier's system answers with a token of its own; a new one takes the place of the old.
alter table system.personal_links drop constraint personal_links_purpose_check;
alter table system.personal_links add constraint personal_links_purpose_check
  check (purpose in ('tender', 'rate-request', 'carrier'));
grant delete on system.personal_links to {{app}};
