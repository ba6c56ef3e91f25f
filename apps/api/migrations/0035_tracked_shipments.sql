-- TRACKING-1: the trucks that can be followed, those in trouble first; they are few beside all that were ever booked.
create function system.trouble(status integer, on_time_status text) returns integer
  language sql immutable parallel safe
  return case
    when status = 7 then 4
    when on_time_status = 'Late' then 0
    when on_time_status = 'AtRisk' then 1
    when on_time_status = 'Early' then 3
    else 2
  end;
create index shipments_tracked on shipments (company_id, system.trouble(status, on_time_status), destination_early_at, id)
  include (status, on_time_status) where deleted_at is null and status between 3 and 7;
