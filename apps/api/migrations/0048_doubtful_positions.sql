-- Why a position is doubted. Empty for accepted ones; a doubtful position is accepted when the next one agrees with it.
alter table tracking_events add column doubt text;
grant update (doubt) on tracking_events to {{app}};

-- The last doubtful position of a truck since its last accepted one.
alter table shipment_tracking add column doubtful_at timestamptz, add column doubtful_latitude double precision,
  add column doubtful_longitude double precision;
