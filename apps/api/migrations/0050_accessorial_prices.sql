-- Prices of services that a truckload rate does not include, per load: what the company pays its carriers for a lift gate
-- or an inside delivery where neither contract nor market names a price.
alter table company_settings add column accessorial_prices jsonb not null default '[]';
