-- What a company has set: one row each, which comes with the company. Every page of the settings counts its own versions,
-- so that people at different pages never meet.
create table company_settings (
  company_id uuid,
  -- The company's own id: there is no second row.
  id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  insurance_version integer not null default 1,
  insurance_warning_days integer not null default 30 check (insurance_warning_days between 0 and 365),

  quote_markup_version integer not null default 1,
  -- Percents with up to four decimals; null is unset.
  domestic_tl_markup numeric(8, 4) check (domestic_tl_markup >= 0),
  domestic_ltl_markup numeric(8, 4) check (domestic_ltl_markup >= 0),
  international_tl_markup numeric(8, 4) check (international_tl_markup >= 0),
  international_ltl_markup numeric(8, 4) check (international_ltl_markup >= 0),
  default_prepaid_add numeric(8, 4) check (default_prepaid_add >= 0),
  prepaid_add_markup_method text not null default 'Margin' check (prepaid_add_markup_method in ('Margin', 'Markup')),
  include_prepaid_add_markup_quotes boolean not null default false,
  include_partial_tl_quotes boolean not null default false,

  booking_version integer not null default 1,
  enable_tms_freight_audit boolean not null default false,
  enable_third_party_tms_freight_audit boolean not null default false,
  freight_audit_enabled boolean not null default false,
  freight_audit_management_fee numeric(8, 4) not null default 0,
  allow_tms_bill_to_company boolean not null default false,

  order_default_version integer not null default 1,
  default_order_type text default 'Sales' check (default_order_type in ('Purchase', 'Sales', 'Transfer', 'Return')),
  default_freight_term text default 'Prepaid'
    check (default_freight_term in ('Prepaid', 'PrepaidAdd', 'Collect', 'ThirdParty')),
  default_shipping_mode text default 'TL' check (default_shipping_mode in ('LTL', 'VLTL', 'TL')),
  default_equipment_mode integer default 1 check (default_equipment_mode between 1 and 6),
  default_equipment_type text default 'Van',
  default_reefer_mode text default 'Continuous' check (default_reefer_mode in ('Continuous', 'Cycle')),
  -- Degrees Fahrenheit.
  default_reefer_temp numeric(5, 1),
  default_location_id uuid,
  default_commodity_id uuid,
  default_special_instructions text not null default '',
  default_ltl_special_instructions text not null default '',
  default_tl_special_instructions text not null default '',
  available_freight_terms text[] not null default '{Prepaid,PrepaidAdd,Collect,ThirdParty}',
  available_shipping_modes text[] not null default '{LTL,VLTL,TL}',
  available_equipment_modes integer[] not null default '{1,2,3,4,5,6}',
  available_equipment_types text[] not null default '{Van,HighCubeVan,StraightTruck,SprinterVan,VentedVan,InsulatedVan,Reefer,MultiTempReefer,Flatbed,FlatbedHeadboard,FlatbedRemovableSides,StepDeck,DoubleDrop,Lowboy,Conestoga,OpenTop,Tanker,Pneumatic,HopperBottom,EndDump,Container20,Container40,Container40HC,Container45,Container53,Chassis,PowerOnly}',
  available_default_ltl_accessorials text[] not null default '{}',
  additional_requirements text[] not null default '{}',
  must_have_requirements text[] not null default '{}',
  must_not_have_requirements text[] not null default '{}',
  customs_broker_name text,
  customs_contact text,
  customs_phone_number text,
  customs_port text,
  prioritize_historical_locations boolean not null default false,
  show_location_name boolean not null default true,

  primary key (company_id, id),
  constraint company_settings_one_row check (id = company_id),
  foreign key (company_id, default_location_id) references locations (company_id, id),
  foreign key (company_id, default_commodity_id) references commodities (company_id, id)
);
create index company_settings_location on company_settings (company_id, default_location_id)
  where default_location_id is not null;
create index company_settings_commodity on company_settings (company_id, default_commodity_id)
  where default_commodity_id is not null;

-- Companies that are there already; the owner reads across companies for this one moment.
alter table companies no force row level security;
insert into company_settings (company_id, id) select id, id from companies;
alter table companies force row level security;

call system.company_table('company_settings', 'select, insert, update');

create function system.begin_settings() returns trigger language plpgsql as $$
begin
  insert into company_settings (company_id, id) values (new.id, new.id);
  return new;
end $$;
create trigger begin_settings after insert on companies for each row execute function system.begin_settings();
