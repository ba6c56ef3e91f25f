-- What people write on records of several kinds.
create table notes (
  company_id uuid,
  id uuid default gen_random_uuid(),
  -- The kind of record as its description names it, and the record.
  entity text not null,
  entity_id uuid not null,
  author_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_edited boolean not null default false,
  -- Only what notes may hold; the text is made from it.
  html text not null,
  content text not null,
  -- Where it was written, as the caller says.
  entity_description text,
  entity_link text,
  originating_application text,
  origination_type text check (origination_type in ('ContractTMS', 'Spot', 'Integrated')),
  primary key (company_id, id),
  foreign key (company_id, author_id) references contacts (company_id, id)
);
create index notes_record on notes (company_id, entity_id, created_at desc, id desc);
create index notes_author on notes (company_id, author_id);
call system.company_table('notes', 'select, insert, update, delete');

-- Whom a note mentions.
create table note_mentions (
  company_id uuid,
  note_id uuid,
  contact_id uuid,
  primary key (company_id, note_id, contact_id),
  foreign key (company_id, note_id) references notes (company_id, id) on delete cascade,
  foreign key (company_id, contact_id) references contacts (company_id, id)
);
create index note_mentions_contact on note_mentions (company_id, contact_id);
call system.company_table('note_mentions', 'select, insert, update, delete');

-- Pictures of notes. One without a note was stored while a note is being written.
create table note_pictures (
  company_id uuid,
  file_id uuid,
  entity text not null,
  entity_id uuid not null,
  note_id uuid,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, note_id) references notes (company_id, id) on delete set null (note_id),
  foreign key (company_id, created_by) references contacts (company_id, id)
);
create index note_pictures_note on note_pictures (company_id, note_id) where note_id is not null;
create index note_pictures_unused on note_pictures (company_id, created_at) where note_id is null;
create index note_pictures_author on note_pictures (company_id, created_by);
call system.company_table('note_pictures', 'select, insert, update, delete');
