-- Work that saves in several transactions claims its Idempotency-Key before it begins. The claim is kept alive while the
-- work goes on. has_saved says that something was committed: then nobody else may ever begin the same work again.
alter table idempotency_keys add column claim uuid not null default gen_random_uuid(),
  add column alive_at timestamptz not null default now(),
  add column has_saved boolean not null default true;
-- Nobody knows what the calls before this column have saved.
alter table idempotency_keys alter column has_saved set default false;
