-- When a portal user was invited last, and when the account was used last, to about five minutes.
alter table system.credentials
  add column invited_at timestamptz,
  add column last_active_at timestamptz;
