-- Addresses of companies that are told of events, and what was sent to them.
create table webhooks (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid not null,
  name text not null,
  url text not null,
  topics text[] not null check (cardinality(topics) > 0),
  -- With which deliveries are signed; sealed.
  secret text not null,
  is_paused boolean not null default false,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index webhooks_name on webhooks (company_id, name);
create index webhooks_author on webhooks (company_id, created_by);
call system.company_table('webhooks', 'select, insert, update');

create table webhook_deliveries (
  company_id uuid,
  id uuid default gen_random_uuid(),
  -- In which order they are sent, one record at a time.
  sequence bigint generated always as identity,
  created_at timestamptz not null default now(),
  webhook_id uuid not null,
  record_id uuid not null,
  event text not null,
  about text not null,
  body text not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'Delivered', 'Failed')),
  -- How often somebody had it sent anew.
  round integer not null default 1,
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  attempted_at timestamptz,
  next_attempt_at timestamptz,
  response_status integer,
  response_ms integer,
  reason text,
  primary key (company_id, id),
  foreign key (company_id, webhook_id) references webhooks (company_id, id)
);
create index webhook_deliveries_newest on webhook_deliveries (company_id, webhook_id, created_at);
create index webhook_deliveries_waiting on webhook_deliveries (company_id, webhook_id, record_id, sequence)
  where state = 'Waiting';
create index webhook_deliveries_old on webhook_deliveries (company_id, created_at);
call system.company_table('webhook_deliveries', 'select, insert, update, delete');
