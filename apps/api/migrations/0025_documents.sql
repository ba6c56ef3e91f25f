-- Papers of shipments and of the stops of their orders. Each points to one file and is kept with exactly one record.
create table documents (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null for what the product drew by itself.
  created_by uuid,
  file_id uuid not null,
  name text not null,
  file_type text not null check (file_type in ('ProofOfDelivery', 'ShipmentMiscellaneous', 'APInvoice', 'ThirdParty',
    'CarrierConfirmation', 'Customs', 'TemporaryLiquorLicense', 'CarrierTender', 'ShipmentMasterBillOfLading')),
  shipment_id uuid,
  order_stop_id uuid,
  -- Of the bytes, so that the same file is noticed when it comes a second time.
  sha256 text not null,
  is_generated boolean not null default false,
  -- Found by the clean-up: the record is there, its bytes are not.
  is_file_missing boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, order_stop_id) references order_stops (company_id, id),
  constraint documents_one_target check (num_nonnulls(shipment_id, order_stop_id) = 1)
);
create unique index documents_file on documents (company_id, file_id);
create index documents_shipment on documents (company_id, shipment_id) where shipment_id is not null;
create index documents_order_stop on documents (company_id, order_stop_id) where order_stop_id is not null;
create index documents_author on documents (company_id, created_by) where created_by is not null;
call system.company_table('documents', 'select, insert, update, delete');

-- What is about to be stored, written before the bytes and removed with the record that names them: what is left here
-- after an hour belongs to nobody, because its process died or its change was refused.
create table system.unnamed_files (
  stored_as text primary key,
  created_at timestamptz not null default now()
);
create index unnamed_files_age on system.unnamed_files (created_at);
grant select, insert, delete on system.unnamed_files to {{app}};

-- The clean-up asks for the files of a company by the names of their bytes.
create index files_stored_as on files (company_id, stored_as);

alter table company_settings
  add column document_version integer not null default 1,
  -- DEF-78: required document types, by how a shipment was booked.
  add column required_contract_tms_documents text[] not null default '{ProofOfDelivery,APInvoice}',
  add column required_spot_documents text[] not null default '{ProofOfDelivery}',
  add column required_integrated_documents text[] not null default '{ProofOfDelivery}',
  add column label_format text not null default 'FourBySix' check (label_format in ('FourBySix', 'Letter'));
