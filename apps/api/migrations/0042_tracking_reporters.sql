-- Who sent an event, as the history names it. The tracking loop processes events later, on behalf of nobody. Positions have
-- none, because nothing is recorded from a single one.
alter table tracking_events add column reporter text;
