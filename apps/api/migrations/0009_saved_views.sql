-- Named filters of lists (ORDPAGE-3). They belong to one person; the query is the address of the list without its page.
create table saved_views (
  company_id uuid,
  id uuid default gen_random_uuid(),
  contact_id uuid not null,
  list text not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) between 1 and 2000),
  is_default boolean not null default false,
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, contact_id) references contacts (company_id, id)
);
create unique index saved_views_name on saved_views (company_id, contact_id, list, lower(name));
create unique index saved_views_default on saved_views (company_id, contact_id, list) where is_default;
call system.company_table('saved_views', 'select, insert, update, delete');
