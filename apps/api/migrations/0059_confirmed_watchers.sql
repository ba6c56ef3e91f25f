-- Since when the owner of the mailbox wants the mails. Watchers from before this column have them already.
alter table watchers add column confirmed_at timestamptz default now();

alter table system.personal_links drop constraint personal_links_purpose_check;
alter table system.personal_links add constraint personal_links_purpose_check
  check (purpose in ('tender', 'rate-request', 'carrier', 'unsubscribe', 'watch'));
