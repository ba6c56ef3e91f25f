-- The dashboard sums the cost of a month's bookings by mode; the index that orders bookings covers these columns too.
drop index shipments_by_booking;
create index shipments_by_booking on shipments (company_id, booked_at, id) include (status, shipping_mode, total_cents)
  where deleted_at is null;
