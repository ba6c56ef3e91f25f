-- What belongs to the installation and to no company. The API's role gets exactly what is granted here.
create schema system;
grant usage on schema system to {{app}};

-- The company of the transaction, or null outside of any.
create function system.company_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::uuid;

-- The template of every table with company data: the company of the transaction is the default, its row policy is forced,
-- the company exists, and the API's role gets the named rights and no more. The policy reads the company once per
-- statement. Keys begin with the company, and so do references between company tables; `catalogue.test.ts` names the
-- table that does not follow.
create procedure system.company_table(table_name regclass, rights text) language plpgsql as $$
begin
  execute format('alter table %s alter column company_id set default system.company_id()', table_name);
  execute format('alter table %s alter column company_id set not null', table_name);
  execute format('alter table %s add foreign key (company_id) references companies (id)', table_name);
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format('create policy own_company on %s using (company_id = (select system.company_id()))', table_name);
  execute format('grant %s on %s to %s', rights, table_name, '{{app}}');
end $$;

-- Whoever writes many rows in one transaction says so in between: of tables that it takes for empty the database plans to
-- read all rows of a company where one is wanted, above all to check references, and keeps to that plan. Only the owner may
-- take stock, who lends his rights to this one procedure.
create procedure system.take_stock(tables regclass[]) language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  one regclass;
begin
  foreach one in array tables loop
    execute format('analyze %s', one);
  end loop;
end $$;
revoke execute on procedure system.take_stock from public;
grant execute on procedure system.take_stock to {{app}};

-- Events and mails wait here for their delivery: a company's transaction may add its own and reads none; whoever delivers
-- acts outside of any company.
create procedure system.delivery_table(table_name regclass, marks text) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format('create policy add_own on %s for insert with check
    ((select system.company_id()) is null or company_id = (select system.company_id()))', table_name);
  execute format('create policy deliver on %s for select using ((select system.company_id()) is null)', table_name);
  execute format('create policy mark on %s for update using ((select system.company_id()) is null)', table_name);
  execute format('grant select, insert, update (%s) on %s to %s', marks, table_name, '{{app}}');
end $$;

-- Signing and cookie keys of the identity provider; several processes share them.
create table system.keys (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
grant select, insert on system.keys to {{app}};

-- Everything the embedded identity provider keeps: sessions, grants, codes, refresh tokens.
create table system.oidc_payloads (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  account_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index oidc_payloads_grant on system.oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_account on system.oidc_payloads (account_id) where account_id is not null;
create index oidc_payloads_uid on system.oidc_payloads (kind, uid) where uid is not null;
create index oidc_payloads_expiry on system.oidc_payloads (expires_at);
grant select, insert, update, delete on system.oidc_payloads to {{app}};

-- Who may sign in: the portal users among the contacts, kept in step by a trigger on contacts.
create table system.credentials (
  contact_id uuid primary key,
  company_id uuid not null,
  email text not null,
  is_active boolean not null default false,
  password_hash text,
  password_changed_at timestamptz
);
create unique index credentials_email on system.credentials (lower(email));
grant select, insert, update, delete on system.credentials to {{app}};

-- Personal links: activation and password reset. Only the hash of a token is kept.
create table system.identity_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('activation', 'reset')),
  contact_id uuid not null,
  company_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index identity_tokens_contact on system.identity_tokens (contact_id, purpose);
grant select, insert, update, delete on system.identity_tokens to {{app}};

-- A browser that waits for a password reset to complete knows only its watch.
create table system.reset_watches (
  watch text primary key,
  contact_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'completed', 'failed')),
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on system.reset_watches to {{app}};

-- Counters of sign-in and reset attempts, shared by all processes.
create table system.attempts (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 1,
  primary key (key, window_start)
);
grant select, insert, update, delete on system.attempts to {{app}};

-- Companies that came with a demo; outside of demo mode nobody of them gets in.
create table system.demo_companies (
  company_id uuid primary key
);
grant select, insert on system.demo_companies to {{app}};

create table system.feature_flags (
  name text primary key,
  is_on boolean not null
);
grant select on system.feature_flags to {{app}};

-- Messages between socket processes that are too large for a notification; each lives for seconds.
create table system.socket_io_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
create index socket_io_attachments_age on system.socket_io_attachments (created_at);
grant select, insert, delete on system.socket_io_attachments to {{app}};
