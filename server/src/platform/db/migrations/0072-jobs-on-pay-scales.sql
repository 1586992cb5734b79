-- A job whose code is on a national pay scale and that does not say its band, grade or role may be sponsored, and "Can be
-- sponsored" finds it. Its card says so, and has what the rules need to judge it for one person as its page does.
alter table published_job
  -- `pay-scale` while the scale decides and the job does not say enough for its rate.
  add column depends_on text,
  -- The answers by which a scale's rate and the kind of employer are found; empty for most jobs.
  add column rate_answers jsonb not null default '{}';

create function depends_on_pay_scale(sponsorable text, judgement jsonb, said jsonb) returns boolean
  language sql immutable parallel safe as $$
  select coalesce(sponsorable = 'unknown' and (
    judgement->'missing' ?| '{payScaleRole,londonArea,shareOfFullTime}'::text[]
    or (said->>'payScaleRole' is not null and judgement->'missing' ? 'workNation')
  ), false)
$$;

create or replace function publish_jobs(which uuid[]) returns void language sql security definer
  set search_path = public, pg_temp as $$
  insert into published_employer (
    organisation, name, legal_name, trading_name, website, industry, town, size, about
  )
  select distinct o.id, coalesce(nullif(o.trading_name, ''), o.name, 'An employer'), o.name, o.trading_name, o.website,
    o.industry, o.town, o.size, o.about
  from organisation o join job on job.organisation = o.id where job.id = any (which)
  on conflict (organisation) do nothing;
  delete from published_job where job = any (which);
  insert into published_job (
    job, organisation, slug, title, employer, size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable, sponsorship_offered, pay_note,
    depends_on, rate_answers, words
  )
  select job.id, job.organisation, job.slug, said->>'title', e.name, e.size, said->>'place', said->>'nation',
    said->>'workplace', said->>'level', said->>'employment', said->>'currency', (said->>'payFrom')::int,
    (said->>'payTo')::int, (said->>'hoursPerWeek')::numeric, said->>'occupationCode',
    array(select jsonb_array_elements_text(coalesce(said->'skills', '[]'))), (said->>'closesOn')::date,
    job.published_at, job.sponsorable, said->>'sponsorship', job.pay_note,
    case when by_scale then 'pay-scale' end,
    jsonb_strip_nulls(jsonb_build_object('payScaleRole', said->'payScaleRole', 'londonArea', said->'londonArea',
      'shareOfFullTime', said->'shareOfFullTime', 'healthCareEmployer', said->'healthCareEmployer')),
    words_of(said, e.name, e.size, case when by_scale then 'pay-scale' else job.sponsorable end)
  from job join published_employer e using (organisation) cross join lateral (select job.answers as said) as answers
    cross join lateral (select depends_on_pay_scale(job.sponsorable, job.judgement, said) as by_scale) as rate
  where job.id = any (which) and job.state = 'published';
$$;

-- What a job still has to say can change where its verdict stays.
drop trigger keep_changed_job on job;
create trigger keep_changed_job after update on job for each row
  when ((new.state = 'published' or old.state = 'published')
    and (new.state, new.answers, new.slug, new.organisation, new.published_at, new.sponsorable, new.pay_note, new.judgement->'missing')
      is distinct from
      (old.state, old.answers, old.slug, old.organisation, old.published_at, old.sponsorable, old.pay_note, old.judgement->'missing'))
  execute function keep_published_job();

create or replace view job_card as
  select job, j.organisation, j.slug, title, employer, j.size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week::text as hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable,
    sponsorship_offered, pay_note, legal_name, trading_name, actively_hiring, growing_fast,
    e.slug as employer_slug, logo, register, depends_on, rate_answers
  from published_job j join published_employer e using (organisation);
create or replace view job_match as select 1 as tier, 1::bigint as key, 1 as total, card.* from job_card as card;

-- Those that nothing was said of are judged again by the next run of upkeep.
update job set judged_on = null where state in ('published', 'paused') and sponsorable = 'unknown';
