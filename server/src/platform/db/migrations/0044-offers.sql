-- Offers: what is sent is a version that both sides see for good; and the case that an accepted one begins.
create table job_offer_draft (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  saved_at timestamptz not null default now()
);
create index job_offer_draft_at on job_offer_draft (organisation);

create table job_offer (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  state text not null check (state in ('sent', 'question', 'accepted', 'declined', 'withdrawn')),
  version integer not null check (version > 0),
  expires_on date not null,
  changed_at timestamptz not null default now()
);
create index job_offer_of on job_offer (account);
create index job_offer_at on job_offer (organisation, state, expires_on);

create table job_offer_version (
  application uuid not null references job_offer on delete cascade,
  number integer not null check (number > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- What the rules said of it then; null where nobody is sponsored.
  judgement jsonb,
  sent_by uuid references account on delete set null,
  sent_by_name text not null,
  sent_at timestamptz not null default now(),
  primary key (application, number)
);
create index job_offer_version_by on job_offer_version (sent_by);

create table job_offer_event (
  id bigint generated always as identity primary key,
  application uuid not null references job_offer on delete cascade,
  version integer not null,
  kind text not null check (kind in ('sent', 'question', 'answer', 'accepted', 'declined', 'withdrawn')),
  side text not null check (side in ('candidate', 'employer')),
  by_account uuid references account on delete set null,
  by_name text not null,
  words text,
  at timestamptz not null default now()
);
create index job_offer_event_of on job_offer_event (application, id);
create index job_offer_event_by on job_offer_event (by_account);

-- It copies what it rests on, and outlives the candidate's account and the advertisement.
create table hire_case (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  application uuid unique references application on delete set null,
  account uuid references account on delete set null,
  candidate_name text not null,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  judgement jsonb,
  offer_version integer not null,
  accepted_at timestamptz not null default now(),
  -- The last day at work, or the day on which it was clear that there is none.
  ended_on date
);
create index hire_case_at on hire_case (organisation, accepted_at desc, id desc);
create index hire_case_of on hire_case (account);
create index hire_case_ended on hire_case (ended_on) where ended_on is not null;

-- What is done of it, by whom.
create table hire_case_step (
  hire_case uuid not null references hire_case on delete cascade,
  step text not null check (length(step) between 1 and 60),
  by_account uuid references account on delete set null,
  by_name text not null,
  done_at timestamptz not null default now(),
  primary key (hire_case, step)
);
create index hire_case_step_by on hire_case_step (by_account);

do $$
declare offer_table text;
begin
  foreach offer_table in array array[
    'job_offer_draft', 'job_offer', 'job_offer_version', 'job_offer_event', 'hire_case', 'hire_case_step'
  ] loop
    execute format('alter table %I enable row level security', offer_table);
    execute format('alter table %I force row level security', offer_table);
  end loop;
end
$$;
grant select, insert, update, delete on job_offer_draft to portway_app;
grant select, insert, update on job_offer, hire_case to portway_app;
grant select, insert on job_offer_version, job_offer_event to portway_app;
grant select, insert, delete on hire_case_step to portway_app;

create policy theirs on job_offer_draft to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());

create policy own on job_offer for select to portway_app using (account = my_account());
create policy own_answers on job_offer for update to portway_app
  using (account = my_account() and state in ('sent', 'question')) with check (account = my_account());
create policy theirs on job_offer for select to portway_app
  using (organisation = my_organisation() and account <> my_account());
create policy they_send on job_offer for insert to portway_app with check (
  state = 'sent' and account <> my_account() and exists (
    select from application a where a.id = job_offer.application and a.account = job_offer.account
      and a.organisation = my_organisation() and a.organisation = job_offer.organisation
  )
);
create policy they_change on job_offer for update to portway_app
  using (organisation = my_organisation() and account <> my_account() and state <> 'accepted')
  with check (organisation = my_organisation() and state in ('sent', 'withdrawn'));

create policy party on job_offer_version for select to portway_app
  using (exists (select from job_offer o where o.application = job_offer_version.application));
create policy they_send on job_offer_version for insert to portway_app with check (
  sent_by = my_account() and exists (
    select from job_offer o where o.application = job_offer_version.application and o.organisation = my_organisation()
  )
);
create policy party on job_offer_event for select to portway_app
  using (exists (select from job_offer o where o.application = job_offer_event.application));
create policy adds on job_offer_event for insert to portway_app with check (
  by_account = my_account() and exists (
    select from job_offer o where o.application = job_offer_event.application
      and ((side = 'candidate' and o.account = my_account())
        or (side = 'employer' and o.organisation = my_organisation()))
  )
);

-- Begun by the candidate who accepts, and from then on the employer's record.
create policy begins on hire_case for insert to portway_app with check (
  account = my_account() and exists (
    select from job_offer o where o.application = hire_case.application and o.account = my_account()
      and o.organisation = hire_case.organisation and o.state = 'accepted' and o.version = hire_case.offer_version
  )
);
create policy theirs on hire_case for select to portway_app using (organisation = my_organisation());
create policy they_end on hire_case for update to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy own on hire_case for select to portway_app using (account = my_account());
create policy theirs on hire_case_step to portway_app
  using (exists (select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()))
  with check (by_account = my_account() and exists (
    select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()
  ));
-- Two years after the end, right to work copies need no longer be kept.
create policy expired on hire_case using (
  current_user <> 'portway_app' and ended_on < (now() - interval '2 years')::date
);

create function tell_of_offer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform tell_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;
create trigger tell_of_offer after insert or update on job_offer
  for each row execute function tell_of_offer();

-- A colleague who deletes their account is named no more.
alter table sponsorship_rejection add column review_by uuid references account on delete set null;
create index sponsorship_rejection_review_by on sponsorship_rejection (review_by);
create function forget_the_name() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], 'Somebody who left'));
end
$$;
do $$
declare named record;
begin
  for named in select * from (values
    ('visa_facts_request', 'asked_by', 'asked_by_name'), ('sponsorship_rejection', 'written_by', 'by_name'),
    ('sponsorship_rejection', 'review_by', 'review_by_name'), ('job_offer_version', 'sent_by', 'sent_by_name'),
    ('job_offer_event', 'by_account', 'by_name'), ('hire_case_step', 'by_account', 'by_name')
  ) as names (kept, who, name) loop
    execute format('create trigger forget_%2$s before update of %2$I on %1$I
      for each row when (old.%2$I is not null and new.%2$I is null) execute function forget_the_name(%3$L)',
      named.kept, named.who, named.name);
  end loop;
end
$$;

-- What an employer wrote of an application goes when it loses sight of it; the candidate keeps a rejection's reason.
create policy owner_clears on job_offer_draft for delete using (current_user <> 'portway_app');
create policy owner_sees on job_offer_draft for select using (current_user <> 'portway_app');
create policy owner_detaches on sponsorship_rejection for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app' and organisation is null);
create policy owner_clears on sponsorship_rejection for delete
  using (current_user <> 'portway_app' and rejected_at is null);
create policy owner_sees on sponsorship_rejection for select using (current_user <> 'portway_app');
create function clear_drafts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from job_offer_draft where application = new.id;
  delete from sponsorship_rejection where application = new.id and rejected_at is null;
  update sponsorship_rejection set organisation = null where application = new.id and organisation is not null;
  return null;
end
$$;
create trigger clear_drafts after update on application for each row
  when (old.organisation is not null and new.organisation is null) execute function clear_drafts();
