-- A sheet is applied by a job of the queue, in parts: it goes on where it broke off, and may fail.
alter table rate_sheets drop constraint rate_sheets_state_check;
alter table rate_sheets add constraint rate_sheets_state_check
  check (state in ('Previewed', 'Applying', 'Applied', 'Failed', 'Discarded'));
-- Counts how often somebody applied it, so that a job of an earlier time leaves it alone.
alter table rate_sheets add column run integer not null default 0;
-- How often the job of this run was begun.
alter table rate_sheets add column attempts integer not null default 0;
-- When applying last came further; after a long silence it counts as failed.
alter table rate_sheets add column progressed_at timestamptz;

-- The place on the screen is a key that each row has by itself, so that a corrected row finds its place without the others.
alter table rate_sheet_rows add column sort_key text collate "C";
-- The cells that the rate was read from, [{row, values, former?}], so that they can be corrected and read again.
alter table rate_sheet_rows add column cells jsonb not null default '[]';
alter table rate_sheet_rows no force row level security;
update rate_sheet_rows set sort_key = lpad(position::text, 9, '0');
alter table rate_sheet_rows force row level security;
alter table rate_sheet_rows alter column sort_key set not null;
drop index rate_sheet_rows_position;
alter table rate_sheet_rows drop column position;
create index rate_sheet_rows_order on rate_sheet_rows (company_id, rate_sheet_id, sort_key, id);
grant delete on rate_sheet_rows to {{app}};
