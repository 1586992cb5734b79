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
  ended_on date,
  unique (id, organisation)
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

-- after all functions

alter table hire_case enable row level security;
alter table hire_case force row level security;
grant select, insert, update on hire_case to portway_app;
-- Begun by the candidate who accepts, and from then on the employer's record.
create policy own_insert on hire_case for insert to portway_app with check (
  account = my_account() and exists (
    select from job_offer o where o.application = hire_case.application and o.account = my_account()
      and o.organisation = hire_case.organisation and o.state = 'accepted' and o.version = hire_case.offer_version
  )
);
-- Of somebody whom the employer hired outside Portway: without an offer.
create policy employer_insert on hire_case for insert to portway_app with check (
  organisation = my_organisation() and may_write_hiring() and offer_version = 0 and account <> my_account() and exists (
    select from application a where a.id = hire_case.application and a.organisation = my_organisation()
      and a.account = hire_case.account and a.state = 'hired'
  )
);
create policy employer_select on hire_case for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_update on hire_case for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy own_select on hire_case for select to portway_app using (account = my_account());
-- The papers of a worker are compared with the offer by what nobody who is logged in asks for.
create policy background_select on hire_case for select using (current_user <> 'portway_app');
-- Two years after the end, right to work copies need no longer be kept.
create policy background_expire on hire_case using (
  current_user <> 'portway_app' and ended_on < (now() - interval '2 years')::date
);

alter table hire_case_step enable row level security;
alter table hire_case_step force row level security;
grant select, insert, delete on hire_case_step to portway_app;
create policy employer_select on hire_case_step for select to portway_app using (exists (
  select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_hiring_organisation()
));
-- The worker sees which steps of their own hire are done.
create policy own_select on hire_case_step for select to portway_app using (exists (
  select from hire_case c where c.id = hire_case_step.hire_case and c.account = my_account()
));
create policy employer_insert on hire_case_step for insert to portway_app
  with check (by_account = my_account() and may_write_hiring() and exists (
    select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()
  ));
create policy employer_delete on hire_case_step for delete to portway_app using (may_write_hiring() and exists (
  select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()
));
create trigger clear_by_account before update of by_account on hire_case_step
  for each row when (old.by_account is not null and new.by_account is null) execute function clear_name('by_name');
