-- Each job has the week it was published in, since 1970, among its words as `~week:number`: of a common word a few weeks are
-- read, where that is enough.
create function word_of_week(published_at timestamptz) returns tsvector language sql stable parallel safe as $$
  select array_to_tsvector(array['~week:' || floor(extract(epoch from published_at) / 604800)])
$$;

create function give_week() returns trigger language plpgsql as $$
begin
  new.words := new.words || public.word_of_week(new.published_at);
  return new;
end
$$;
create trigger give_week before insert on published_job for each row execute function give_week();
update published_job set words = words || word_of_week(published_at);

create function microseconds_of(moment timestamptz) returns bigint language sql stable strict parallel safe as $$
  select (extract(epoch from moment) * 1000000)::bigint
$$;

-- Jobs as cards show them.
create view job_card as
  select job, j.organisation, slug, title, employer, j.size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week::text as hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable,
    sponsorship_offered, pay_note, legal_name, trading_name, actively_hiring, growing_fast
  from published_job j join published_employer using (organisation);
grant select on job_card to portway_app;
create function job_cards(which uuid[]) returns setof job_card language plpgsql stable
  set plan_cache_mode = 'force_generic_plan' as $$
begin
  return query select * from job_card where job = any (which);
end
$$;

-- What is asked, as questions of the index; what the first two hundred jobs in the order asked for tell, which is how many
-- of them fit and when the first and the last were published; and the first hits, as "job key tier" with commas between.
-- Where few jobs fit, all of them are read and counted at once (`is_whole`): `near` are the weeks in which all must lie, or
-- null. Where either makes a whole first page, so many of its jobs come along as cards: going back and forth took longer
-- than to find them. In PL/pgSQL each connection plans it once, for all questions alike: so did planning.
create function look_at_jobs(
  typed text, typed_place text, chosen text, is_best boolean, by_pay boolean, days integer, after timestamptz,
  until timestamptz, pay_least integer, pay_most integer, near text, up_to integer, most integer, with_cards integer
) returns table (
  fitting text, in_title text, about real, first_key bigint, last_key bigint, seen integer, at_least integer, is_whole boolean, hits text, cards json
) language plpgsql volatile set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  place_asked text := asked_of_places(typed_place);
  titles text := asked_of_jobs(typed, '=');
  since timestamptz := greatest(now() - make_interval(days => days), after, '-infinity');
  latest timestamptz := coalesce(until, 'infinity');
  wanted tsquery; wanted_title tsquery; wanted_weeks tsquery;
  today date := (now() at time zone 'Europe/London')::date;
  looked integer; is_page boolean; shown uuid[]; counted integer; all_hits text; all_shown uuid[];
begin
  -- A search never reads the whole table: its own indexes, or a bounded part of it. To compile takes longer than to search.
  perform set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true);
  fitting := nullif(concat_ws(' & ', '(' || asked_of_jobs(typed, '') || ')', '(' || place_asked || ')', chosen), '');
  wanted := fitting::tsquery;
  in_title := case when is_best and titles is not null then concat_ws(' & ', '(' || titles || ')', '(' || place_asked || ')', chosen) end;
  wanted_title := in_title::tsquery;
  about := (select reltuples from pg_class where oid = 'published_job'::regclass);
  if by_pay then
    with next as materialized (
      select job, pay_rank, (wanted is null or words @@ wanted) and (closes_on is null or closes_on >= today)
        and published_at > since and published_at <= latest
        and (pay_least is null or pay_rank between pay_least and pay_most) as fits
      from (
        select job, words, published_at, pay_rank, closes_on from published_job order by pay_rank desc, job desc limit 200
      ) as first
    ), hit as (select job, pay_rank from next where fits order by pay_rank desc, job desc limit most)
    select (select count(*) from next), (select count(*) from next where fits),
      (select string_agg(concat_ws(' ', job, pay_rank, 2), ',' order by pay_rank desc, job desc) from hit),
      array(select job from hit), (select count(*) = most from hit)
    into looked, seen, hits, shown, is_page;
  else
    with next as materialized (
      select job, published_at, case when words @@ wanted_title then 1 else 2 end as tier,
        (wanted is null or words @@ wanted) and (closes_on is null or closes_on >= today)
        and (pay_least is null or pay_rank between pay_least and pay_most) as fits
      from (
        select job, words, published_at, pay_rank, closes_on from published_job
        where published_at > since and published_at <= latest order by published_at desc, job desc limit 200
      ) as first
    ), hit as (select job, published_at, tier from next where fits order by tier, published_at desc, job desc limit most)
    select (select count(*) from next), (select count(*) from next where fits), microseconds_of((select max(published_at) from next)),
      microseconds_of((select min(published_at) from next having count(*) = 200)),
      (select string_agg(concat_ws(' ', job, microseconds_of(published_at), tier), ',' order by tier, published_at desc, job desc)
       from hit),
      array(select job from hit), (select count(*) = most and (wanted_title is null or max(tier) = 1) from hit)
    into looked, seen, first_key, last_key, hits, shown, is_page;
  end if;
  is_whole := looked < 200 and seen < up_to;
  -- Of so few jobs all hits are read, however common they are.
  if not is_whole and wanted is not null and (about <= 20000 or seen / 200.0 * about < up_to) then
    -- The weeks are a question by themselves: the index then goes on from the first job in them.
    wanted_weeks := coalesce(near::tsquery, wanted);
    -- Planned for all there are and read only as far as it must: the limit stands outside.
    with fits as materialized (
      select job, case when by_pay then pay_rank else microseconds_of(published_at) end as key,
        case when words @@ wanted_title then 1 else 2 end as tier
      from published_job
      where words @@ wanted and words @@ wanted_weeks and (closes_on is null or closes_on >= today)
        and published_at > since and published_at <= latest and (pay_least is null or pay_rank between pay_least and pay_most)
    ), fit as materialized (select * from fits limit up_to),
    hit as (select * from fit order by tier, key desc, job desc limit most)
    select (select count(*) from fit), 
      (select string_agg(concat_ws(' ', job, key, tier), ',' order by tier, key desc, job desc) from hit), array(select job from hit)
    into counted, all_hits, all_shown;
    if counted < up_to then
      is_whole := true;
      seen := counted;
      hits := all_hits;
      shown := all_shown;
    end if;
  end if;
  seen := least(seen, up_to);
  at_least := greatest(seen, counted);
  if with_cards > 0 and (is_whole or is_page) then
    cards := (select json_agg(card) from job_card as card where job = any (shown[1:with_cards]));
  end if;
  return next;
end
$$;

-- The first jobs in order, of those that fit and come after a job, as "job key" with commas between. `windows` are further
-- words of the index to ask for, one after the other until there are jobs enough; null asks for all there are.
create function sort_out_jobs(
  wanted text, unwanted text, windows text[], by_pay boolean, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer, from_key bigint, from_job uuid, most integer, with_cards integer
) returns table (hits text, cards json) language plpgsql volatile
  set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off' set jit = 'off' as $$
#variable_conflict use_column
declare
  question tsquery := concat_ws(' & ', '(' || wanted || ')', '!(' || unwanted || ')')::tsquery;
  since timestamptz := greatest(now() - make_interval(days => days), after, '-infinity');
  latest timestamptz := coalesce(until, 'infinity');
  from_moment timestamptz := 'epoch'::timestamptz + from_key::double precision * interval '1 microsecond';
  today date := (now() at time zone 'Europe/London')::date;
  near tsquery; shown uuid[];
begin
  for near in select each::tsquery from unnest(windows) with ordinality as w(each, at) order by at loop
    -- A window is a question by itself: the index then goes on from the first job in it.
    with fits as materialized (
      select job, case when by_pay then pay_rank else microseconds_of(published_at) end as key from published_job
      where words @@ question and words @@ coalesce(near, question) and (closes_on is null or closes_on >= today)
        and published_at > since and published_at <= latest and (pay_least is null or pay_rank between pay_least and pay_most)
        and (from_key is null or case when by_pay then (pay_rank, job) < (from_key, from_job) else (published_at, job) < (from_moment, from_job) end)
    ), hit as (select * from fits order by key desc, job desc limit most)
    select (select string_agg(concat_ws(' ', job, key), ',' order by key desc, job desc) from hit), array(select job from hit)
    into hits, shown;
    exit when cardinality(shown) >= most;
  end loop;
  if with_cards > 0 and cardinality(shown) >= most then
    cards := (select json_agg(card) from job_card as card where job = any (shown[1:with_cards]));
  end if;
  return next;
end
$$;
