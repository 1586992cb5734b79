-- What a search means, as questions of the index: read in `../reading`, asked by `find_jobs_by_meaning` (job-search.sql).

-- after all tables

-- One part of what is typed as questions of the index: in titles, in titles and skills, anywhere. `typed` is how it was typed,
-- `same` are other names of the same work, which count in titles, and those of one word in skills too; `terms` are questions as
-- they are. `inTitle`: too short a word to be searched for anywhere. Null for a part without a word.
create function meaning_part_queries(part jsonb) returns text[] language plpgsql immutable parallel safe as $$
declare
  stem text; phrase text; stems text[]; other text; titled text; skilled text; anywhere text;
begin
  foreach stem in array public.term_stems(regexp_replace(public.normalise_terms(part->>'typed'), '\m([a-z]+)\.js\M', '\1js', 'g')) loop
    titled := concat_ws(' & ', titled, quote_literal('=' || stem));
    skilled := concat_ws(' & ', skilled, '(' || quote_literal('=' || stem) || ' | ' || quote_literal('+' || stem) || ')');
    anywhere := concat_ws(' & ', anywhere, quote_literal(stem));
  end loop;
  if (part->'inTitle')::boolean then anywhere := skilled; end if;
  for phrase in select jsonb_array_elements_text(part->'same') loop
    stems := public.term_stems(regexp_replace(public.normalise_terms(phrase), '\m([a-z]+)\.js\M', '\1js', 'g'));
    continue when cardinality(stems) = 0;
    other := null;
    foreach stem in array stems loop
      other := concat_ws(' & ', other, quote_literal('=' || stem));
    end loop;
    titled := concat_ws(' | ', titled, '(' || other || ')');
    if cardinality(stems) = 1 then other := other || ' | ' || quote_literal('+' || stems[1]); end if;
    skilled := concat_ws(' | ', skilled, '(' || other || ')');
    anywhere := concat_ws(' | ', anywhere, '(' || other || ')');
  end loop;
  for phrase in select jsonb_array_elements_text(part->'terms') loop
    titled := concat_ws(' | ', titled, '(' || phrase || ')');
    skilled := concat_ws(' | ', skilled, '(' || phrase || ')');
    anywhere := concat_ws(' | ', anywhere, '(' || phrase || ')');
  end loop;
  return case when titled is not null then array['(' || titled || ')', '(' || skilled || ')', '(' || anywhere || ')'] end;
end
$$;

-- Parts that all must be there; null where none has a word.
create function meaning_parts_queries(parts jsonb) returns text[] language plpgsql immutable parallel safe as $$
declare
  part jsonb; queries text[]; titled text; skilled text; anywhere text;
begin
  for part in select jsonb_array_elements(parts) loop
    queries := public.meaning_part_queries(part);
    continue when queries is null;
    titled := concat_ws(' & ', titled, queries[1]);
    skilled := concat_ws(' & ', skilled, queries[2]);
    anywhere := concat_ws(' & ', anywhere, queries[3]);
  end loop;
  return case when titled is not null then array[titled, skilled, anywhere] end;
end
$$;

-- What a search means, as questions of the index from the closest to the widest, each within the next; null where there is none.
-- `{typed, parts, hasOthers, first}`: as typed in the title, all parts in the title, in title and skills, anywhere. `hasOthers`:
--   a part has other names. Jobs with the words `first` come first, and need not have them.
-- `{roles, skills, place}`: all jobs, those of a role in a place first, then of a role, then with a skill.
-- `{parts, near: {place, placeTerms, filters, occupation}}`: what is near: the words in the place with `filters`; the words
--   alone; the same occupation or the last of the words; the place. All but `place` are questions as they are.
create function meaning_queries(meaning jsonb) returns text[] language plpgsql immutable parallel safe as $$
declare
  queries text[]; typed text[]; parts jsonb := meaning->'parts'; near jsonb := meaning->'near';
  roles text; skills text; closest text; same text; wide text; there text;
begin
  if meaning is null then return null; end if;
  if meaning ? 'roles' then
    roles := public.any_query(array(select (public.meaning_parts_queries(role))[1] from jsonb_array_elements(meaning->'roles') as role));
    skills := public.any_query(array(select (public.meaning_part_queries(jsonb_build_object('typed', skill)))[2]
      from jsonb_array_elements_text(meaning->'skills') as skill));
    closest := '(' || roles || ')' || coalesce(' & (' || (meaning->>'place') || ')', '');
    return array[closest, coalesce(roles, skills), public.any_query(array[roles, skills]), null];
  end if;
  queries := public.meaning_parts_queries(parts);
  if near is not null then
    there := coalesce(near->>'placeTerms', place_terms_query(near->>'place'));
    if near ? 'filters' or (queries is not null and there is not null) then
      closest := concat_ws(' & ', '(' || queries[3] || ')', '(' || there || ')', '(' || (near->>'filters') || ')');
    end if;
    same := coalesce(queries[3], closest);
    wide := public.any_query(array[same, near->>'occupation', (public.meaning_part_queries(parts->-1))[1]]);
    return array[closest, same, wide, coalesce(public.any_query(array[wide, there]), '''~no word''')];
  end if;
  if queries is null then return array[null, null, null, '''~no word''']; end if;
  typed := public.job_queries(meaning->>'typed');
  closest := case when meaning ? 'first' then (public.job_queries(meaning->>'first'))[4]
    else coalesce(typed[1], case when (meaning->'hasOthers')::boolean then typed[2] end) end;
  return array[queries[1] || ' & ' || closest] || queries;
end
$$;
