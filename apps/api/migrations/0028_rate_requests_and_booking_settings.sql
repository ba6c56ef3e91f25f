-- What the shipper hopes to pay; no carrier ever sees it.
alter table rate_requests add column target_cents bigint check (target_cents > 0);

-- How often a carrier opened its links, and when it was asked once more.
alter table rate_request_lines add column open_count integer not null default 0 check (open_count >= 0);
alter table rate_request_lines add column last_opened_at timestamptz;
alter table rate_request_lines add column reminded_at timestamptz;
alter table rate_request_lines add constraint rate_request_lines_opened check (
  (open_count = 0) = (last_opened_at is null)
);

-- DEF-47: what a company pays by the mile for fuel, in ten-thousandths of a dollar, and for stops beyond two, in cents.
alter table company_settings
  add column fuel_per_mile integer not null default 5000 check (fuel_per_mile >= 0),
  add column first_stop_cents integer not null default 7500 check (first_stop_cents >= 0),
  add column further_stop_cents integer not null default 10000 check (further_stop_cents >= 0);
