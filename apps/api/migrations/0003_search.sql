-- One index over the search text of every record. Lists and the global search ask it; the API's role gets neither the table
-- nor the functions that fill it, only the three that see the company of the transaction and no other.
-- docs/decisions/0010-global-search.md says why, and how a new kind takes part.

-- A list as one text; array_to_string depends on more than its input for other types, so no column may be made with it.
create function system.joined(texts text[]) returns text language plpgsql immutable parallel safe as
$$ begin return coalesce(array_to_string(texts, ' '), ''); end $$;

-- A text as the search compares it: small letters without accents and apostrophes, one blank between words. Most texts hold
-- plain characters only, which have no accents that would have to be parted from them.
create function system.fold_search_text(given text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(given) > length(given) then
    given := regexp_replace(normalize(given, NFKD), U&'[\0300-\036F\2019]', '', 'g');
  end if;
  return btrim(regexp_replace(lower(replace(given, '''', '')), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'));
end $$;

-- A number in one spelling: PO-1044, po 1044 and PO1044 are the same.
create function system.fold_search_number(given text) returns text language sql immutable strict parallel safe
  return replace(system.fold_search_text(given), ' ', '');

-- The search text of a record, for its generated column: every word begins after a blank.
create function system.search_text(variadic texts text[]) returns text language sql immutable parallel safe as
$$ select ' ' || system.fold_search_text(system.joined(texts)) $$;

-- Every run of three characters, marked with what it belongs to, so that no list of the index spans two companies. The text
-- is cut into threes from its first, second and third character on, by one replacement: each save pays for this, and to
-- take the runs one by one costs four times as much. A folded text holds no exclamation mark, so one parts the runs.
create function system.search_grams(mark text, given text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  characters constant integer := length(given);
begin
  if characters < 3 then
    return null;
  end if;
  return string_to_array(substr(regexp_replace(
    left(given, characters / 3 * 3) || substr(given, 2, (characters - 1) / 3 * 3) || substr(given, 3, (characters - 2) / 3 * 3),
    '...', '!' || mark || '\&', 'g'), 2), '!');
end $$;

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
  -- By what people call it.
  name text collate "C" not null default '',
  -- Begins with a blank, so that every word does.
  search_text text collate "C" not null,
  primary key (company_id, kind, entity_id)
);
create index search_entries_newest on system.search_entries (company_id, kind, is_voided, place);
create index search_entries_number on system.search_entries (company_id, kind, is_voided, number) where number is not null;
create index search_entries_digits on system.search_entries (company_id, kind, is_voided, digits) where digits is not null;
create index search_entries_name on system.search_entries (company_id, kind, is_voided, name);
-- Changes wait beside the index so that an import is quick; every search reads them, so only a few kilobytes may wait.
create index search_entries_grams on system.search_entries
  using gin ((system.search_grams(system.search_mark(company_id, kind, is_voided), search_text) collate "C"))
  with (fastupdate = on, gin_pending_list_limit = 256);

-- Ranks: 0 the wanted number, 1 a name or number that begins with the words, 2 a name that holds them, 3 and 4 other
-- fields, where each word begins one or stands inside one (DEF-120).
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

-- Records whose name begins with the words.
create function system.search_by_name(
  company uuid, wanted_kind text, voided boolean, wanted text, most integer
) returns setof system.search_hit language plpgsql stable as $$
begin
  return query
    select e.entity_id, 1, e.place from system.search_entries e
    where e.company_id = company and e.kind = wanted_kind and e.is_voided = voided
      and e.name >= wanted and e.name < wanted || U&'\+10FFFF'
    order by e.name limit most;
end $$;

create function system.search_rank(name text, search_text text, inside text[], starts text[]) returns integer
  language sql immutable parallel safe
  return case when name like all (inside) then 2 when search_text like all (starts) then 3 else 4 end;

-- Records that hold all phrases, by the index of character runs.
create function system.search_by_grams(
  company uuid, wanted_kind text, voided boolean, wanted_grams text[], inside text[], starts text[], most integer
) returns setof system.search_hit language plpgsql stable as $$
begin
  return query
    select e.entity_id, system.search_rank(e.name, e.search_text, inside, starts), e.place
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
    select e.entity_id, system.search_rank(e.name, e.search_text, inside, starts), e.place
    from (
      select * from system.search_entries entry
      where entry.company_id = company and entry.kind = wanted_kind and entry.is_voided = voided
      order by entry.place desc limit looked_at
    ) e
    where e.search_text like all (inside) limit most;
end $$;

-- One kind: by number and name; then among the newest, which answers a frequent text at once; then by the index, for a rare one.
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
  return query select * from system.search_by_name(company, wanted_kind, voided, array_to_string(phrases, ' '), most);
  -- Frequent words that seldom stand together: their lists in the index are long, so the newest are worth a longer look.
  if cardinality(newest) < most and cardinality(phrases) > 1 and not exists (
    select from unnest(inside) one where (
      select count(*) from system.search_newest(company, wanted_kind, voided, array[one], array[one], few, 2)) < 2)
  then
    newest := array(
      select hit from system.search_newest(company, wanted_kind, voided, inside, starts, 15 * few, most) hit);
  end if;
  return query select * from unnest(newest);
  if (select count(*) from unnest(newest) hit where hit.rank <= 3) >= most then
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
  company uuid := system.company_id();
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
  company uuid := system.company_id();
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

-- The patterns by which rows of a list are compared with their search text: each word anywhere. Signs alone find nothing.
create function system.search_patterns(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct '%' || phrase || '%'), case when words ~ '\S' then '{""}' else '{}' end::text[])
  from regexp_split_to_table(words, '\s+') word, system.fold_search_text(word) phrase where phrase <> ''
$$;

-- The records of a kind that a list's search finds, where they are at most as many as wanted. Otherwise the list walks its
-- own order and compares row by row, which fills a page at once; `are_many` says that they are more for certain. A row
-- policy keeps LIKE from an index unless a superuser calls LIKE leak-proof; this function needs no such statement.
create function system.search_list(wanted_kind text, words text, most integer, out ids uuid[], out are_many boolean)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set work_mem = '32MB' as $$
declare
  company uuid := system.company_id();
  patterns text[] := system.search_patterns(words);
  mark text := system.search_mark(company, wanted_kind, false);
  grams text[] := array(select unnest(system.search_key_grams(mark, btrim(one, '%'))) from unnest(patterns) one);
  looked_at constant integer := 400;
begin
  are_many := false;
  if patterns = '{""}' then
    ids := '{}';
    return;
  end if;
  -- Shorter texts have no run of three characters; a frequent one is quicker found by walking.
  if cardinality(grams) = 0 or (
    select count(*) from system.search_newest(company, wanted_kind, false, patterns, patterns, looked_at, looked_at)
  ) * 4 > looked_at then
    return;
  end if;
  ids := array(
    select hit.entity_id
    from system.search_by_grams(company, wanted_kind, false, grams, patterns, patterns, most + 1) hit);
  are_many := cardinality(ids) > most;
  if are_many then
    ids := null;
  end if;
end $$;

-- Keeps the records of a table findable. After its table, a feature says
--   call system.make_searchable('carriers', 'carrier', name => 'name', number => 'dot_number');
-- with expressions over the row; its text is the generated column search_text.
create procedure system.make_searchable(
  table_name regclass, kind text, name text, number text default 'null', voided text default 'false'
) language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update'] loop
    execute format(
      'create trigger follow_%s_in_search after %s on %s referencing new table as changed for each statement
        execute function system.follow_in_search(%L, %L, %L, %L)', event, event, table_name, kind, name, number, voided);
  end loop;
end $$;

create function system.follow_in_search() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  execute format(
    'insert into system.search_entries as entry (company_id, kind, entity_id, is_voided, number, name, search_text)
      select company_id, %L, id, %s, nullif(system.fold_search_number((%s)::text), ''''),
        coalesce(system.fold_search_text(%s), ''''), search_text
      from changed where deleted_at is null
      on conflict (company_id, kind, entity_id) do update
        set is_voided = excluded.is_voided, number = excluded.number, name = excluded.name,
          search_text = excluded.search_text
        where (entry.is_voided, entry.number, entry.name, entry.search_text)
          is distinct from (excluded.is_voided, excluded.number, excluded.name, excluded.search_text)',
    tg_argv[0], tg_argv[3], tg_argv[2], tg_argv[1]);
  if tg_op = 'UPDATE' then
    delete from system.search_entries entry using changed
      where changed.deleted_at is not null and entry.company_id = changed.company_id and entry.kind = tg_argv[0]
        and entry.entity_id = changed.id;
  end if;
  return null;
end $$;

-- A function is everybody's until it is revoked.
revoke execute on function system.search_grams, system.search_key_grams, system.search_mark, system.search_by_number,
  system.search_by_name, system.search_rank, system.search_by_grams, system.search_newest, system.search_one_kind,
  system.search_scopes, system.search_words, system.search_numbers, system.search_list, system.follow_in_search
  from public;
grant execute on function system.search_words, system.search_numbers, system.search_list to {{app}};
