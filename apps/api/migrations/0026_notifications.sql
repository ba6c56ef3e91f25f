-- News for one person: in the bell, by mail, or both. What the person chose is kept with the person's preferences.
create table notifications (
  company_id uuid,
  id uuid default gen_random_uuid(),
  contact_id uuid not null,
  kind text not null check (kind in ('Mention', 'NoteOnWatched', 'ShipmentStatus', 'Import')),
  created_at timestamptz not null default now(),
  -- Who caused it, as they were called then.
  actor_id uuid,
  actor_name text,
  -- The record, as people called it then, and where it opens.
  entity text,
  entity_id uuid,
  entity_name text not null,
  path text,
  detail text,
  excerpt text,
  in_bell boolean not null,
  read_at timestamptz,
  mail text not null check (mail in ('AtOnce', 'Daily', 'Never')),
  mailed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contact_id) references contacts (company_id, id),
  foreign key (company_id, actor_id) references contacts (company_id, id)
);
create index notifications_bell on notifications (company_id, contact_id, created_at desc, id desc) where in_bell;
create index notifications_unread on notifications (company_id, contact_id, kind) where in_bell and read_at is null;
create index notifications_daily on notifications (company_id, created_at) where mail = 'Daily' and mailed_at is null;
create index notifications_old on notifications (company_id, created_at);
create index notifications_actor on notifications (company_id, actor_id) where actor_id is not null;
call system.company_table('notifications', 'select, insert, update, delete');

alter table system.personal_links drop constraint personal_links_purpose_check;
alter table system.personal_links add constraint personal_links_purpose_check
  check (purpose in ('tender', 'rate-request', 'carrier', 'unsubscribe'));

-- Where a mail is ended that its reader did not ask for one by one; mail programs show it beside the sender.
alter table system.mails add column unsubscribe_url text;
