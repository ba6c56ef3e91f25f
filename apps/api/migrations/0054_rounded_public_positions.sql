-- Whether public tracking shows the nearest city in place of the exact position of a truck.
alter table company_settings add column rounds_public_positions boolean not null default false;
