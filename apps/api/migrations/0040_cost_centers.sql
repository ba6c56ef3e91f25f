-- What the shipper's accounting books the freight of an order to.
alter table orders add column cost_center text;
