-- Whether truckload rates were asked for along with the LTL rates of the quote.
alter table quotes add column is_truckload_asked boolean not null default false;
-- Quote History finds the order that was made with a rate of a quote.
create index orders_quoted_rate on orders (company_id, quote_number_or_id) where quote_number_or_id is not null;
