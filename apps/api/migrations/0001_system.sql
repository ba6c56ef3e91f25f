-- What belongs to the installation and to no company. The API's role gets exactly what is granted here.
create schema system;
grant usage on schema system to {{app}};

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

-- Events that leave after the commit. Delivered rows stay for a week.
create table system.outbox (
  id uuid primary key,
  company_id uuid not null,
  name text not null,
  entity text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz
);
create index outbox_waiting on system.outbox (next_attempt_at) where delivered_at is null;
create index outbox_delivered on system.outbox (delivered_at) where delivered_at is not null;
grant select, insert, update, delete on system.outbox to {{app}};

-- What a consumer has already handled, so that a repeated delivery changes nothing.
create table system.handled_events (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
grant select, insert, delete on system.handled_events to {{app}};

create table system.mails (
  id uuid primary key,
  company_id uuid,
  kind text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  failed_at timestamptz
);
create index mails_waiting on system.mails (next_attempt_at) where sent_at is null and failed_at is null;
create index mails_newest on system.mails (created_at desc);
grant select, insert, update, delete on system.mails to {{app}};

create table system.feature_flags (
  name text primary key,
  is_on boolean not null
);
grant select on system.feature_flags to {{app}};
