-- A sheet of contracted rates that somebody uploaded. Its rows say what it would change; nothing of it counts before it is
-- applied.
create table rate_sheets (
  company_id uuid,
  id uuid default gen_random_uuid(),
  file_name text not null,
  state text not null default 'Previewed' 
    check (state in ('Previewed', 'Applying', 'Applied', 'Failed', 'Discarded')),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  -- When it was applied or discarded.
  closed_at timestamptz,
  -- Rows of the file, and the lanes and carriers that they name.
  file_rows integer not null,
  lane_count integer not null,
  carrier_count integer not null,
  valid_from date,
  valid_until date,
  -- Counts how often somebody applied it, so that a job of an earlier time leaves it alone.
  run integer not null default 0,
  -- How often the job of this run was begun.
  attempts integer not null default 0,
  -- When applying last came further; after a long silence it counts as failed.
  progressed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index rate_sheets_author on rate_sheets (company_id, created_by);
call system.company_table('rate_sheets', 'select, insert, update');

-- What becomes of each rate of a sheet, and of those that it leaves out on the lanes that it names.
create table rate_sheet_rows (
  company_id uuid,
  id uuid default gen_random_uuid(),
  rate_sheet_id uuid not null,
  -- The place on the screen: a key that each row has by itself, so that a corrected row finds its place without the others.
  sort_key text collate "C" not null,
  -- The cells that the rate was read from, [{row, values, former?}], so that they can be corrected and read again.
  cells jsonb not null default '[]',
  kind text not null check (kind in ('Changed', 'New', 'Ended', 'Wrong', 'Unchanged')),
  -- As the spreadsheet counts; null for a rate that the sheet leaves out.
  row_number integer,
  lane_id uuid,
  carrier_id uuid,
  -- The rate that is changed or ended.
  rate_id uuid,
  -- Names and way at the time of the preview, so that it reads the same after the lane is gone.
  lane_name text not null,
  way text not null,
  carrier_name text not null,
  -- The terms of both, in the units of lane_rates.
  before jsonb,
  after jsonb,
  ends_on date,
  percent double precision,
  -- [{row, column, value, message}]
  issues jsonb not null default '[]',
  is_chosen boolean not null default true,
  outcome text check (outcome in ('Applied', 'NotApplied')),
  reason text,
  primary key (company_id, id),
  foreign key (company_id, rate_sheet_id) references rate_sheets (company_id, id),
  foreign key (company_id, lane_id) references lanes (company_id, id),
  foreign key (company_id, carrier_id) references carriers (company_id, id),
  foreign key (company_id, rate_id) references lane_rates (company_id, id)
);
create index rate_sheet_rows_order on rate_sheet_rows (company_id, rate_sheet_id, sort_key, id);
create index rate_sheet_rows_lane on rate_sheet_rows (company_id, lane_id) where lane_id is not null;
create index rate_sheet_rows_carrier on rate_sheet_rows (company_id, carrier_id) where carrier_id is not null;
create index rate_sheet_rows_rate on rate_sheet_rows (company_id, rate_id) where rate_id is not null;
call system.company_table('rate_sheet_rows', 'select, insert, update, delete');
