-- Messages between socket processes that are too large for a notification; each lives for seconds.
create table system.socket_io_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
create index socket_io_attachments_age on system.socket_io_attachments (created_at);
grant select, insert, delete on system.socket_io_attachments to {{app}};
