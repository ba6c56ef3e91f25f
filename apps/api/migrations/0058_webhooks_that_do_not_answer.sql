-- How often in a row a receiver did not answer, and until when nothing more is sent to it.
alter table webhooks add column failures integer not null default 0 check (failures >= 0), add column rests_until timestamptz;
alter table tender_connections add column failures integer not null default 0 check (failures >= 0),
  add column rests_until timestamptz;
