-- What the shipper hopes to pay; no carrier ever sees it.
alter table rate_requests add column target_cents bigint check (target_cents > 0);

-- How often a carrier opened its links, and when it was asked once more.
alter table rate_request_lines add column open_count integer not null default 0 check (open_count >= 0);
alter table rate_request_lines add column last_opened_at timestamptz;
alter table rate_request_lines add column reminded_at timestamptz;
alter table rate_request_lines add constraint rate_request_lines_opened check (
  (open_count = 0) = (last_opened_at is null)
);
