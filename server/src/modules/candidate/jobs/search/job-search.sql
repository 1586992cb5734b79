-- A search, prepared: `closest`, `titled` and `skilled` only where the best come first. Each holds the filters too. `all_weeks`
-- are those in which something can match, where the days are limited.
create type job_query as (
  closest tsquery, titled tsquery, skilled tsquery, anywhere tsquery, by_pay boolean,
  since timestamptz, latest timestamptz, pay_least integer, pay_most integer, today date, all_weeks tsquery
);

-- Matches in order, with their keys and tiers; and how many were found on the way.
create type job_matches as (jobs uuid[], keys bigint[], tiers integer[], matched integer);

-- after all tables

-- Jobs as cards show them.
create view job_card as
  select job, j.organisation, j.slug, title, employer, j.size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week::text as hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable,
    sponsorship_offered, pay_note, legal_name, trading_name, actively_hiring, growing_fast,
    e.slug as employer_slug, logo, register, depends_on, rate_answers, register_word
  from published_job j join published_employer e using (organisation);
grant select on job_card to portway_app;

-- A match with its card, as a page shows them.
create view job_match as select 1 as tier, 1::bigint as key, 1 as total, card.* from job_card as card;
grant select on job_match to portway_app;

-- What is typed, as questions of the index from the closest to the widest: its words together in the title, all of them in
-- the title, each in the title or the skills, each anywhere. Null where nothing is typed; the first is null for one word.
create function job_queries(typed text) returns text[] language plpgsql immutable parallel safe as $$
declare
  stem text; pair text; beside text; titled text; skilled text; anywhere text;
begin
  if btrim(typed) = '' then return null; end if;
  foreach stem in array public.term_stems(regexp_replace(public.normalise_terms(typed), '\m([a-z]+)\.js\M', '\1js', 'g')) loop
    titled := concat_ws(' & ', titled, quote_literal('=' || stem));
    skilled := concat_ws(' & ', skilled, '(' || quote_literal('=' || stem) || ' | ' || quote_literal('+' || stem) || ')');
    anywhere := concat_ws(' & ', anywhere, quote_literal(stem));
  end loop;
  foreach pair in array public.job_term_pairs(typed) loop
    beside := concat_ws(' & ', beside, quote_literal('=' || pair));
  end loop;
  return array[titled || ' & ' || beside, titled, skilled, coalesce(anywhere, '''~no word''')];
end
$$;

create function week_number(microseconds bigint) returns bigint language sql immutable parallel safe as $$
  select microseconds / 604800000000
$$;

-- A question for the jobs of some weeks; null for more than twelve, of which there would be too many words.
create function weeks_query(first bigint, last bigint) returns tsquery language plpgsql immutable parallel safe as $$
declare words text;
begin
  if first is null or last is null or last - first >= 12 then return null; end if;
  for week in first..greatest(first, last) loop
    words := concat_ws(' | ', words, '''~week:' || week || '''');
  end loop;
  return words::tsquery;
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

create function build_job_query(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer
) returns job_query language plpgsql stable as $$
begin
  return job_query_of(job_queries(typed), typed_place, chosen, sort, days, after, until, pay_least, pay_most);
end
$$;

-- The tier of a match: 1 has the words together in the title, 2 all of them there, 3 in the title and skills, 4 elsewhere.
create function match_tier(words tsvector, closest tsquery, titled tsquery, skilled tsquery) returns integer
  language sql immutable parallel safe as $$
  select case when words @@ closest then 1 when words @@ titled then 2 when words @@ skilled then 3 else 4 end
$$;

-- A search for jobs in one call (docs/decisions/0103). `look_at_jobs` and `sort_out_jobs` are called by the release before
-- only.

-- The matches among so many jobs in the order after `at`: of all tiers, or the first `max_hits` of one.
create function scan_jobs(q job_query, at_key bigint, at_job uuid, scanned integer, only_tier integer, max_hits integer)
  returns job_matches language plpgsql stable as $$
#variable_conflict use_column
declare
  t1 tsquery := q.closest; t2 tsquery := q.titled; t3 tsquery := q.skilled; t4 tsquery := q.anywhere;
  since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
  from_job uuid := coalesce(at_job, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  from_pay integer := least(at_key, 2147483647);
  from_moment timestamptz := coalesce(from_microseconds(at_key), 'infinity');
  found job_matches;
begin
  if q.by_pay then
    select coalesce(array_agg(hit.job), '{}'), array_agg(hit.key), array_fill(4, array[count(*)::integer]), count(*) from (
      select j.job, j.pay_rank::bigint as key from (
        select * from published_job where (pay_rank, job) < (from_pay, from_job) order by pay_rank desc, job desc limit scanned
      ) as j
      where (t4 is null or j.words @@ t4) and j.published_at > since and j.published_at <= latest
        and (j.closes_on is null or j.closes_on >= today) and (least_pay is null or j.pay_rank between least_pay and most_pay)
      limit max_hits
    ) as hit into found;
  else
    select coalesce(array_agg(hit.job), '{}'), array_agg(hit.key), coalesce(array_agg(hit.tier), '{}'), count(*) from (
      select j.job, to_microseconds(j.published_at) as key, of_job.tier from (
        select * from published_job where published_at > since and published_at <= latest
          and (published_at, job) < (from_moment, from_job) order by published_at desc, job desc limit scanned
      ) as j, lateral (select match_tier(j.words, t1, t2, t3) as tier) as of_job
      where (t4 is null or j.words @@ t4) and (only_tier is null or of_job.tier = only_tier)
        and (j.closes_on is null or j.closes_on >= today) and (least_pay is null or j.pay_rank between least_pay and most_pay)
      limit max_hits
    ) as hit into found;
  end if;
  return found;
end
$$;

-- The first matches of one tier after `at`, by the full-text index. `windows` are further questions for it, one after the
-- other until there are enough: all jobs in a window come before all others. Null asks for all there are. `matched` are those
-- in the last window that was read.
create function sorted_jobs(q job_query, at_key bigint, at_job uuid, of_tier integer, windows tsquery[], max_hits integer)
  returns job_matches language plpgsql stable as $$
#variable_conflict use_column
declare
  wanted tsquery := case of_tier when 1 then q.closest when 2 then q.titled when 3 then q.skilled else q.anywhere end;
  closer tsquery := case of_tier when 2 then q.closest when 3 then q.titled when 4 then q.skilled end;
  question tsquery := coalesce(wanted && !!closer, wanted);
  by_pay boolean := q.by_pay; since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
  from_moment timestamptz := from_microseconds(at_key);
  near tsquery; found job_matches;
begin
  foreach near in array windows loop
    -- A window is a question by itself: the index then goes on from the first job in it.
    with fits as materialized (
      select job, case when by_pay then pay_rank else to_microseconds(published_at) end as key from published_job
      where words @@ question and words @@ coalesce(near, question) and (closes_on is null or closes_on >= today)
        and published_at > since and published_at <= latest and (least_pay is null or pay_rank between least_pay and most_pay)
        and (at_key is null or case when by_pay then (pay_rank, job) < (at_key, at_job) else (published_at, job) < (from_moment, at_job) end)
    ), hit as (select * from fits order by key desc, job desc limit max_hits)
    select coalesce(array_agg(hit.job), '{}'), array_agg(hit.key), array_fill(of_tier, array[count(*)::integer]), (select count(*) from fits)
    from hit into found;
    exit when cardinality(found.jobs) >= max_hits;
  end loop;
  return found;
end
$$;

-- All matches up to a limit; if they are fewer, the first `max_hits` of them in the order.
create function all_jobs(q job_query, max_counted integer, max_hits integer) returns job_matches language plpgsql stable as $$
#variable_conflict use_column
declare
  t1 tsquery := q.closest; t2 tsquery := q.titled; t3 tsquery := q.skilled; t4 tsquery := q.anywhere; near tsquery := q.all_weeks;
  by_pay boolean := q.by_pay; since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
  found job_matches;
begin
  -- Planned for all there are and read only as far as it must: the limit stands outside.
  with fits as materialized (
    select job, case when by_pay then pay_rank else to_microseconds(published_at) end as key, words from published_job
    where words @@ t4 and words @@ coalesce(near, t4) and (closes_on is null or closes_on >= today)
      and published_at > since and published_at <= latest and (least_pay is null or pay_rank between least_pay and most_pay)
  ), fit as materialized (select * from fits limit max_counted),
  hit as (
    select job, key, match_tier(words, t1, t2, t3) as tier from fit where (select count(*) from fit) < max_counted
    order by tier, key desc, job desc limit max_hits
  )
  select coalesce(array_agg(hit.job), '{}'), coalesce(array_agg(hit.key), '{}'), coalesce(array_agg(hit.tier), '{}'),
    (select count(*) from fit)
  from hit into found;
  return found;
end
$$;

-- How many match, up to a limit, in a window of the index or in all.
create function count_jobs_in(q job_query, near tsquery, max_counted integer) returns integer language plpgsql stable as $$
declare
  t4 tsquery := q.anywhere; since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
begin
  if t4 is null then
    return (select count(*) from (
      select from published_job where published_at > since and published_at <= latest
        and (closes_on is null or closes_on >= today) and (least_pay is null or pay_rank between least_pay and most_pay)
      order by published_at desc limit max_counted) as counted);
  end if;
  return (select count(*) from (
    select from published_job where words @@ t4 and words @@ coalesce(near, t4) and published_at > since and published_at <= latest
      and (closes_on is null or closes_on >= today) and (least_pay is null or pay_rank between least_pay and most_pay)
    limit max_counted) as counted);
end
$$;

-- The windows to search one after the other, by time: as many weeks as a span takes, then all.
create function week_windows(q job_query, first_key bigint, span bigint) returns tsquery[] language plpgsql stable as $$
declare
  earliest bigint := week_number(greatest(first_key - span, 0));
  near tsquery := case when span is not null then weeks_query(earliest, week_number(first_key)) end;
begin
  if near is null or (q.since > '-infinity' and earliest <= week_number(to_microseconds(q.since))) then return array[q.all_weeks]; end if;
  return array[near, q.all_weeks];
end
$$;

-- The same by pay: bands of pounds, which come before other money.
create function pay_windows(pay_least integer, at_key bigint) returns tsquery[] language plpgsql immutable as $$
declare
  least_pounds integer := coalesce(pay_least - 40000000, 0);
  windows tsquery[] := '{}';
  band integer;
begin
  if least_pounds >= 0 then
    foreach band in array '{100,70,50}'::integer[] loop
      if band * 1000 > least_pounds and (at_key is null or band * 1000 <= at_key - 40000000) then
        windows := windows || ('''~pay:GBP' || band || '''')::tsquery;
      end if;
    end loop;
  end if;
  return windows || null::tsquery;
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
create function find_jobs(
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
