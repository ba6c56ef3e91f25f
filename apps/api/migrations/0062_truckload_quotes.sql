-- A quote of a truckload alone keeps what was asked for as the form takes it again, and the contracted rates of that time.
alter table quotes
  drop constraint quotes_shipping_mode_check,
  add constraint quotes_shipping_mode_check check (shipping_mode in ('LTL', 'VLTL', 'TL')),
  add column truckload_details jsonb,
  add column contract_rates jsonb not null default '[]',
  add constraint quotes_truckload_details check ((shipping_mode = 'TL') = (truckload_details is not null));

-- The quote whose truckload rates a spot quote answers.
alter table spot_quotes
  add column quote_id uuid,
  add foreign key (company_id, quote_id) references quotes (company_id, id);
create index spot_quotes_of_quote on spot_quotes (company_id, quote_id) where quote_id is not null;
