-- Whoever follows a shipment without an account knows a number and no company: which company a number belongs to. Written by
-- the tables that give out numbers, because their own rows show themselves to their company alone.
create table system.public_numbers (
  number text collate "C" primary key,
  company_id uuid not null
);
grant select on system.public_numbers to {{app}};

create function system.follow_numbers() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'companies' then
    insert into system.public_numbers select upper(company_number), id from added on conflict do nothing;
  elsif tg_table_name = 'orders' then
    insert into system.public_numbers select upper(order_number), company_id from added on conflict do nothing;
  else
    insert into system.public_numbers select upper(shipment_number), company_id from added on conflict do nothing;
  end if;
  return null;
end $$;
create trigger follow_numbers after insert on companies referencing new table as added
  for each statement execute function system.follow_numbers();
create trigger follow_numbers after insert on orders referencing new table as added
  for each statement execute function system.follow_numbers();
create trigger follow_numbers after insert on shipments referencing new table as added
  for each statement execute function system.follow_numbers();

-- The numbers that there are already, of all companies.
alter table companies no force row level security;
alter table orders no force row level security;
alter table shipments no force row level security;
insert into system.public_numbers select upper(company_number), id from companies on conflict do nothing;
insert into system.public_numbers select upper(order_number), company_id from orders on conflict do nothing;
insert into system.public_numbers select upper(shipment_number), company_id from shipments on conflict do nothing;
alter table companies force row level security;
alter table orders force row level security;
alter table shipments force row level security;

-- What was looked up from where, without an account: an address that found a shipment may follow it, and a number that
-- people use stays open while somebody tries out numbers.
create table system.public_visits (
  -- A hash.
  address text collate "C",
  asked text collate "C",
  visited_at timestamptz not null,
  -- Null where nothing was found.
  company_id uuid,
  shipment_ids text[] not null default '{}',
  primary key (address, asked)
);
create index public_visits_found on system.public_visits (asked) where company_id is not null;
create index public_visits_old on system.public_visits (visited_at);
grant select, insert, update, delete on system.public_visits to {{app}};

-- The picture beside a company's name where others see it.
alter table companies add column logo_file_id uuid;
alter table companies add foreign key (id, logo_file_id) references files (company_id, id) on delete set null (logo_file_id);
create index companies_logo on companies (id, logo_file_id) where logo_file_id is not null;

-- What somebody who watches a shipment by mail alone is still to be told.
create table watch_news (
  company_id uuid,
  id uuid default gen_random_uuid(),
  shipment_id uuid not null,
  watcher_id uuid not null,
  -- ShipmentStatus or OnTimeStatus, and which.
  kind text not null check (kind in ('ShipmentStatus', 'OnTimeStatus')),
  status text not null,
  happened_at timestamptz not null,
  mailed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  foreign key (company_id, watcher_id) references watchers (company_id, id) on delete cascade
);
create index watch_news_shipment on watch_news (company_id, shipment_id, watcher_id, mailed_at);
create index watch_news_watcher on watch_news (company_id, watcher_id);
create index watch_news_old on watch_news (company_id, happened_at);
call system.company_table('watch_news', 'select, insert, update, delete');

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('Mention', 'NoteOnWatched', 'ShipmentStatus', 'OnTimeStatus', 'Import'));
-- When a record was last mailed to somebody.
create index notifications_mailed on notifications (company_id, contact_id, entity_id, mailed_at)
  where mailed_at is not null and mail = 'AtOnce';
