-- Runs of the optimizer. The matrices of miles are not kept: they are worked out from the places whenever a job runs.
create table optimization_jobs (
  company_id uuid,
  id uuid default gen_random_uuid(),
  name text not null check (length(name) > 0),
  status text not null default 'queued' check (
    status in ('queued', 'running', 'pending', 'completed', 'failed', 'skipped', 'internal_error')
  ),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  -- When the latest attempt began.
  started_at timestamptz,
  completed_at timestamptz,
  -- The constraint set as it stood; null when the default model was used.
  constraint_snapshot jsonb,
  -- Places, orders, limits and prices.
  problem jsonb not null,
  seed integer not null,
  time_limit_seconds integer not null check (time_limit_seconds between 1 and 3600),
  -- The same number of iterations with one worker gives the same plan on any machine.
  iteration_limit integer check (iteration_limit > 0),
  -- How often it began, except when its process stopped in good order.
  attempts integer not null default 0,
  progress integer not null default 0 check (progress between 0 and 100),
  -- Cents by the strategy Cost, hundredths of a mile by Distance.
  best_cost bigint,
  iterations bigint not null default 0,
  cancel_requested boolean not null default false,
  -- The plans, the cheapest first; while the job runs, the best so far.
  solutions jsonb not null default '[]',
  error text,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index optimization_jobs_newest on optimization_jobs (company_id, created_at desc, id);
call system.company_table('optimization_jobs', 'select, insert, update, delete');
