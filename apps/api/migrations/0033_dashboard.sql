-- On-time figures by week are counted from these alone: as many rows as the weeks have, however many came before.
drop index shipments_actual_pickup;
create index shipments_actual_pickup on shipments (company_id, actual_pickup_at)
  include (status, pickups_reached, pickups_by_limit) where actual_pickup_at is not null and deleted_at is null;
drop index shipments_actual_delivery;
create index shipments_actual_delivery on shipments (company_id, actual_delivery_at)
  include (status, dropoffs_reached, dropoffs_by_limit) where actual_delivery_at is not null and deleted_at is null;

-- The stops of a day.
create index shipment_stops_early on shipment_stops (company_id, early_at);

-- The trucks on the road.
create index shipments_on_road on shipments (company_id, id) include (status, on_time_status, shipment_number)
  where status between 4 and 6 and deleted_at is null;
