-- Exceptions that a person snoozed for oneself alone. For everybody else they stay in the inbox.
create table own_snoozes (
  company_id uuid,
  contact_id uuid,
  exception_id uuid,
  snoozed_at timestamptz not null,
  -- Until a time, or, without one, until the record is no longer as the mark says.
  snoozed_until timestamptz,
  snooze_mark text not null,
  primary key (company_id, contact_id, exception_id),
  foreign key (company_id, contact_id) references contacts (company_id, id),
  foreign key (company_id, exception_id) references exceptions (company_id, id) on delete cascade
);
create index own_snoozes_exception on own_snoozes (company_id, exception_id);
call system.company_table('own_snoozes', 'select, insert, update, delete');
