-- docs/decisions/0051-what-a-write-costs.md has the figures.

-- No query reads these. They only served to delete a contact, a location or a rate, none of which is ever removed.
drop index orders_author;
drop index orders_voider;
drop index orders_bill_to;
drop index orders_billing_setting;
drop index shipments_author;
drop index shipments_booker;
drop index shipments_voider;
drop index shipments_lane_rate;
drop index shipments_origin;
drop index shipments_destination;

-- The trucks on the road are most of the tracked ones, so one index serves both.
drop index shipments_on_road;
drop index shipments_tracked;
create index shipments_tracked on shipments (company_id, system.trouble(status, on_time_status), destination_early_at, id)
  include (status, on_time_status, shipment_number) where deleted_at is null and status between 3 and 7;

-- The next version of a row fits on its page.
alter table orders set (fillfactor = 85);
alter table shipments set (fillfactor = 85);

-- The search entry of a record follows its text, and when it is voided or deleted. Most changes of an order or a shipment
-- are none of these, and cost the search nothing. `voided` is an expression over the row, as in system.make_searchable.
create procedure system.follow_changed_text(table_name regclass, kind text, number text, voided text) language plpgsql as $$
declare
  follower text := format('system.follow_%s_text', table_name);
begin
  execute format('create function %1$s() returns trigger language plpgsql security definer
    set search_path = pg_catalog, pg_temp as $follower$
    begin
      if new.deleted_at is not null then
        delete from system.search_entries entry
          where entry.company_id = new.company_id and entry.kind = %2$L and entry.entity_id = new.id;
        return null;
      end if;
      insert into system.search_entries (company_id, kind, entity_id, is_voided, number, name, search_text)
        select company_id, %2$L, id, %4$s, nullif(system.fold_search_number(%3$I), ''''), system.fold_search_text(%3$I),
          search_text
        from (select new.*) changed
        on conflict (company_id, kind, entity_id) do update set is_voided = excluded.is_voided,
          number = excluded.number, name = excluded.name, search_text = excluded.search_text;
      return null;
    end $follower$', follower, kind, number, voided);
  execute format('revoke execute on function %s from public', follower);
  execute format('drop trigger follow_update_in_search on %s', table_name);
  execute format('create trigger follow_update_in_search after update on %s for each row
    when ((old.search_text, old.voided_at, old.deleted_at) is distinct from (new.search_text, new.voided_at, new.deleted_at))
    execute function %s()', table_name, follower);
end $$;
call system.follow_changed_text('orders', 'order', 'order_number', 'status = -2');
call system.follow_changed_text('shipments', 'shipment', 'shipment_number', 'status = -1');
