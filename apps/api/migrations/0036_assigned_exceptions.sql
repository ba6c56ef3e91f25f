-- Whoever is handed an exception is told.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('Mention', 'Assignment', 'NoteOnWatched', 'ShipmentStatus', 'OnTimeStatus', 'Import'));
