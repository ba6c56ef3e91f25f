-- Days on which a company ships nothing, besides the holidays of the carriers: a date and a name each.
alter table company_settings add column company_holidays jsonb not null default '[]';
