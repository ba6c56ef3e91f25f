-- Named filters of lists (ORDPAGE-3). They belong to one person; the query is the address of the list without its page.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  contact_id uuid not null references contacts (id),
  list text not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) between 1 and 2000),
  is_default boolean not null default false,
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (company_id, contact_id, list, lower(name));
create unique index saved_views_default on saved_views (company_id, contact_id, list) where is_default;
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy own_company on saved_views
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on saved_views to {{app}};
