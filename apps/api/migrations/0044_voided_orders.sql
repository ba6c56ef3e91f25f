-- An order that is on a shipment cannot be voided, and a voided order cannot be put on a shipment, whichever code writes
-- it. The lock makes one of two transactions wait that do both at once.
create function system.refuse_voided_order() returns trigger language plpgsql as $$
begin
  perform from orders where id = new.order_id and company_id = new.company_id for share;
  if exists (select from orders where id = new.order_id and company_id = new.company_id and voided_at is not null) then
    raise exception 'Order % is voided and cannot be on a shipment', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refuse_voided_order after insert or update of is_active on shipment_orders for each row
  when (new.is_active) execute function system.refuse_voided_order();

create function system.refuse_shipped_order() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_orders where order_id = new.id and company_id = new.company_id and is_active) then
    raise exception 'Order % is on a shipment and cannot be voided', new.order_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refuse_shipped_order after update of voided_at on orders for each row
  when (new.voided_at is not null and old.voided_at is null) execute function system.refuse_shipped_order();
