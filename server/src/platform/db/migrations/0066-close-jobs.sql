-- What tells close jobs from others goes into the index, and what is typed becomes questions for it (docs/decisions/0103).

-- Words that stand beside each other, in their order. A comma, a bracket or a dash parts words.
create function pairs_of_job(said text) returns text[] language plpgsql immutable parallel safe as $$
declare
  part text; word text; stem text; before text; pairs text[] := '{}';
begin
  foreach part in array regexp_split_to_array(
    regexp_replace(public.written_alike(said), '\m([a-z]+)[. ]?js\M', '\1js', 'g'), '\s[-–—]+\s|[,;:()|/]')
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
create function close_words_of(title text, skills text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select '=' || unnest(public.pairs_of_job(title)) union select '+' || unnest(public.words_of_job(skills)));
end
$$;

create or replace function words_of(said jsonb, employer text, size text, sponsorable text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select unnest(public.words_of_job(concat_ws(' ', said->>'title', employer, said->>'skills', said->>'summary')))
    union select '=' || unnest(public.words_of_job(said->>'title'))
    union select unnest(public.close_words_of(said->>'title', said->>'skills'))
    union select '@' || unnest(public.words_of_place(concat_ws(' ', said->>'place', said->>'nation',
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
update published_job set words = words || array_to_tsvector(close_words_of(title, array_to_string(skills, ' ')));

-- What is typed, as questions of the index from the closest to the widest: its words together in the title, all of them in
-- the title, each in the title or the skills, each anywhere. Null where nothing is typed; the first is null for one word.
create function job_questions(typed text) returns text[] language plpgsql immutable parallel safe as $$
declare
  stem text; pair text; beside text; titled text; skilled text; anywhere text;
begin
  if btrim(typed) = '' then return null; end if;
  foreach stem in array public.stems_of(regexp_replace(public.written_alike(typed), '\m([a-z]+)\.js\M', '\1js', 'g')) loop
    titled := concat_ws(' & ', titled, quote_literal('=' || stem));
    skilled := concat_ws(' & ', skilled, '(' || quote_literal('=' || stem) || ' | ' || quote_literal('+' || stem) || ')');
    anywhere := concat_ws(' & ', anywhere, quote_literal(stem));
  end loop;
  foreach pair in array public.pairs_of_job(typed) loop
    beside := concat_ws(' & ', beside, quote_literal('=' || pair));
  end loop;
  return array[titled || ' & ' || beside, titled, skilled, coalesce(anywhere, '''~no word''')];
end
$$;

create function moment_of(microseconds bigint) returns timestamptz language sql immutable strict parallel safe as $$
  select 'epoch'::timestamptz + microseconds::double precision * interval '1 microsecond'
$$;

create function week_of(microseconds bigint) returns bigint language sql immutable parallel safe as $$
  select microseconds / 604800000000
$$;

-- A question for the jobs of some weeks; null for more than twelve, of which there would be too many words.
create function in_weeks(first bigint, last bigint) returns tsquery language plpgsql immutable parallel safe as $$
declare words text;
begin
  if first is null or last is null or last - first >= 12 then return null; end if;
  for week in first..greatest(first, last) loop
    words := concat_ws(' | ', words, '''~week:' || week || '''');
  end loop;
  return words::tsquery;
end
$$;

-- A search, prepared: `closest`, `titled` and `skilled` only where the best come first. Each holds the filters too. `all_weeks`
-- are those in which something can match, where the days are limited.
create type job_query as (
  closest tsquery, titled tsquery, skilled tsquery, anywhere tsquery, by_pay boolean,
  since timestamptz, latest timestamptz, pay_least integer, pay_most integer, today date, all_weeks tsquery
);
-- Matches in order, with their keys and tiers; and how many were found on the way.
create type job_matches as (jobs uuid[], keys bigint[], tiers integer[], matched integer);

create function job_query_of(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer
) returns job_query language plpgsql stable as $$
declare
  q job_query;
  questions text[] := job_questions(typed);
  rest text := nullif(concat_ws(' & ', '(' || asked_of_places(typed_place) || ')', '(' || chosen || ')'), '');
begin
  q.anywhere := nullif(concat_ws(' & ', questions[4], rest), '');
  if sort = 'best' and questions[2] is not null then
    q.skilled := concat_ws(' & ', questions[3], rest);
    q.titled := concat_ws(' & ', questions[2], rest);
    if questions[1] is not null then q.closest := concat_ws(' & ', questions[1], rest); end if;
  end if;
  q.by_pay := sort = 'pay';
  q.since := greatest(now() - make_interval(days => days), after, '-infinity');
  q.latest := coalesce(until, 'infinity');
  q.pay_least := pay_least;
  q.pay_most := pay_most;
  q.today := (now() at time zone 'Europe/London')::date;
  -- Clocks may differ by an hour.
  if q.since > '-infinity' then
    q.all_weeks := in_weeks(week_of(microseconds_of(q.since) - 3600000000), week_of(microseconds_of(least(now(), q.latest)) + 3600000000));
  end if;
  return q;
end
$$;

-- The tier of a match: 1 has the words together in the title, 2 all of them there, 3 in the title and skills, 4 elsewhere.
create function tier_of(words tsvector, closest tsquery, titled tsquery, skilled tsquery) returns integer
  language sql immutable parallel safe as $$
  select case when words @@ closest then 1 when words @@ titled then 2 when words @@ skilled then 3 else 4 end
$$;
