-- A search for jobs is asked for what its words mean: places, short forms and other names of the same work.
-- The release before goes on asking `find_jobs` for the words as they are typed.

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

-- `questions` are four, from the closest to the widest.
create function job_query_of(
  questions text[], typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer
) returns job_query language plpgsql stable as $$
declare
  q job_query;
  rest text := nullif(concat_ws(' & ', '(' || place_terms_query(typed_place) || ')', '(' || chosen || ')'), '');
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
    q.all_weeks := weeks_query(week_number(to_microseconds(q.since) - 3600000000), week_number(to_microseconds(least(now(), q.latest)) + 3600000000));
  end if;
  return q;
end
$$;

create or replace function build_job_query(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer
) returns job_query language plpgsql stable as $$
begin
  return job_query_of(job_queries(typed), typed_place, chosen, sort, days, after, until, pay_least, pay_most);
end
$$;

-- One page of jobs: `need` matches of a query in order, on the first page with how many match, counted up to `max_counted`.
-- `chosen` is a tsquery of filters.
--
-- A sample of two hundred jobs in the order tells how common matches are. Common ones are found by a scan in that order, rare
-- ones by the full-text index, first in the latest weeks or among the best paid where that may be enough. Both find the same,
-- so a wrong estimate costs time and never a result. In PL/pgSQL a connection plans each statement once, for all queries
-- alike: planning took as long as searching. What can be an expression is none: to begin a statement takes longer than to
-- read a job.
create function page_of_jobs(
  q job_query, from_tier integer, from_key bigint, from_job uuid, need integer, max_counted integer
) returns setof job_match language plpgsql stable as $$
declare
  sampled constant integer := 200;
  longest_scan constant integer := 10000;
  a_week constant real := 604800000000;
  -- Matches are counted on the first page: so many are known of.
  counts constant boolean := max_counted > 0 and from_tier is null;
  at_key bigint := from_key; at_job uuid := from_job; first_key bigint; last_key bigint; stock real;
  sample job_matches; found job_matches; known integer; is_whole boolean := false;
  jobs uuid[] := '{}'; keys bigint[] := '{}'; tiers integer[] := '{}';
  of_tier integer := coalesce(from_tier, 1); question tsquery; missing integer; places integer[]; place integer; share real; wanted real;
begin
  while of_tier <= 4 and cardinality(jobs) < need loop
    if (of_tier = 1 and q.closest is null) or (of_tier in (2, 3) and q.titled is null) then
      of_tier := of_tier + 1;
      continue;
    end if;
    if sample is null then
      sample := scan_jobs(q, at_key, at_job, sampled, null, sampled);
      -- How close together jobs are published there, and about how many there are.
      select to_microseconds(max(next.published_at)), case when count(*) = sampled then to_microseconds(min(next.published_at)) end,
        (select reltuples from pg_class where oid = 'published_job'::regclass)
      from (
        select p.published_at from published_job p where p.published_at > q.since and p.published_at <= q.latest
          and (q.by_pay or at_key is null or p.published_at <= from_microseconds(at_key))
        order by p.published_at desc, p.job desc limit sampled) as next
      into first_key, last_key, stock;
      if counts and known is null then
        known := sample.matched;
        -- Few matches are all read: they are counted, and the page is among them.
        if q.anywhere is not null and (stock <= 20000 or known * stock / sampled <= 2 * max_counted) then
          found := all_jobs(q, max_counted, need);
          known := found.matched;
          is_whole := known < max_counted;
          if is_whole then
            jobs := found.jobs;
            keys := found.keys;
            tiers := found.tiers;
            exit;
          end if;
        end if;
      end if;
    end if;

    question := case of_tier when 1 then q.closest when 2 then q.titled when 3 then q.skilled else q.anywhere end;
    missing := need - cardinality(jobs);
    places := array_positions(sample.tiers, of_tier);
    if cardinality(places) >= missing then
      foreach place in array places[1:missing] loop
        jobs := jobs || sample.jobs[place];
        keys := keys || sample.keys[place];
        tiers := tiers || of_tier;
      end loop;
      exit;
    end if;
    found := null;
    -- One scanned job costs 1; a match by the index five times as much, because it lies anywhere, and the list of a word is
    -- read before the first. Half as many again, because the sample may not be representative.
    share := greatest(cardinality(places), 0.5) / sampled;
    if question is null or missing / share * 1.5 <= least(longest_scan, case when q.by_pay or last_key is null then 3000
        else greatest(share * sampled * a_week / greatest(first_key - last_key, 1), missing * 2) * 5 + 1000 end) then
      found := scan_jobs(q, at_key, at_job, case when question is not null then longest_scan end, of_tier, missing);
    end if;
    if question is not null and (found is null or found.matched < missing) then
      -- Twice what is needed, for the same reason; or enough to have counted them as well.
      wanted := greatest(missing * 2, case when known < max_counted and cardinality(places) > 0 then max_counted * 1.3 end);
      found := sorted_jobs(q, at_key, at_job, of_tier, case when q.by_pay then pay_windows(q.pay_least, at_key)
        else week_windows(q, first_key, (wanted / share * (first_key - last_key) / sampled)::bigint) end, missing);
    end if;
    known := greatest(known, found.matched);
    jobs := jobs || found.jobs;
    keys := keys || found.keys;
    tiers := tiers || found.tiers;
    -- The next tier begins with its first job, of which another sample tells.
    if at_key is not null then
      at_key := null;
      at_job := null;
      sample := null;
    end if;
    of_tier := of_tier + 1;
  end loop;

  if counts and not is_whole and known < max_counted then
    -- Common ones likely have enough in the latest weeks.
    share := sample.matched::real / sampled;
    known := count_jobs_in(q, weeks_query(week_number((first_key - 2 * max_counted / nullif(share, 0) * (first_key - last_key) / sampled)::bigint),
      week_number(first_key)), max_counted);
    if known < max_counted then known := count_jobs_in(q, q.all_weeks, max_counted); end if;
  end if;
  return query select hit.tier, hit.key, least(known, max_counted), card.*
    from unnest(jobs, keys, tiers) with ordinality as hit(job, key, tier, place) join job_card as card using (job)
    order by hit.place;
end
$$;

-- The same for the words as they are typed: for the release before.
create or replace function find_jobs(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer, from_tier integer, from_key bigint, from_job uuid,
  need integer, max_counted integer
) returns setof job_match language plpgsql stable
  set role = 'portway_app' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off' set jit = 'off' as $$
begin
  return query select * from page_of_jobs(
    build_job_query(typed, typed_place, chosen, sort, days, after, until, pay_least, pay_most),
    from_tier, from_key, from_job, need, max_counted);
end
$$;

-- The same for what the words mean (`meaning_queries`).
create function find_jobs_by_meaning(
  meaning jsonb, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer, from_tier integer, from_key bigint, from_job uuid,
  need integer, max_counted integer
) returns setof job_match language plpgsql stable
  set role = 'portway_app' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off' set jit = 'off' as $$
begin
  return query select * from page_of_jobs(
    job_query_of(meaning_queries(meaning), typed_place, chosen, sort, days, after, until, pay_least, pay_most),
    from_tier, from_key, from_job, need, max_counted);
end
$$;
