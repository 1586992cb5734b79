-- The field's words for policies, functions and triggers, each written out: nothing else changes. A policy is named by who and
-- by the command (docs/decisions/0115-schema-by-noun.md); a trigger by what it does. The last migration before all of them were folded into
-- one baseline.

-- A function may stand before one that it calls.
set local check_function_bodies = off;

drop function look_at_jobs(text,text,text,boolean,boolean,integer,timestamp with time zone,timestamp with time zone,integer,integer,text,integer,integer,integer);
drop function sort_out_jobs(text,text,text[],boolean,integer,timestamp with time zone,timestamp with time zone,integer,integer,bigint,uuid,integer,integer);
drop function job_cards(uuid[]);
alter function brought(text) rename to session_key;
alter function no_change_of_audit() rename to reject_audit_change;
alter function retry_letter(uuid) rename to retry_email;
alter function keep_search_text() rename to update_search_text;
alter function staff_finds(text,text,uuid[]) rename to staff_search;
alter function let_file_go() rename to enqueue_file_delete;
alter function written_alike(text) rename to normalise_terms;
alter function stems_of(text) rename to term_stems;
alter function words_of_job(text) rename to job_terms;
alter function words_of_place(text) rename to place_terms;
alter function asked_of_jobs(text,text) rename to job_terms_query;
alter function asked_of_places(text) rename to place_terms_query;
alter function any_of(text[]) rename to any_query;
alter function words_of(jsonb,text,text,text) rename to job_search_vector;
alter function keep_published_job() rename to refresh_published_job;
alter function keep_published_employer() rename to refresh_published_employer;
alter function note_employer_answered() rename to record_employer_activity;
alter function say_what_it_is_about() rename to set_conversation_subject;
alter function forget_the_author() rename to clear_author;
alter function tell_both_sides(uuid,uuid,text,uuid) rename to notify_both_sides;
alter function tell_of_conversation() rename to notify_conversation;
alter function tell_of_application() rename to notify_application;
alter function tell_of_end() rename to notify_session_end;
alter function forget_hiring_contact() rename to clear_hiring_contact;
alter function forget_contact_name() rename to clear_contact_name;
alter function word_of_week(timestamp with time zone) rename to week_term;
alter function give_week() rename to assign_week;
alter function microseconds_of(timestamp with time zone) rename to to_microseconds;
alter function are_private(jsonb) rename to holds_private_answers;
alter function withdraw_newsletter_mails() rename to cancel_newsletter_emails;
alter function name_sponsor() rename to assign_sponsor_slug;
alter function testimonials_changed() rename to notify_testimonials_changed;
alter function end_idle_sessions_sooner() rename to shorten_idle_sessions;
alter function tell_of_visa_facts() rename to notify_visa_facts;
alter function tell_people(uuid[],text,uuid) rename to publish_live_event;
alter function give_company_slug(uuid,text) rename to assign_company_slug;
alter function begin_company_page() rename to create_company_page;
alter function keep_company_page() rename to update_company_page;
alter function keep_company_logo() rename to update_company_logo;
alter function tell_of_rejection() rename to notify_sponsorship_rejection;
alter function is_applicant_here(uuid) rename to is_own_applicant;
alter function is_tag_here(uuid) rename to is_own_tag;
alter function tell_of_applicant() rename to notify_applicant_change;
alter function employer_keeps_until(text,timestamp with time zone,text,timestamp with time zone,integer) rename to employer_retention_end;
alter function tell_of_assignment() rename to notify_assignment;
alter function tell_of_offer() rename to notify_offer;
alter function forget_the_name() rename to clear_name;
alter function clear_drafts() rename to clear_offer_drafts;
alter function keep_register_mark() rename to update_register_mark;
alter function begin_register_mark() rename to create_register_mark;
alter function sees_workers() rename to may_read_workers;
alter function records_workers() rename to may_record_workers;
alter function calendar_feed_of(text) rename to find_calendar_feed;
alter function note_manager_left() rename to record_manager_left;
alter function leave_workers() rename to clear_worker_manager;
alter function keep_columns() rename to reject_column_change;
alter function keep_from_line_manager() rename to reject_line_manager_change;
alter function session_of_token(text) rename to find_session_by_token;
alter function enter_as(uuid,uuid,boolean,text) rename to set_request_context;
alter function guard_stopped() rename to reject_stopped;
alter function pairs_of_job(text) rename to job_term_pairs;
alter function close_words_of(text,text) rename to job_close_terms;
alter function job_questions(text) rename to job_queries;
alter function moment_of(bigint) rename to from_microseconds;
alter function week_of(bigint) rename to week_number;
alter function in_weeks(bigint,bigint) rename to weeks_query;
alter function job_query_of(text,text,text,text,integer,timestamp with time zone,timestamp with time zone,integer,integer) rename to build_job_query;
alter function tier_of(tsvector,tsquery,tsquery,tsquery) rename to match_tier;
alter function sponsor_editions_exist() rename to check_sponsor_editions;
alter function licensed_sponsor_exists() rename to check_licensed_sponsor;
alter function forget_sponsor() rename to delete_sponsor_entries;
alter function wants_messages(uuid) rename to wants_message_emails;
alter function mail_choice(uuid,text,uuid) rename to email_choice;
create or replace function job_terms(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return public.term_stems(regexp_replace(public.normalise_terms(said), '\m([a-z]+)[. ]?js\M', '\1js \1 js', 'g'));
end
$$;
create or replace function place_terms(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return tsvector_to_array(to_tsvector('simple',
    regexp_replace(public.normalise_terms(said), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')));
end
$$;
create or replace function job_terms_query(typed text, mark text) returns text language plpgsql immutable parallel safe as $$
begin
  if btrim(typed) = '' then return null; end if;
  return coalesce((
    select string_agg(quote_literal(mark || stem), ' & ') from unnest(public.term_stems(
      regexp_replace(public.normalise_terms(typed), '\m([a-z]+)\.js\M', '\1js', 'g'))) as stem
  ), '''~no word''');
end
$$;
create or replace function place_terms_query(typed text) returns text language plpgsql immutable parallel safe as $$
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
create or replace function job_search_vector(said jsonb, employer text, size text, sponsorable text) returns tsvector
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
    job_search_vector(said, e.name, e.size, case when by_scale then 'pay-scale' else job.sponsorable end)
  from job join published_employer e using (organisation) cross join lateral (select job.answers as said) as answers
    cross join lateral (select depends_on_pay_scale(job.sponsorable, job.judgement, said) as by_scale) as rate
  where job.id = any (which) and job.state = 'published';
$$;
create or replace function notify_both_sides(candidate uuid, employer uuid, event text, about uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_live_event(array(
    select candidate where candidate is not null
    union select m.account from membership m where m.organisation = employer
  ), event, about);
end
$$;
create or replace function notify_conversation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  party record;
  about uuid;
begin
  if tg_table_name = 'conversation' then about := new.id; else about := new.conversation; end if;
  select account, organisation into party from conversation c where c.id = about;
  perform notify_both_sides(party.account, party.organisation, tg_argv[0], about);
  return null;
end
$$;
create or replace function notify_application() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.id);
  return null;
end
$$;
create or replace function assign_week() returns trigger language plpgsql as $$
begin
  new.words := new.words || public.week_term(new.published_at);
  return new;
end
$$;
create or replace function notify_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;
create or replace function notify_people(one uuid, team uuid, besides uuid[], event text, about jsonb, said jsonb, mails_itself boolean)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare people uuid[];
begin
  people := array(
    select m.account from membership m
      where m.organisation = team and (m.account = one or (one is null and m.role <> 'viewer'))
        and m.account <> all (besides)
    union select one where team is null and one is not null
    order by 1
  );
  -- A conversation is listed once, however much is written in it before it is read.
  if event = 'message' then
    update notification n set at = clock_timestamp(), words = said,
      mail = case when n.mail = 'sent' then 'sent'
        when email_choice(n.account, event, team) = 'daily' then 'daily' else 'none' end
    where n.conversation = (about ->> 'conversation')::uuid and n.kind = event and n.read_at is null
      and n.account = any (people) and n.organisation is not distinct from team;
  end if;
  return query
    with added as (
      insert into notification (account, organisation, kind, application, job, conversation, offer, hiring_case, words, mail)
      select p.account, team, event, (about ->> 'application')::uuid, (about ->> 'job')::uuid,
        (about ->> 'conversation')::uuid, (about ->> 'offer')::uuid, (about ->> 'case')::uuid, said,
        case
          when p.choice = 'never' then 'none'
          when p.choice = 'daily' then 'daily'
          when mails_itself then 'none'
          when exists (
            select from notification n where n.account = p.account and n.organisation is not distinct from team
              and n.kind = event and n.job = (about ->> 'job')::uuid and n.mail in ('at-once', 'sent')
              and n.at > now() - interval '1 hour'
          ) then 'daily'
          else 'at-once'
        end
      from (select account, email_choice(account, event, team) as choice from unnest(people) as each(account)) p
      where event <> 'message' or not exists (
        select from notification n where n.conversation = (about ->> 'conversation')::uuid and n.kind = event
          and n.read_at is null and n.account = p.account and n.organisation is not distinct from team
      )
      returning notification.id, notification.mail
    )
    select added.id from added where added.mail = 'at-once';
  -- Events of the message or the application tell of these.
  if event in ('message', 'application-arrived', 'application-sent', 'status-changed') then return; end if;
  perform publish_live_event(people, 'notification', coalesce(
    (about ->> 'application')::uuid, (about ->> 'job')::uuid, (about ->> 'conversation')::uuid,
    (about ->> 'offer')::uuid, (about ->> 'case')::uuid, team, one
  ));
end
$$;
create or replace function create_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.slug := assign_company_slug(new.organisation, new.name);
  select o.markets, o.offices into new.markets, new.offices from organisation o where o.id = new.organisation;
  new.logo := (select l.version from organisation_logo l where l.organisation = new.organisation);
  return new;
end
$$;
create or replace function update_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer e set markets = new.markets, offices = new.offices,
    slug = assign_company_slug(e.organisation, coalesce(nullif(new.trading_name, ''), new.name, 'An employer'))
  where e.organisation = new.id;
  return null;
end
$$;
create or replace function notify_sponsorship_rejection() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;
create or replace function notify_applicant_change() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  about uuid;
  party record;
begin
  if tg_op = 'DELETE' then about := old.application; else about := new.application; end if;
  select account, organisation into party from application a where a.id = about;
  if found then
    perform notify_both_sides(
      case when tg_argv[0] = 'both' then party.account end, party.organisation, 'application', about
    );
  end if;
  return null;
end
$$;
create or replace function notify_assignment() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform notify_both_sides(null, old.organisation, 'conversation', old.conversation);
  else
    perform notify_both_sides(null, new.organisation, 'conversation', new.conversation);
  end if;
  return null;
end
$$;
create or replace function notify_offer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;
create or replace function guard_membership() returns trigger language plpgsql as $$
declare
  here uuid := case tg_op when 'DELETE' then old.organisation else new.organisation end;
  mine text := (select m.role from membership m where m.account = my_account() and m.organisation = here);
  runs boolean := coalesce(mine in ('owner', 'admin'), false);
  owns boolean := coalesce(mine = 'owner', false);
begin
  if tg_op = 'DELETE' then
    if old.account <> my_account() and not (runs and (owns or old.role <> 'owner')) then
      raise insufficient_privilege using message = 'permission denied: only owners and admins remove members';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.compliance_role <> 'none' then
      raise insufficient_privilege using message = 'permission denied: an owner gives compliance roles to members';
    end if;
    -- The first member founds the organisation; others join by an invitation, whose role an owner or admin chose.
    if session_key('invitation') is null and exists (select from membership m where m.organisation = here) then
      raise insufficient_privilege using message = 'permission denied: members join by an invitation';
    end if;
    return new;
  end if;
  if (new.account, new.organisation) is distinct from (old.account, old.organisation) then
    raise insufficient_privilege using message = 'permission denied: a membership stays whose it is';
  end if;
  if new.role <> old.role and not (runs and (owns or 'owner' not in (old.role, new.role))) then
    -- The last owner's account goes: the one who has been there longest takes their place.
    if new.role <> 'owner' or exists (select from membership m where m.organisation = here and m.role = 'owner') then
      raise insufficient_privilege using message = 'permission denied: only owners and admins change roles';
    end if;
  end if;
  if (new.compliance_role, new.adviser_regulator, new.adviser_number)
      is distinct from (old.compliance_role, old.adviser_regulator, old.adviser_number) and not owns then
    raise insufficient_privilege using message = 'permission denied: only owners change compliance roles';
  end if;
  return new;
end
$$;
create or replace function job_term_pairs(said text) returns text[] language plpgsql immutable parallel safe as $$
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
create or replace function job_close_terms(title text, skills text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select '=' || unnest(public.job_term_pairs(title)) union select '+' || unnest(public.job_terms(skills)));
end
$$;
create or replace function job_queries(typed text) returns text[] language plpgsql immutable parallel safe as $$
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
create or replace function build_job_query(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer
) returns job_query language plpgsql stable as $$
declare
  q job_query;
  questions text[] := job_queries(typed);
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
create or replace function scan_jobs(q job_query, at_key bigint, at_job uuid, scanned integer, only_tier integer, max_hits integer)
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
create or replace function sorted_jobs(q job_query, at_key bigint, at_job uuid, of_tier integer, windows tsquery[], max_hits integer)
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
create or replace function all_jobs(q job_query, max_counted integer, max_hits integer) returns job_matches language plpgsql stable as $$
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
create or replace function week_windows(q job_query, first_key bigint, span bigint) returns tsquery[] language plpgsql stable as $$
declare
  earliest bigint := week_number(greatest(first_key - span, 0));
  near tsquery := case when span is not null then weeks_query(earliest, week_number(first_key)) end;
begin
  if near is null or (q.since > '-infinity' and earliest <= week_number(to_microseconds(q.since))) then return array[q.all_weeks]; end if;
  return array[near, q.all_weeks];
end
$$;
create or replace function find_jobs(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer, from_tier integer, from_key bigint, from_job uuid,
  need integer, max_counted integer
) returns setof job_match language plpgsql stable
  set role = 'portway_app' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off' set jit = 'off' as $$
declare
  sampled constant integer := 200;
  longest_scan constant integer := 10000;
  a_week constant real := 604800000000;
  q constant job_query := build_job_query(typed, typed_place, chosen, sort, days, after, until, pay_least, pay_most);
  -- Matches are counted on the first page: so many are known of.
  counts constant boolean := max_counted > 0 and from_tier is null;
  at_key bigint := from_key; at_job uuid := from_job; first_key bigint; last_key bigint; stock real;
  sample job_matches; found job_matches; known integer; is_whole boolean := false;
  jobs uuid[] := '{}'; keys bigint[] := '{}'; tiers integer[] := '{}';
  of_tier integer := coalesce(from_tier, 1); missing integer; places integer[]; place integer; share real; wanted real;
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
    if q.anywhere is null or missing / share * 1.5 <= least(longest_scan, case when q.by_pay or last_key is null then 3000
        else greatest(share * sampled * a_week / greatest(first_key - last_key, 1), missing * 2) * 5 + 1000 end) then
      found := scan_jobs(q, at_key, at_job, case when q.anywhere is not null then longest_scan end, of_tier, missing);
    end if;
    if q.anywhere is not null and (found is null or found.matched < missing) then
      -- Twice what is needed, for the same reason; or enough to have counted them as well.
      wanted := greatest(missing * 2, case when known < max_counted and cardinality(places) > 0 then max_counted * 1.3 end);
      found := sorted_jobs(q, at_key, at_job, of_tier, case when q.by_pay then pay_windows(pay_least, at_key)
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
alter trigger no_change on audit_entry rename to reject_audit_change;
alter trigger no_truncation on audit_entry rename to reject_audit_truncation;
alter trigger search_text on enquiry rename to update_search_text;
alter trigger search_text on account rename to update_search_text;
alter trigger search_text on organisation rename to update_search_text;
alter trigger let_file_go on resume rename to enqueue_file_delete;
alter trigger let_old_file_go on resume rename to enqueue_old_file_delete;
alter trigger let_file_go on message_attachment rename to enqueue_file_delete;
alter trigger keep_published_job on job rename to refresh_published_job;
alter trigger keep_published_employer on organisation rename to refresh_published_employer;
alter trigger note_employer_decided on application rename to record_employer_decision;
alter trigger note_employer_wrote on conversation rename to record_employer_message;
alter trigger say_what_it_is_about on conversation rename to set_conversation_subject;
alter trigger forget_the_author on message rename to clear_author;
alter trigger tell_of_message on message rename to notify_message;
alter trigger tell_of_reading on conversation_reader rename to notify_reading;
alter trigger tell_of_reading_on on conversation_reader rename to notify_further_reading;
alter trigger tell_of_block on conversation rename to notify_block;
alter trigger tell_of_application on application rename to notify_application;
alter trigger tell_of_decision on application rename to notify_decision;
alter trigger tell_of_end on session rename to notify_session_end;
alter trigger tell_of_early_end on session rename to notify_session_ended_early;
alter trigger forget_hiring_contact on membership rename to clear_hiring_contact;
alter trigger forget_contact_name on job rename to clear_contact_name;
alter trigger give_week on published_job rename to assign_week;
alter trigger withdraw_mails on subscriber rename to cancel_newsletter_emails;
alter trigger withdraw_mails_before_deletion on subscriber rename to cancel_newsletter_emails_on_delete;
alter trigger withdraw_mails on newsletter_issue rename to cancel_newsletter_emails;
alter trigger changed on testimonial rename to notify_testimonials_changed;
alter trigger end_idle_sessions_sooner on membership rename to shorten_idle_sessions;
alter trigger tell_of_visa_facts on visa_facts_request rename to notify_visa_facts;
alter trigger begin_company_page on published_employer rename to create_company_page;
alter trigger keep_company_page on organisation rename to update_company_page;
alter trigger keep_company_logo on organisation_logo rename to update_company_logo;
alter trigger tell_of_review on sponsorship_rejection rename to notify_review;
alter trigger tell_of_note on applicant_note rename to notify_note;
alter trigger tell_of_tag on application_tag rename to notify_tag;
alter trigger tell_of_rejection on rejection rename to notify_rejection;
alter trigger tell_of_interview on interview rename to notify_interview;
alter trigger tell_of_assignment on conversation_assignment rename to notify_assignment;
alter trigger tell_of_offer on job_offer rename to notify_offer;
alter trigger forget_asked_by on visa_facts_request rename to clear_asked_by;
alter trigger forget_written_by on sponsorship_rejection rename to clear_written_by;
alter trigger forget_review_by on sponsorship_rejection rename to clear_review_by;
alter trigger forget_sent_by on job_offer_version rename to clear_sent_by;
alter trigger forget_by_account on job_offer_event rename to clear_by_account;
alter trigger forget_by_account on hire_case_step rename to clear_by_account;
alter trigger clear_drafts on application rename to clear_offer_drafts;
alter trigger let_file_go on register_claim rename to enqueue_file_delete;
alter trigger let_old_file_go on register_claim rename to enqueue_old_file_delete;
alter trigger keep_register_mark on organisation_register rename to update_register_mark;
alter trigger begin_register_mark on published_employer rename to create_register_mark;
alter trigger let_file_go on sponsor_duty_file rename to enqueue_file_delete;
alter trigger let_old_file_go on sponsor_duty_file rename to enqueue_old_file_delete;
alter trigger tell_of_held_move on held_move rename to notify_held_move;
alter trigger note_manager_left on worker rename to record_manager_left;
alter trigger leave_workers on membership rename to clear_worker_manager;
alter trigger keep_columns on worker_terms rename to reject_column_change;
alter trigger keep_columns on worker_absence rename to reject_column_change;
alter trigger keep_columns on right_to_work_check rename to reject_column_change;
alter trigger keep_columns on worker_sealed rename to reject_column_change;
alter trigger keep_columns on worker rename to reject_column_change;
alter trigger keep_columns on held_licence rename to reject_column_change;
alter trigger keep_columns on key_person rename to reject_column_change;
alter trigger keep_columns on work_place rename to reject_column_change;
alter trigger keep_columns on certificate_allocation rename to reject_column_change;
alter trigger keep_columns on certificate rename to reject_column_change;
alter trigger keep_columns on worker_import rename to reject_column_change;
alter trigger keep_columns on sponsor_duty rename to reject_column_change;
alter trigger keep_from_line_manager on worker_absence rename to reject_line_manager_change;
alter trigger keep_from_line_manager on sponsor_duty rename to reject_line_manager_change;
alter trigger keep_columns on sponsor_duty_file rename to reject_column_change;
alter trigger keep_from_line_manager on worker rename to reject_line_manager_change;
alter trigger guard_stopped on job rename to reject_stopped;
alter trigger guard_stopped on message rename to reject_stopped;
alter trigger name_sponsor on sponsor rename to assign_sponsor_slug;
alter trigger editions_exist on sponsor rename to check_sponsor_editions;
alter trigger editions_still_exist on sponsor rename to check_sponsor_editions_update;
alter trigger forgotten on sponsor rename to delete_sponsor_entries;
alter trigger sponsor_exists on sponsor_licence rename to check_licensed_sponsor;
alter trigger sponsor_still_exists on sponsor_licence rename to check_licensed_sponsor_update;
alter trigger sponsor_exists on sponsor_name rename to check_licensed_sponsor;
alter trigger sponsor_still_exists on sponsor_name rename to check_licensed_sponsor_update;
alter trigger keep_changed_job on job rename to refresh_changed_job;
alter policy anybody_files on assessment rename to anyone_insert;
alter policy of_the_key_brought on idempotency_key rename to by_key_all;
alter policy anybody_posts on mail rename to anyone_insert;
alter policy of_the_key_brought on rate_limit rename to by_key_all;
alter policy anybody_files on enquiry rename to anyone_insert;
alter policy of_the_address_given on subscriber rename to by_address_all;
alter policy anybody_sees_what_is_taken on booking_slot rename to anyone_select;
alter policy of_the_booking_brought on booking_slot rename to by_booking_all;
alter policy of_the_booking_brought on booking rename to by_booking_all;
alter policy expired on enquiry rename to background_expire;
alter policy expired on assessment rename to background_expire;
alter policy expired on booking rename to background_expire;
alter policy expired on booking_slot rename to background_expire;
alter policy expired on subscriber rename to background_expire;
alter policy expired on idempotency_key rename to background_expire;
alter policy expired on rate_limit rename to background_expire;
alter policy own on account rename to own_all;
alter policy of_the_address on account rename to by_address_select;
alter policy colleagues on account rename to employer_select_colleague;
alter policy staff on account rename to staff_select;
alter policy own on account_password rename to own_all;
alter policy of_the_address on account_password rename to by_address_select;
alter policy of_the_address on sign_up rename to by_address_all;
alter policy of_the_key on one_time_code rename to by_key_all;
alter policy colleagues on membership rename to employer_all;
alter policy staff on membership rename to staff_select;
alter policy own on organisation rename to employer_all;
alter policy invited on organisation rename to invitee_select;
alter policy staff on organisation rename to staff_select;
alter policy own on invitation rename to employer_all;
alter policy invited on invitation rename to invitee_all;
alter policy mine on invitation rename to own_address_all;
alter policy own on session rename to own_all;
alter policy of_the_token on session rename to by_token_all;
alter policy staff_sees on session rename to staff_select;
alter policy staff_ends on session rename to staff_delete;
alter policy own on passkey rename to own_all;
alter policy of_the_credential on passkey rename to by_credential_select;
alter policy staff_sees on passkey rename to staff_select;
alter policy staff_removes on passkey rename to staff_delete;
alter policy of_the_name on challenge rename to by_id_all;
alter policy own on authenticator rename to own_all;
alter policy staff_sees on authenticator rename to staff_select;
alter policy staff_removes on authenticator rename to staff_delete;
alter policy own on recovery_code rename to own_all;
alter policy staff_removes on recovery_code rename to staff_all;
alter policy own on google_identity rename to own_all;
alter policy of_the_subject on google_identity rename to by_subject_select;
alter policy own on notification_choice rename to own_all;
alter policy expired on sign_up rename to background_expire;
alter policy expired on one_time_code rename to background_expire;
alter policy expired on session rename to background_expire;
alter policy expired on challenge rename to background_expire;
alter policy expired on invitation rename to background_expire;
alter policy due on account rename to background_select_due;
alter policy anybody_adds on audit_entry rename to anyone_insert;
alter policy about_me on audit_entry rename to own_select;
alter policy staff on audit_entry rename to staff_select;
alter policy operator on audit_entry rename to background_select;
alter policy staff on enquiry_turn rename to staff_all;
alter policy desk_reads on enquiry rename to staff_select;
alter policy desk_marks on enquiry rename to staff_update;
alter policy desk_reads on booking rename to staff_select;
alter policy desk_reads on assessment rename to staff_select;
alter policy desk_reads on mail rename to staff_select;
alter policy of_the_owner on search_text rename to background_all;
alter policy mine on enquiry rename to own_address_all;
alter policy mine on assessment rename to own_address_all;
alter policy mine on subscriber rename to own_address_all;
alter policy mine on booking rename to own_address_all;
alter policy mine_alone_goes on subscriber rename to only_own_address_delete;
alter policy mine_alone_goes on booking rename to only_own_address_delete;
alter policy mine on mail rename to own_address_all;
alter policy mine on booking_slot rename to own_address_all;
alter policy my_answers on enquiry_turn rename to own_address_select;
alter policy own on profile rename to own_all;
alter policy own on profile_entry rename to own_all;
alter policy own on identity rename to own_all;
alter policy own on profile_photo rename to own_all;
alter policy own on resume rename to own_all;
alter policy of_the_key on file_to_delete rename to by_key_all;
alter policy owner_adds on file_to_delete rename to background_insert;
alter policy owner_renews on file_to_delete rename to background_update;
alter policy owner_sees on file_to_delete rename to background_select;
alter policy owner_deletes on file_to_delete rename to background_delete;
alter policy expired on profile_entry rename to background_expire;
alter policy theirs on job rename to employer_all;
alter policy public on job rename to public_select;
alter policy own on saved_job rename to own_all;
alter policy own on saved_search rename to own_all;
alter policy own on application_draft rename to own_all;
alter policy own on application rename to own_select;
alter policy own_changes on application rename to own_update;
alter policy own_applies on application rename to own_insert;
alter policy received on application rename to employer_select;
alter policy decided on application rename to employer_update;
alter policy of_the_application on application_turn rename to both_sides_all;
alter policy party on conversation rename to both_sides_all;
alter policy own_reads_on on conversation_reader rename to own_update;
alter policy applied on account rename to employer_select_applicant;
alter policy applied on profile rename to employer_select_applicant;
alter policy applied on profile_photo rename to employer_select_applicant;
alter policy applied on resume rename to employer_select_applicant;
alter policy owner_asks on notification_choice rename to background_select;
alter policy expired on saved_search rename to background_expire;
alter policy expired on message rename to background_expire;
alter policy expired on message_attachment rename to background_expire;
alter policy expired on resume rename to background_expire;
drop policy shown_once_published on organisation;
alter policy public_once_published on job rename to background_select_published;
alter policy to_be_mailed on saved_search rename to background_select_mailing;
alter policy of_the_link on saved_search rename to by_link_select;
alter policy ended_by_the_link on saved_search rename to by_link_update;
alter policy theirs on organisation_register rename to employer_all;
alter policy public on organisation_register rename to public_select;
alter policy follows_the_register on organisation_register rename to background_all;
alter policy own on live_stream rename to own_select;
alter policy own on live_event rename to own_select;
alter policy owner_counts on live_stream rename to background_all;
alter policy owner_adds on live_event rename to background_insert;
alter policy expired on live_event rename to background_expire;
alter policy owner_sees on conversation rename to background_select;
alter policy owner_sees on membership rename to background_select;
alter policy expired on conversation rename to background_expire;
alter policy expired_words on conversation rename to background_expire_text;
alter policy contact_leaves on job rename to background_update_published;
alter policy own on profile_private rename to own_all;
alter policy applied on profile_entry rename to employer_select_applicant;
alter policy unbound on authenticator rename to background_select_unbound;
alter policy unbound on identity rename to background_select_unbound;
alter policy unbound on resume rename to background_select_unbound;
alter policy own on known_device rename to own_all;
alter policy of_the_address on known_device rename to by_address_select;
alter policy staff_sees on known_device rename to staff_select;
alter policy staff_ends on known_device rename to staff_update;
alter policy expired on known_device rename to background_expire;
alter policy staff on newsletter_issue rename to staff_all;
alter policy draft_alone_goes on newsletter_issue rename to only_draft_delete;
alter policy published on newsletter_issue rename to public_select;
alter policy desk_counts on subscriber rename to staff_select;
alter policy staff on newsletter_delivery rename to staff_insert;
alter policy mine on newsletter_delivery rename to own_address_select;
alter policy sender on newsletter_issue rename to background_select;
alter policy sender_counts on newsletter_issue rename to background_update;
alter policy sender on newsletter_delivery rename to background_select;
alter policy sender_notes on newsletter_delivery rename to background_update;
alter policy sender on subscriber rename to background_select;
alter policy expired on newsletter_delivery rename to background_expire;
alter policy own on saved_plan rename to own_all;
alter policy expired on saved_plan rename to background_expire;
alter policy staff on testimonial rename to staff_all;
alter policy mine on testimonial rename to own_address_select;
alter policy mine_goes on testimonial rename to own_address_delete;
alter policy published on testimonial rename to background_select_confirmed;
alter policy expired on testimonial rename to background_expire;
alter policy team on register_fetch rename to staff_select;
alter policy background on register_fetch rename to background_all;
alter policy own on membership rename to own_select;
alter policy owner_sees on organisation rename to background_select;
alter policy party on message rename to both_sides_select;
alter policy writes on message rename to both_sides_insert;
alter policy party on conversation_reader rename to both_sides_select;
alter policy own_reads on conversation_reader rename to own_insert;
alter policy sent on message_attachment rename to both_sides_select;
alter policy own on message_attachment rename to own_all;
alter policy theirs on register_claim rename to employer_all;
alter policy team_reads on register_claim rename to staff_select;
alter policy team_confirms on organisation_register rename to staff_all;
alter policy own on sponsor_follow rename to own_all;
alter policy own on sponsor_alert rename to own_all;
alter policy to_be_mailed on sponsor_follow rename to background_select_mailing;
alter policy to_be_mailed on sponsor_alert rename to background_select_mailing;
alter policy follows_the_register on sponsor_follow rename to background_update;
alter policy of_the_link on sponsor_alert rename to by_link_select;
alter policy ended_by_the_link on sponsor_alert rename to by_link_update;
alter policy own on visa_facts_request rename to own_select;
alter policy own_answers on visa_facts_request rename to own_update;
alter policy theirs on visa_facts_request rename to employer_select;
alter policy they_ask on visa_facts_request rename to employer_insert;
alter policy they_ask_again on visa_facts_request rename to employer_update;
alter policy party on visa_facts_share rename to both_sides_select;
alter policy own_shares on visa_facts_share rename to own_insert;
alter policy own_takes_back on visa_facts_share rename to own_delete;
alter policy owner_clears on visa_facts_request rename to background_delete;
alter policy owner_sees on visa_facts_request rename to background_select;
alter policy own on notification rename to own_select;
alter policy own_reads on notification rename to own_update;
alter policy owner_sees on notification rename to background_select;
alter policy owner_adds on notification rename to background_insert;
alter policy owner_renews on notification rename to background_update;
alter policy expired on notification rename to background_expire;
alter policy theirs on organisation_logo rename to employer_all;
alter policy public on organisation_logo rename to public_select;
alter policy owner_sees on organisation_logo rename to background_select;
alter policy own on sponsorship_rejection rename to own_select;
alter policy own_asks on sponsorship_rejection rename to own_update;
alter policy theirs on sponsorship_rejection rename to employer_select;
alter policy they_write on sponsorship_rejection rename to employer_insert;
alter policy they_change on sponsorship_rejection rename to employer_update;
alter policy colleagues on applicant_note rename to employer_select;
alter policy writes on applicant_note rename to author_insert;
alter policy edits on applicant_note rename to author_update;
alter policy removes on applicant_note rename to author_delete;
alter policy theirs on applicant_tag rename to employer_all;
alter policy theirs on application_tag rename to employer_all;
alter policy theirs on interview rename to employer_all;
alter policy invited on interview rename to applicant_select;
alter policy theirs on rejection rename to employer_all;
alter policy theirs on rejection_template rename to employer_all;
alter policy owner_sees on rejection rename to background_select;
alter policy owner_sees on application rename to background_select;
alter policy kept_long_enough on application rename to background_retention_end;
alter policy erased on applicant_note rename to background_erase;
alter policy erased on application_tag rename to background_erase;
alter policy erased on rejection rename to background_erase;
alter policy erased on conversation rename to background_erase;
alter policy unused on applicant_tag rename to background_unused;
alter policy colleagues on conversation_assignment rename to employer_all;
alter policy colleagues on message_template rename to employer_all;
alter policy theirs on job_offer_draft rename to employer_all;
alter policy own on job_offer rename to own_select;
alter policy own_answers on job_offer rename to own_update;
alter policy theirs on job_offer rename to employer_select;
alter policy they_send on job_offer rename to employer_insert;
alter policy they_change on job_offer rename to employer_update;
alter policy party on job_offer_version rename to both_sides_select;
alter policy they_send on job_offer_version rename to employer_insert;
alter policy party on job_offer_event rename to both_sides_select;
alter policy adds on job_offer_event rename to both_sides_insert;
alter policy begins on hire_case rename to own_insert;
alter policy theirs on hire_case rename to employer_select;
alter policy they_end on hire_case rename to employer_update;
alter policy own on hire_case rename to own_select;
alter policy theirs on hire_case_step rename to employer_all;
alter policy expired on hire_case rename to background_expire;
alter policy owner_clears on job_offer_draft rename to background_delete;
alter policy owner_sees on job_offer_draft rename to background_select;
alter policy owner_detaches on sponsorship_rejection rename to background_update;
alter policy owner_clears on sponsorship_rejection rename to background_delete;
alter policy owner_sees on sponsorship_rejection rename to background_select;
alter policy team_decides on register_claim rename to staff_update;
alter policy expired on register_claim rename to background_expire;
alter policy jobs on held_licence rename to background_all;
alter policy jobs on key_person rename to background_all;
alter policy jobs on work_place rename to background_all;
alter policy jobs on sponsor_task_done rename to background_all;
alter policy theirs on held_licence rename to sponsor_select;
alter policy recorded on held_licence rename to sponsor_insert;
alter policy changed on held_licence rename to sponsor_update;
alter policy theirs on key_person rename to sponsor_select;
alter policy recorded on key_person rename to sponsor_insert;
alter policy changed on key_person rename to sponsor_update;
alter policy theirs on work_place rename to sponsor_select;
alter policy recorded on work_place rename to sponsor_insert;
alter policy changed on work_place rename to sponsor_update;
alter policy theirs on sponsor_task_done rename to sponsor_select;
alter policy recorded on sponsor_task_done rename to sponsor_insert;
alter policy changed on sponsor_task_done rename to sponsor_update;
alter policy jobs on worker_import rename to background_all;
alter policy jobs on import_mapping rename to background_all;
alter policy jobs on worker rename to background_all;
alter policy jobs on worker_terms rename to background_all;
alter policy jobs on worker_sealed rename to background_all;
alter policy jobs on worker_sealed_look rename to background_all;
alter policy jobs on worker_absence rename to background_all;
alter policy jobs on right_to_work_check rename to background_all;
alter policy theirs on worker_import rename to sponsor_select;
alter policy recorded on worker_import rename to sponsor_insert;
alter policy changed on worker_import rename to sponsor_update;
alter policy theirs on import_mapping rename to sponsor_select;
alter policy recorded on import_mapping rename to sponsor_insert;
alter policy changed on import_mapping rename to sponsor_update;
alter policy theirs on worker_sealed_look rename to sponsor_select;
alter policy recorded on worker_sealed_look rename to sponsor_insert;
alter policy changed on worker_sealed_look rename to sponsor_update;
alter policy theirs on worker rename to sponsor_select;
alter policy recorded on worker rename to sponsor_insert;
alter policy changed on worker rename to sponsor_update;
alter policy erased on worker rename to officer_delete;
alter policy theirs on worker_terms rename to sponsor_select;
alter policy recorded on worker_terms rename to sponsor_insert;
alter policy changed on worker_terms rename to sponsor_update;
alter policy theirs on worker_absence rename to sponsor_select;
alter policy recorded on worker_absence rename to sponsor_insert;
alter policy changed on worker_absence rename to sponsor_update;
alter policy theirs on right_to_work_check rename to sponsor_select;
alter policy recorded on right_to_work_check rename to sponsor_insert;
alter policy changed on right_to_work_check rename to sponsor_update;
alter policy ended on worker_absence rename to line_manager_update;
alter policy theirs on worker_sealed rename to sponsor_select;
alter policy recorded on worker_sealed rename to sponsor_insert;
alter policy changed on worker_sealed rename to sponsor_update;
alter policy erased on worker_sealed rename to sponsor_delete;
alter policy jobs on sponsor_event rename to background_all;
alter policy jobs on sponsor_duty rename to background_all;
alter policy jobs on sponsor_duty_step rename to background_all;
alter policy jobs on sponsor_duty_file rename to background_all;
alter policy jobs on certificate_allocation rename to background_all;
alter policy jobs on certificate rename to background_all;
alter policy jobs on certificate_note rename to background_all;
alter policy jobs on calendar_feed rename to background_all;
alter policy jobs on sponsor_reminder rename to background_all;
alter policy jobs on sponsor_check rename to background_all;
alter policy theirs on certificate_allocation rename to sponsor_select;
alter policy recorded on certificate_allocation rename to sponsor_insert;
alter policy changed on certificate_allocation rename to sponsor_update;
alter policy theirs on certificate rename to sponsor_select;
alter policy recorded on certificate rename to sponsor_insert;
alter policy changed on certificate rename to sponsor_update;
alter policy theirs on certificate_note rename to sponsor_select;
alter policy recorded on certificate_note rename to sponsor_insert;
alter policy changed on certificate_note rename to sponsor_update;
alter policy theirs on sponsor_check rename to sponsor_select;
alter policy theirs on sponsor_event rename to sponsor_select;
alter policy recorded on sponsor_event rename to sponsor_insert;
alter policy theirs on sponsor_duty rename to sponsor_select;
alter policy raised on sponsor_duty rename to sponsor_insert;
alter policy changed on sponsor_duty rename to sponsor_update;
alter policy recounted on sponsor_duty rename to line_manager_update;
alter policy theirs on sponsor_duty_step rename to sponsor_select;
alter policy recorded on sponsor_duty_step rename to sponsor_insert;
alter policy theirs on sponsor_duty_file rename to sponsor_select;
alter policy recorded on sponsor_duty_file rename to sponsor_insert;
alter policy own on calendar_feed rename to own_all;
alter policy theirs on held_move rename to employer_all;
alter policy own on held_move rename to own_select;
alter policy owner_sees on held_move rename to background_select;
alter policy erased on held_move rename to background_erase;
alter policy undone on application_turn rename to only_undo_delete;
alter policy theirs on job_editing rename to employer_all;
alter policy called_off on interview rename to applicant_update;
alter policy undone on worker_absence rename to officer_delete;
alter policy jobs on worker_change rename to background_all;
alter policy theirs on worker_change rename to sponsor_select;
alter policy recorded on worker_change rename to sponsor_insert;
alter policy of_what_follows on sponsor_duty_step rename to only_recorder_insert;
alter policy by_oneself on worker_terms rename to only_own_name_insert;
alter policy by_oneself on worker_absence rename to only_own_name_insert;
alter policy by_oneself on right_to_work_check rename to only_own_name_insert;
alter policy by_oneself on worker_sealed_look rename to only_own_name_insert;
alter policy by_oneself on certificate rename to only_own_name_insert;
alter policy by_oneself on certificate_note rename to only_own_name_insert;
alter policy by_oneself on sponsor_task_done rename to only_own_name_insert;
alter policy by_oneself on worker_import rename to only_own_name_insert;
alter policy replaced on sponsor_duty_file rename to sponsor_update;
alter policy told on worker rename to line_manager_update;
alter policy told on worker_terms rename to line_manager_update;
alter policy jobs on sponsor_archive rename to background_all;
alter policy theirs on sponsor_archive rename to sponsor_select;
alter policy recorded on sponsor_archive rename to sponsor_insert;
alter policy staff on answer_template rename to staff_all;
alter policy staff on organisation_note rename to staff_all;
alter policy expired on organisation_note rename to background_expire;
alter policy staff_sees on staff_invitation rename to staff_select;
alter policy staff_invites on staff_invitation rename to staff_insert;
alter policy staff_revokes on staff_invitation rename to staff_delete;
alter policy invited on staff_invitation rename to invitee_select;
alter policy invited_takes on staff_invitation rename to invitee_delete;
alter policy mine on staff_invitation rename to own_address_select;
alter policy mine_goes on staff_invitation rename to own_address_delete;
alter policy expired on staff_invitation rename to background_expire;
alter policy reported on report rename to own_insert;
alter policy staff on report rename to staff_select;
alter policy staff_decides on report rename to staff_update;
alter policy staff on moderation_stop rename to staff_all;
alter policy theirs on moderation_stop rename to employer_select;
alter policy owner_sees on moderation_stop rename to background_select;
alter table message rename constraint message_application_number_key to message_conversation_number_key;
