-- What everybody may find of jobs. Row-level security does not bind these two tables: operators of full-text search are
-- not leakproof, and behind it every search would read every row. So they hold what is public, and nothing else.

-- Words are compared by their stems. There is no list of words to leave out but our own: English's has "it" on it.
create text search dictionary job_stem (template = snowball, language = english);
create text search configuration job_words (copy = pg_catalog.simple);
alter text search configuration job_words alter mapping for asciiword, word, numword with job_stem;

-- Ways to write the same thing become one. Signs that tell one technology from another become letters.
create function written_alike(said text) returns text language plpgsql immutable parallel safe as $$
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
create function stems_of(written text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select stem from unnest(tsvector_to_array(to_tsvector('public.job_words',
      regexp_replace(written, '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')))) as stem
    where stem <> all ('{a,an,and,are,as,at,be,by,for,from,in,is,of,on,or,our,the,to,we,will,with,you,your}')
  );
end
$$;

-- The words of a job: node.js is found as node.js, nodejs, node js and node.
create function words_of_job(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return public.stems_of(regexp_replace(public.written_alike(said), '\m([a-z]+)[. ]?js\M', '\1js \1 js', 'g'));
end
$$;

-- A town's words are never stemmed.
create function words_of_place(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return tsvector_to_array(to_tsvector('simple',
    regexp_replace(public.written_alike(said), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')));
end
$$;

-- What is typed into the two fields of the search, as a question of the index; null where nothing is typed. What has no
-- word in it asks for one that no job has. `mark` is '=' for the words of titles alone.
create function asked_of_jobs(typed text, mark text) returns text language plpgsql immutable parallel safe as $$
begin
  if btrim(typed) = '' then return null; end if;
  return coalesce((
    select string_agg(quote_literal(mark || stem), ' & ') from unnest(public.stems_of(
      regexp_replace(public.written_alike(typed), '\m([a-z]+)\.js\M', '\1js', 'g'))) as stem
  ), '''~no word''');
end
$$;
-- All of the country is everywhere.
create function asked_of_places(typed text) returns text language plpgsql immutable parallel safe as $$
declare words text[] := public.words_of_place(typed);
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
create function any_of(questions text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return (select string_agg('(' || question || ')', ' | ') from unnest(questions[1:60]) as question
    where question is not null);
end
$$;

-- What an organisation shows once it has published a job.
create table published_employer (
  organisation uuid primary key references organisation on delete cascade,
  -- As it is shown, and as the register of sponsors may know it.
  name text not null,
  legal_name text,
  trading_name text,
  website text,
  industry text,
  town text,
  size text,
  about text,
  -- When somebody there last decided about an application, or answered a candidate.
  answered_at timestamptz,
  -- Judged from what happened here, every quarter of an hour.
  actively_hiring boolean not null default false,
  growing_fast boolean not null default false
);

-- The jobs that are open, with all that a card shows and a search asks.
create table published_job (
  job uuid primary key references job on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  slug text not null,
  title text not null,
  employer text not null,
  size text,
  place text,
  nation text,
  workplace text not null,
  level text not null,
  employment text not null,
  currency text not null,
  pay_from integer not null,
  pay_to integer not null,
  hours_per_week numeric(4, 2) not null,
  occupation_code text,
  skills text[] not null,
  closes_on date,
  published_at timestamptz not null,
  sponsorable text not null,
  sponsorship_offered text,
  pay_note text,
  -- Pounds come before other money, which cannot be compared with them.
  pay_rank integer not null generated always as (
    pay_to + case currency when 'GBP' then 40000000 when 'EUR' then 20000000 else 0 end
  ) stored,
  -- Stems of the title, the employer, the skills and the summary; those of the title once more as `=stem`, words of the
  -- place as `@word`, and each filter as `~filter:value`. So one index answers any of their combinations.
  words tsvector not null
);
alter table published_job alter column words set statistics 400;
create index published_job_newest on published_job (published_at desc, job desc);
create index published_job_pay on published_job (pay_rank desc, job desc);
-- Searches are many and new jobs few: what is new goes into the index at once, and no search has to read a list of it.
create index published_job_words on published_job using gin (words) with (fastupdate = off);
create index published_job_of on published_job (organisation, published_at desc);
create index published_job_closes on published_job (closes_on) where closes_on is not null;
grant select on published_employer, published_job to portway_app;

create function words_of(said jsonb, employer text, size text, sponsorable text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select unnest(public.words_of_job(concat_ws(' ', said->>'title', employer, said->>'skills', said->>'summary')))
    union select '=' || unnest(public.words_of_job(said->>'title'))
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

-- The three functions below work as whoever owns the tables, who may be a log-in that row-level security binds.
create policy shown_once_published on organisation for select using (current_user <> 'portway_app');
create policy public_once_published on job for select using (current_user <> 'portway_app' and state <> 'draft');

create function publish_jobs(which uuid[]) returns void language sql security definer
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
    pay_to, hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable, sponsorship_offered, pay_note, words
  )
  select job.id, job.organisation, job.slug, said->>'title', e.name, e.size, said->>'place', said->>'nation',
    said->>'workplace', said->>'level', said->>'employment', said->>'currency', (said->>'payFrom')::int,
    (said->>'payTo')::int, (said->>'hoursPerWeek')::numeric, said->>'occupationCode',
    array(select jsonb_array_elements_text(coalesce(said->'skills', '[]'))), (said->>'closesOn')::date,
    job.published_at, job.sponsorable, said->>'sponsorship', job.pay_note,
    words_of(said, e.name, e.size, job.sponsorable)
  from job join published_employer e using (organisation) cross join lateral (select job.answers as said) as answers
  where job.id = any (which) and job.state = 'published';
$$;
-- Only the triggers call it.
revoke execute on function publish_jobs(uuid[]) from public;

create function keep_published_job() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform publish_jobs(array[new.id]);
  return null;
end
$$;
create trigger keep_published_job after insert on job for each row
  when (new.state = 'published') execute function keep_published_job();
-- That it was judged again, and the same was found, changes nothing that is searched.
create trigger keep_changed_job after update on job for each row
  when ((new.state = 'published' or old.state = 'published')
    and (new.state, new.answers, new.slug, new.organisation, new.published_at, new.sponsorable, new.pay_note)
      is distinct from
      (old.state, old.answers, old.slug, old.organisation, old.published_at, old.sponsorable, old.pay_note))
  execute function keep_published_job();

create function keep_published_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer set name = coalesce(nullif(new.trading_name, ''), new.name, 'An employer'),
    legal_name = new.name, trading_name = new.trading_name, website = new.website, industry = new.industry, town = new.town, size = new.size, about = new.about
  where organisation = new.id;
  if (new.trading_name, new.name, new.size) is distinct from (old.trading_name, old.name, old.size) then
    perform publish_jobs(array(select job from published_job where organisation = new.id));
  end if;
  return null;
end
$$;
create trigger keep_published_employer after update on organisation for each row
  when (new.* is distinct from old.*) execute function keep_published_employer();

-- What tells that somebody there is at work: only an employer moves an application on, or is the last to have written.
create function note_employer_answered() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer set answered_at = now() where organisation = new.organisation;
  return null;
end
$$;
create trigger note_employer_decided after update on application for each row
  when (new.state in ('interview', 'offer', 'hired', 'rejected')
    and (new.state, new.next_step, new.next_step_on) is distinct from (old.state, old.next_step, old.next_step_on))
  execute function note_employer_answered();
create trigger note_employer_wrote after update on conversation for each row
  when (new.last_side = 'employer' and new.last_number > old.last_number)
  execute function note_employer_answered();

-- Who may be mailed is asked without a log-in: which searches, and of whom. What they say is read as their owner.
create policy to_be_mailed on saved_search for select
  using (current_user <> 'portway_app' and alerts <> 'none' and removed_at is null);
-- The link in each of these mails ends them.
create policy of_the_link on saved_search for select to portway_app using (id::text = brought('job_alerts'));
create policy ended_by_the_link on saved_search for update to portway_app
  using (id::text = brought('job_alerts')) with check (id::text = brought('job_alerts') and alerts = 'none');
