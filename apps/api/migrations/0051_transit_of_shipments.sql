-- Transit days of the booked rate, which pages show as they were quoted. Null for bookings before this version and where
-- the rate has no days of its own; then the miles count.
alter table shipments
  add column min_transit_days double precision,
  add column max_transit_days double precision;
