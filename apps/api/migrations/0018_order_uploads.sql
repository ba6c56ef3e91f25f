-- A file of orders that somebody uploaded. It is worked through by a job: every row is checked before any is saved.
create table order_uploads (
  company_id uuid,
  id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  file_name text not null,
  state text not null default 'Checking' check (state in ('Checking', 'Saving', 'Done', 'Cancelled', 'Failed')),
  finished_at timestamptz,
  file_rows integer not null default 0,
  orders integer not null default 0,
  checked integer not null default 0,
  created integer not null default 0,
  rejected integer not null default 0,
  duplicates integer not null default 0,
  message text,
  -- How often the job was begun, and when it last came further; after a long silence it counts as failed.
  attempts integer not null default 0,
  progressed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index order_uploads_newest on order_uploads (company_id, created_at, id);
create index order_uploads_author on order_uploads (company_id, created_by);
call system.company_table('order_uploads', 'select, insert, update');

-- One order of a file: what was read of its rows, and what became of it. The order that it made is named in the transaction
-- that makes it, so that none is ever made twice.
create table order_upload_rows (
  company_id uuid,
  id uuid default gen_random_uuid(),
  order_upload_id uuid not null,
  row_number integer not null,
  reference text not null,
  -- Its rows of the file, as they were read: [{row, values}]
  cells jsonb not null,
  is_checked boolean not null default false,
  -- The order in the shape of the call, once it was checked; null for one that was rejected.
  fields jsonb,
  -- [{row, column, value, message}]
  issues jsonb not null default '[]',
  outcome text not null default 'Waiting' check (outcome in ('Waiting', 'Created', 'Rejected', 'Duplicate', 'Cancelled')),
  order_id uuid,
  order_number text,
  primary key (company_id, id),
  unique (company_id, order_upload_id, row_number),
  foreign key (company_id, order_upload_id) references order_uploads (company_id, id),
  foreign key (company_id, order_id) references orders (company_id, id)
);
create index order_upload_rows_order on order_upload_rows (company_id, order_id) where order_id is not null;
create index order_upload_rows_waiting on order_upload_rows (company_id, order_upload_id, is_checked, row_number)
  where outcome = 'Waiting';
call system.company_table('order_upload_rows', 'select, insert, update');
