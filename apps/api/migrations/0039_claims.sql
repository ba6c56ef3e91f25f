-- Refusals and damages, which few shipments have: the figures of carriers count them.
create index tracking_events_claims on tracking_events (company_id, shipment_id)
  where kind = 'Refused' or reason in ('A9', 'BS');
