-- Files that go with a mail: name, type and content in base64. They leave with it, so they are kept where it waits.
alter table system.mails add column attachments jsonb not null default '[]';
