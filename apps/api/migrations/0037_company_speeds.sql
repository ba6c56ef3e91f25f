-- Miles an hour that trucks of the company cover while they drive; null where the usual ones hold.
alter table company_settings
  add column truckload_speed integer check (truckload_speed between 20 and 80),
  add column ltl_speed integer check (ltl_speed between 20 and 80);
