-- The index of the job search: its words, and what is typed as queries for it.

-- Words are compared by their stems. There is no list of words to leave out but our own: English's has "it" on it.
create text search dictionary job_stem (template = snowball, language = english);

create text search configuration job_words (copy = pg_catalog.simple);

alter text search configuration job_words alter mapping for asciiword, word, numword with job_stem;

-- after all tables

-- Ways to write the same thing become one. Signs that tell one technology from another become letters.
create function normalise_terms(said text) returns text language plpgsql immutable parallel safe as $$
begin
  -- Accents come apart from their letters and go; some letters have none to lose.
  said := lower(translate(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđıßÆæŒœ', 'OoLlDdisAaOo'));
  said := replace(replace(replace(said, '''', ''), '’', ''), 'c++', ' cplusplus ');
  said := regexp_replace(said, '\m([cfj])#', '\1sharp ', 'g');
  said := regexp_replace(said, '\.net\M', ' dotnet ', 'g');
  said := regexp_replace(said, '\m(front|back)[ -]end', '\1end', 'g');
  said := regexp_replace(said, '\m(full)[ -](stack)|\m(dev)[ -](ops)', '\1\2\3\4', 'g');
  return said;
end
$$;

-- Letters, digits and what stands between them: only the first two tell words apart. These functions are in PL/pgSQL
-- because one in SQL would be planned anew by every search.
create function term_stems(written text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select stem from unnest(tsvector_to_array(to_tsvector('public.job_words',
      regexp_replace(written, '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')))) as stem
    where stem <> all ('{a,an,and,are,as,at,be,by,for,from,in,is,of,on,or,our,the,to,we,will,with,you,your}')
  );
end
$$;

-- The words of a job: node.js is found as node.js, nodejs, node js and node.
create function job_terms(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return public.term_stems(regexp_replace(public.normalise_terms(said), '\m([a-z]+)[. ]?js\M', '\1js \1 js', 'g'));
end
$$;

-- A town's words are never stemmed.
create function place_terms(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return tsvector_to_array(to_tsvector('simple',
    regexp_replace(public.normalise_terms(said), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')));
end
$$;

-- What is typed into the two fields of the search, as a question of the index; null where nothing is typed. What has no
-- word in it asks for one that no job has. `mark` is '=' for the words of titles alone.
create function job_terms_query(typed text, mark text) returns text language plpgsql immutable parallel safe as $$
begin
  if btrim(typed) = '' then return null; end if;
  return coalesce((
    select string_agg(quote_literal(mark || stem), ' & ') from unnest(public.term_stems(
      regexp_replace(public.normalise_terms(typed), '\m([a-z]+)\.js\M', '\1js', 'g'))) as stem
  ), '''~no word''');
end
$$;

-- All of the country is everywhere.
create function place_terms_query(typed text) returns text language plpgsql immutable parallel safe as $$
declare words text[] := public.place_terms(typed);
begin
  if btrim(typed) = '' then return null; end if;
  if cardinality(words) = 0 then return '''~no word'''; end if;
  return (
    select string_agg(quote_literal('@' || word), ' & ') from unnest(words) as word
    where word <> all ('{the,of,uk,united,kingdom}')
  );
end
$$;

-- Any of such questions; null where none of them says a word.
create function any_query(questions text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return (select string_agg('(' || question || ')', ' | ') from unnest(questions[1:60]) as question
    where question is not null);
end
$$;

create function job_search_vector(said jsonb, employer text, size text, sponsorable text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select unnest(public.job_terms(concat_ws(' ', said->>'title', employer, said->>'skills', said->>'summary')))
    union select '=' || unnest(public.job_terms(said->>'title'))
    union select unnest(public.job_close_terms(said->>'title', said->>'skills'))
    union select '@' || unnest(public.place_terms(concat_ws(' ', said->>'place', said->>'nation',
      case when said->>'workplace' = 'fully-remote' then 'remote' end)))
    union select unnest(array['~workplace:' || (said->>'workplace'), '~level:' || (said->>'level'), '~size:' || size,
      '~nation:' || (said->>'nation'), '~currency:' || (said->>'currency')])
    union select '~occupation:' || left(said->>'occupationCode', digits) from generate_series(1, 4) as digits
    union select '~pay:' || (said->>'currency') || band from unnest('{20,30,40,50,60,70,80,100,150,200}'::int[]) as band
      where (said->>'payTo')::int >= band * 1000
    union select '~sponsored:' || sponsorable where said->>'sponsorship' is distinct from 'no'
    except select null
  ))
$$;

-- Each job has the week it was published in, since 1970, among its words as `~week:number`: of a common word a few weeks are
-- read, where that is enough.
create function week_term(published_at timestamptz) returns tsvector language sql stable parallel safe as $$
  select array_to_tsvector(array['~week:' || floor(extract(epoch from published_at) / 604800)])
$$;

create function assign_week() returns trigger language plpgsql as $$
begin
  new.words := new.words || public.week_term(new.published_at);
  return new;
end
$$;

create function to_microseconds(moment timestamptz) returns bigint language sql stable strict parallel safe as $$
  select (extract(epoch from moment) * 1000000)::bigint
$$;

-- What tells close jobs from others goes into the index, and what is typed becomes questions for it (docs/decisions/0103).

-- Words that stand beside each other, in their order. A comma, a bracket or a dash parts words.
create function job_term_pairs(said text) returns text[] language plpgsql immutable parallel safe as $$
declare
  part text; word text; stem text; before text; pairs text[] := '{}';
begin
  foreach part in array regexp_split_to_array(
    regexp_replace(public.normalise_terms(said), '\m([a-z]+)[. ]?js\M', '\1js', 'g'), '\s[-–—]+\s|[,;:()|/]')
  loop
    before := null;
    foreach word in array string_to_array(regexp_replace(part, '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g'), ' ') loop
      continue when word = any ('{"",a,an,and,are,as,at,be,by,for,from,in,is,of,on,or,our,the,to,we,will,with,you,your}');
      stem := (ts_lexize('public.job_stem', word))[1];
      if before is not null then pairs := pairs || (before || ' ' || stem); end if;
      before := stem;
    end loop;
  end loop;
  return pairs;
end
$$;

-- What tells close jobs from others: neighbours in the title as `=stem stem`, words of the skills as `+stem`.
create function job_close_terms(title text, skills text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select '=' || unnest(public.job_term_pairs(title)) union select '+' || unnest(public.job_terms(skills)));
end
$$;

create function from_microseconds(microseconds bigint) returns timestamptz language sql immutable strict parallel safe as $$
  select 'epoch'::timestamptz + microseconds::double precision * interval '1 microsecond'
$$;
