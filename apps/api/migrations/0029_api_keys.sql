-- Keys with which other programs call. The key itself is told once; only its hash is kept, apart, because whoever calls with
-- one belongs to no company yet.
create table api_keys (
  company_id uuid,
  id uuid default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid not null,
  name text not null,
  -- Its first letters, by which people tell keys apart.
  beginning text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index api_keys_newest on api_keys (company_id, created_at);
create index api_keys_author on api_keys (company_id, created_by);
call system.company_table('api_keys', 'select, insert, update');

create table system.api_key_hashes (
  key_hash text primary key,
  company_id uuid not null,
  api_key_id uuid not null
);
create index api_key_hashes_key on system.api_key_hashes (company_id, api_key_id);
grant select, insert, delete on system.api_key_hashes to {{app}};
