-- Calls of an API key per day of the company.
create table api_key_calls (
  company_id uuid,
  api_key_id uuid not null,
  day date not null,
  calls bigint not null check (calls > 0),
  primary key (company_id, api_key_id, day),
  foreign key (company_id, api_key_id) references api_keys (company_id, id)
);
call system.company_table('api_key_calls', 'select, insert, update, delete');

-- When the admins were reminded that the key ends soon.
alter table api_keys add column reminded_at timestamptz;
-- When the history last named the use of the key.
alter table api_keys add column use_recorded_at timestamptz;
update api_keys set use_recorded_at = last_used_at;
