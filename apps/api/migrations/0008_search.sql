-- One index over everything the global search finds. The API's role gets neither the table nor the functions that fill
-- it: it asks system.search_words and system.search_numbers, which see the company of the transaction and no other.
-- docs/decisions/0010-global-search.md says why, and how a new kind takes part.

-- A text as the search compares it: small letters without accents and apostrophes, one blank between words.
create function system.fold_search_text(given text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    lower(regexp_replace(normalize(given, NFKD), U&'[\0300-\036F''\2019]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'));

-- A number in one spelling: PO-1044, po 1044 and PO1044 are the same.
create function system.fold_search_number(given text) returns text language sql immutable strict parallel safe
  return replace(system.fold_search_text(given), ' ', '');

-- Every run of three characters, marked with what it belongs to, so that no list of the index spans two companies.
create function system.search_grams(mark text, given text) returns text[] language sql immutable strict parallel safe
  return (select array_agg(mark || substr(given, place, 3)) from generate_series(1, length(given) - 2) place);

-- Enough of a phrase's runs to find what holds it: side by side instead of at every character, and the last one.
create function system.search_key_grams(mark text, phrase text) returns text[] language sql immutable strict parallel safe
  return (select array_agg(mark || substr(phrase, least(place, length(phrase) - 2), 3))
    from generate_series(1, length(phrase), 3) place where length(phrase) > 2);

create function system.search_mark(company_id uuid, kind text, is_voided boolean) returns text
  language sql immutable strict parallel safe
  return left(md5(company_id::text || kind || is_voided::text), 8);

create table system.search_entries (
  company_id uuid not null,
  kind text collate "C" not null,
  entity_id uuid not null,
  is_voided boolean not null default false,
  -- The order in which records came; the newest are looked at first.
  place bigint generated always as identity,
  number text collate "C",
  -- What people type of S104438 when they leave the letter away.
  digits text collate "C" generated always as (substring(number from '^[a-z]+([0-9]+)$')) stored,
  -- Begins with a blank, so that every word does.
  search_text text collate "C" not null,
  primary key (company_id, kind, entity_id)
);
create index search_entries_newest on system.search_entries (company_id, kind, is_voided, place);
create index search_entries_number on system.search_entries (company_id, kind, is_voided, number) where number is not null;
create index search_entries_digits on system.search_entries (company_id, kind, is_voided, digits) where digits is not null;
-- Changes wait beside the index so that an import is quick; every search reads them, so only a few kilobytes may wait.
create index search_entries_grams on system.search_entries
  using gin ((system.search_grams(system.search_mark(company_id, kind, is_voided), search_text) collate "C"))
  with (fastupdate = on, gin_pending_list_limit = 256);

create type system.search_hit as (entity_id uuid, rank integer, place bigint);

-- Records whose number is the wanted one (rank 0) or begins with it (rank 1, the highest first), with or without letter.
create function system.search_by_number(
  company uuid, wanted_kind text, voided boolean, wanted text, most integer
) returns setof system.search_hit language plpgsql stable as $$
declare
  beyond text := wanted || U&'\+10FFFF';
begin
  return query
    (select e.entity_id, 0, e.place from system.search_entries e
      where e.company_id = company and e.kind = wanted_kind and e.is_voided = voided and e.number = wanted limit most)
    union all
    (select e.entity_id, 0, e.place from system.search_entries e
      where e.company_id = company and e.kind = wanted_kind and e.is_voided = voided and e.digits = wanted limit most)
    union all
    (select e.entity_id, 1, e.place from system.search_entries e
      where e.company_id = company and e.kind = wanted_kind and e.is_voided = voided
        and e.number > wanted and e.number < beyond order by e.number desc limit most)
    union all
    (select e.entity_id, 1, e.place from system.search_entries e
      where e.company_id = company and e.kind = wanted_kind and e.is_voided = voided
        and e.digits > wanted and e.digits < beyond order by e.digits desc limit most);
end $$;

-- Records that hold all phrases, by the index of character runs: rank 2 where each begins a word, otherwise 3.
create function system.search_by_grams(
  company uuid, wanted_kind text, voided boolean, wanted_grams text[], inside text[], starts text[], most integer
) returns setof system.search_hit language plpgsql stable as $$
begin
  return query
    select e.entity_id, case when e.search_text like all (starts) then 2 else 3 end, e.place
    from (
      select found.* from system.search_entries found
      where system.search_grams(system.search_mark(found.company_id, found.kind, found.is_voided), found.search_text)
        collate "C" @> wanted_grams
      offset 0
    ) e
    where e.company_id = company and e.kind = wanted_kind and e.is_voided = voided and e.search_text like all (inside)
    limit most;
end $$;

-- The same among the newest records alone.
create function system.search_newest(
  company uuid, wanted_kind text, voided boolean, inside text[], starts text[], looked_at integer, most integer
) returns setof system.search_hit language plpgsql stable as $$
begin
  return query
    select e.entity_id, case when e.search_text like all (starts) then 2 else 3 end, e.place
    from (
      select * from system.search_entries entry
      where entry.company_id = company and entry.kind = wanted_kind and entry.is_voided = voided
      order by entry.place desc limit looked_at
    ) e
    where e.search_text like all (inside) limit most;
end $$;

-- One kind: by number; then among the newest, which answers a frequent text at once; then by the index, for a rare one.
create function system.search_one_kind(
  company uuid, wanted_kind text, voided boolean, wanted text, phrases text[], most integer
) returns setof system.search_hit language plpgsql stable as $$
declare
  mark text := system.search_mark(company, wanted_kind, voided);
  inside text[] := array(select '%' || phrase || '%' from unnest(phrases) phrase);
  starts text[] := array(select '% ' || phrase || '%' from unnest(phrases) phrase);
  few integer := 40 * most;
  enough integer := 20 * most;
  newest system.search_hit[] := array(
    select hit from system.search_newest(company, wanted_kind, voided, inside, starts, few, few) hit);
  grams text[];
  found_by_grams integer;
begin
  return query select * from system.search_by_number(company, wanted_kind, voided, wanted, most);
  -- Frequent words that seldom stand together: their lists in the index are long, so the newest are worth a longer look.
  if cardinality(newest) < most and cardinality(phrases) > 1 and not exists (
    select from unnest(inside) one where (
      select count(*) from system.search_newest(company, wanted_kind, voided, array[one], array[one], few, 2)) < 2)
  then
    newest := array(
      select hit from system.search_newest(company, wanted_kind, voided, inside, starts, 15 * few, most) hit);
  end if;
  return query select * from unnest(newest);
  if (select count(*) from unnest(newest) hit where hit.rank = 2) >= most then
    return;
  end if;
  grams := array(select unnest(system.search_key_grams(mark, phrase)) from unnest(phrases) phrase);
  if cardinality(newest) < most and cardinality(grams) > 0 then
    return query select * from system.search_by_grams(company, wanted_kind, voided, grams, inside, starts, enough);
    get diagnostics found_by_grams = row_count;
    if found_by_grams < enough then
      return;
    end if;
  end if;
  -- The text is frequent inside of words: those that begin with it are looked for by themselves.
  grams := array(select unnest(system.search_key_grams(mark, ' ' || phrase)) from unnest(phrases) phrase);
  if cardinality(grams) > 0 then
    return query select * from system.search_by_grams(company, wanted_kind, voided, grams, starts, starts, enough);
  end if;
end $$;

create function system.search_scopes(kinds text[], with_voided boolean) returns table (kind text, is_voided boolean)
  language sql immutable parallel safe as $$
  select one.kind, state.is_voided from unnest(kinds) one (kind), unnest('{f,t}'::boolean[]) state (is_voided)
  where with_voided or not state.is_voided
$$;

-- What holds all words, the best of each kind; within a rank the newest first.
create function system.search_words(kinds text[], with_voided boolean, words text[], most integer)
  returns table (kind text, entity_id uuid) language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set work_mem = '32MB' as $$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  wanted text := system.fold_search_number(array_to_string(words, ''));
  phrases text[] := array(
    select distinct phrase from unnest(words) word, system.fold_search_text(word) phrase where phrase <> '');
begin
  if company is null or cardinality(phrases) = 0 then
    return;
  end if;
  return query
    select ranked.kind, ranked.entity_id
    from (
      select scope.kind, hit.entity_id,
        row_number() over (partition by scope.kind order by min(hit.rank), max(hit.place) desc) as at
      from system.search_scopes(kinds, with_voided) scope,
        system.search_one_kind(company, scope.kind, scope.is_voided, wanted, phrases, most) hit
      group by scope.kind, hit.entity_id
    ) ranked
    where ranked.at <= most order by ranked.kind, ranked.at;
end $$;

-- Each of several numbers, in the order given: by the whole number, else by its beginning, else wherever it stands.
create function system.search_numbers(kinds text[], with_voided boolean, numbers text[], most integer)
  returns table (kind text, entity_id uuid) language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set work_mem = '32MB' as $$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  given text;
  wanted text;
  phrase text;
begin
  if company is null then
    return;
  end if;
  foreach given in array numbers loop
    wanted := system.fold_search_number(given);
    continue when wanted = '';
    return query
      select scope.kind, hit.entity_id from system.search_scopes(kinds, with_voided) scope,
        system.search_by_number(company, scope.kind, scope.is_voided, wanted, most) hit
      where hit.rank = 0;
    continue when found;
    return query
      select scope.kind, hit.entity_id from system.search_scopes(kinds, with_voided) scope,
        system.search_by_number(company, scope.kind, scope.is_voided, wanted, most) hit;
    phrase := '%' || system.fold_search_text(given) || '%';
    continue when found or length(phrase) < 5;
    return query
      select scope.kind, hit.entity_id from system.search_scopes(kinds, with_voided) scope,
        system.search_by_grams(
          company, scope.kind, scope.is_voided,
          system.search_key_grams(
            system.search_mark(company, scope.kind, scope.is_voided), system.fold_search_text(given)),
          array[phrase], array[phrase], most) hit;
  end loop;
end $$;

-- How a feature keeps its records findable: its own trigger, which runs with the rights of the owner, calls these two.
create function system.put_search_entry(
  company uuid, entry_kind text, entity uuid, entry_number text, texts text[], voided boolean default false
) returns void language sql as $$
  insert into system.search_entries as entry (company_id, kind, entity_id, is_voided, number, search_text)
  values (company, entry_kind, entity, voided, nullif(system.fold_search_number(entry_number), ''),
    ' ' || system.fold_search_text(concat_ws(' ', entry_number, array_to_string(texts, ' '))))
  on conflict (company_id, kind, entity_id) do update
    set is_voided = excluded.is_voided, number = excluded.number, search_text = excluded.search_text
    where (entry.is_voided, entry.number, entry.search_text)
      is distinct from (excluded.is_voided, excluded.number, excluded.search_text)
$$;

create function system.drop_search_entry(company uuid, entry_kind text, entity uuid) returns void language sql as $$
  delete from system.search_entries where company_id = company and kind = entry_kind and entity_id = entity
$$;

create function system.follow_contact_in_search() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is null then
    perform system.put_search_entry(new.company_id, 'contact', new.id, null, array[
      new.first_name, new.last_name, new.primary_email_address, new.title, new.office_number, new.mobile_number,
      regexp_replace(new.office_number, '[^0-9]', '', 'g'), regexp_replace(new.mobile_number, '[^0-9]', '', 'g')]);
  else
    perform system.drop_search_entry(new.company_id, 'contact', new.id);
  end if;
  return null;
end $$;
create trigger follow_contact_in_search after insert or update of first_name, last_name, primary_email_address, title,
  office_number, mobile_number, deleted_at on contacts for each row execute function system.follow_contact_in_search();

create function system.follow_location_in_search() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is null then
    perform system.put_search_entry(new.company_id, 'location', new.id, new.location_number, array[
      new.location_alias, new.location_name, new.company_alias, new.company_name, new.address_line1, new.address_line2,
      new.city, new.state, new.postal_code, array_to_string(new.edi_codes, ' '),
      (select string_agg(system.fold_search_number(code), ' ') from unnest(new.edi_codes) code)]);
  else
    perform system.drop_search_entry(new.company_id, 'location', new.id);
  end if;
  return null;
end $$;
create trigger follow_location_in_search after insert or update of location_number, location_alias, location_name,
  company_alias, company_name, address_line1, address_line2, city, state, postal_code, edi_codes, deleted_at
  on locations for each row execute function system.follow_location_in_search();

-- What is there already: the owner writes each row as it is, past the policy that would hide it from him.
alter table contacts no force row level security;
update contacts set first_name = first_name where deleted_at is null;
alter table contacts force row level security;
alter table locations no force row level security;
update locations set location_name = location_name where deleted_at is null;
alter table locations force row level security;

-- A function is everybody's until it is revoked.
revoke execute on function system.fold_search_text, system.fold_search_number, system.search_grams,
  system.search_key_grams, system.search_mark, system.search_by_number, system.search_by_grams, system.search_newest,
  system.search_one_kind, system.search_scopes, system.search_words, system.search_numbers, system.put_search_entry,
  system.drop_search_entry, system.follow_contact_in_search, system.follow_location_in_search from public;
grant execute on function system.search_words, system.search_numbers to {{app}};
