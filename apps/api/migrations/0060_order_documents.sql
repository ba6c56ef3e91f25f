-- Documents of an order that is on no shipment yet. They stay with the order and show on every shipment that carries it.
alter table documents add column order_id uuid;
alter table documents add foreign key (company_id, order_id) references orders (company_id, id);
alter table documents drop constraint documents_one_target;
alter table documents add constraint documents_one_target
  check (num_nonnulls(shipment_id, order_stop_id, order_id) = 1);
create index documents_order on documents (company_id, order_id) where order_id is not null;
