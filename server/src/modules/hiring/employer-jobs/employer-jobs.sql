-- A job of an organisation. What its answers mean and may be stands in contracts/src/candidate/jobs/job-fields.ts.
create table job (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Names its public page, and stays.
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,140}$'),
  state text not null default 'draft',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Whom candidates are told to turn to, and the name they are told.
  hiring_contact uuid references account on delete set null,
  contact_name text,
  -- Whether its pay can be sponsored, as the rules judged it on that day, with their steps.
  sponsorable text not null default 'unknown'
    check (sponsorable in ('anyone', 'new-entrants', 'phd', 'nobody', 'unknown')),
  pay_note text,
  judged_on date,
  judgement jsonb,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null default now(),
  -- Why it is closed, for its organisation alone; `date` when its last day was over.
  closed_because text check (closed_because in ('filled', 'cancelled', 'other', 'date')),
  closed_note text,
  -- What a change of law made of the verdict since its employer last saved it.
  law_change jsonb,
  check (state = 'draft' or published_at is not null),
  check ((state = 'closed') = (closed_at is not null)),
  constraint job_state_check check (state in ('draft', 'published', 'paused', 'closed'))
);
create index job_of on job (organisation, created_at desc, id desc);
create index job_contact on job (hiring_contact) where hiring_contact is not null;
create index job_to_judge on job (judged_on) where state in ('published', 'paused');
-- Open jobs past their last day are found in published_job, which has no paused ones.
create index job_paused on job (organisation) where state = 'paused';

-- What its editors have typed of a published job and not published yet, and what they asked the rules about it. In a table of
-- its own: a published job is for everybody to read.
create table job_editing (
  job uuid primary key references job on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  -- By field; null for an answer that is taken back.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  requires text[] not null default '{}',
  years smallint not null default 3,
  -- Not read: the size is the organisation's (sponsor-facts.sql). To go once no release writes it.
  sponsor_size text not null default 'large' check (sponsor_size in ('small', 'large')),
  changed_at timestamptz not null default now()
);
create index job_editing_at on job_editing (organisation);

-- after all tables

create function clear_hiring_contact() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update job set hiring_contact = null, contact_name = null
  where hiring_contact = old.account and organisation = old.organisation and state <> 'draft';
  return null;
end
$$;

create function clear_contact_name() returns trigger language plpgsql as $$
begin
  new.contact_name := null;
  return new;
end
$$;

create function rename_hiring_contact() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update job set contact_name = new.full_name where hiring_contact = new.id and state <> 'draft';
  return null;
end
$$;

-- after all functions

alter table job enable row level security;
alter table job force row level security;
grant select, insert, update on job to portway_app;
-- Of a job that is, or was, published, everybody may read what it says; drafts are seen at home alone.
create policy employer_select on job for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_insert on job for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on job for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy public_select on job for select to portway_app using (state <> 'draft');
create policy background_select_published on job for select using (current_user <> 'portway_app' and state <> 'draft');
-- Candidates see the name of the hiring contact. It is cleared, from closed jobs too, when that person leaves.
create policy background_update_published on job for update using (current_user <> 'portway_app' and state <> 'draft')
  with check (current_user <> 'portway_app');
-- A published job is put into the index of the search (jobs.sql).
create trigger refresh_published_job after insert on job for each row
  when (new.state = 'published') execute function refresh_published_job();
create trigger clear_contact_name before update of hiring_contact on job
  for each row when (new.hiring_contact is null) execute function clear_contact_name();
-- Refused while our team has stopped the job (staff.sql).
create trigger reject_stopped before update of state on job
  for each row when (new.state = 'published' and old.state <> 'published') execute function reject_stopped();
create trigger refresh_changed_job after update on job for each row
  when ((new.state = 'published' or old.state = 'published')
  and (new.state, new.answers, new.slug, new.organisation, new.published_at, new.sponsorable, new.pay_note, new.judgement->'missing')
  is distinct from
  (old.state, old.answers, old.slug, old.organisation, old.published_at, old.sponsorable, old.pay_note, old.judgement->'missing'))
  execute function refresh_published_job();

alter table job_editing enable row level security;
alter table job_editing force row level security;
grant select, insert, update on job_editing to portway_app;
create policy employer_select on job_editing for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_insert on job_editing for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring() and exists (
    select from job j where j.id = job_editing.job and j.organisation = my_organisation()
  ));
create policy employer_update on job_editing for update to portway_app
  using (organisation = my_organisation() and may_write_hiring())
  with check (organisation = my_organisation() and exists (
    select from job j where j.id = job_editing.job and j.organisation = my_organisation()
  ));
