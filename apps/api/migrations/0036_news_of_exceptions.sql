-- Whoever is handed an exception is told.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('Mention', 'Assignment', 'NoteOnWatched', 'ShipmentStatus', 'OnTimeStatus', 'Import'));
-- Why the carrier reports a delay or a refusal, for those who watch.
alter table watch_news add column detail text;
