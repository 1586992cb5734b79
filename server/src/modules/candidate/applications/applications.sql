create table application_draft (
  account uuid not null references account on delete cascade,
  job uuid not null references job on delete cascade,
  text text not null,
  resume uuid references resume on delete set null,
  saved_at timestamptz not null default now(),
  primary key (account, job)
);

create table application (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  job uuid references job on delete set null,
  organisation uuid references organisation on delete set null,
  -- As they were when somebody applied.
  position text not null,
  company text not null,
  location text,
  text text not null,
  resume uuid references resume on delete set null,
  state text not null default 'pending'
    check (state in ('pending', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
  next_step text,
  next_step_on date,
  applied_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  erased_for_employer date,
  -- What the job said when somebody applied: its employer may change it, and they keep what they answered to.
  -- Applications from before have none.
  job_answers jsonb check (jsonb_typeof(job_answers) = 'object'),
  -- When the candidate was told that an application which nobody decided has ended. Only then is it erased for the employer.
  end_told_at timestamptz,
  -- One application a job, however often it is pressed.
  unique (account, job)
);
create index application_of on application (account, changed_at desc, id desc);
create index application_received on application (organisation, changed_at desc, id desc);
create index application_resume on application (resume);
-- Pages of the list and columns of the board, without sorting.
create index application_of_job on application (job, state, changed_at desc, id desc);
create index application_newest on application (organisation, applied_at desc, id desc);

create table application_turn (
  id bigint generated always as identity primary key,
  application uuid not null references application on delete cascade,
  state text not null,
  by_side text not null check (by_side in ('candidate', 'employer')),
  note text,
  at timestamptz not null default now(),
  -- What colleagues do with the applications for their jobs: notes, tags, interviews, and rejections that wait to be sent.
  
  -- Who changed the status, for colleagues; the candidate is told only which side it was.
  author uuid references account on delete set null
);
create index application_turn_of on application_turn (application, id);
create index application_turn_author on application_turn (author) where author is not null;

-- after all tables

create function notify_application() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.id);
  return null;
end
$$;

-- after all functions

alter table application_draft enable row level security;
alter table application_draft force row level security;
grant select, insert, update, delete on application_draft to portway_app;
create policy own_all on application_draft to portway_app
  using (account = my_account()) with check (account = my_account());

alter table application enable row level security;
alter table application force row level security;
grant select, insert, update on application to portway_app;
create policy own_select on application for select to portway_app using (account = my_account());
create policy own_update on application for update to portway_app
  using (account = my_account()) with check (account = my_account());
-- Only for a job that is open, and to the organisation whose it is.
create policy own_insert on application for insert to portway_app with check (
  account = my_account() and state = 'pending' and exists (
    select from job where job.id = application.job and job.organisation = application.organisation
      and job.state = 'published'
  )
);
create policy employer_select on application for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_update on application for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy background_select on application for select using (current_user <> 'portway_app');
-- The nightly work is the owner's, whom row-level security binds as well: it reaches only what may go.
create policy background_retention_end on application for update
  using (
    current_user <> 'portway_app' and organisation is not null and state not in ('offer', 'hired')
    and changed_at < now() - interval '27 days'
  )
  with check (current_user <> 'portway_app' and organisation is null and erased_for_employer is not null);
-- So does a status that an employer sets: its company page says that it answers (jobs.sql).
create trigger record_employer_decision after update on application for each row
  when (new.state in ('interview', 'offer', 'hired', 'rejected')
  and (new.state, new.next_step, new.next_step_on) is distinct from (old.state, old.next_step, old.next_step_on))
  execute function record_employer_activity();
-- An application, and each new status, is a live event for both sides (live.sql). applications.service.ts and moving.service.ts
-- add notifications and emails.
create trigger notify_application after insert on application
  for each row execute function notify_application();
create trigger notify_decision after update on application
  for each row when (
  (old.state, old.next_step, old.next_step_on) is distinct from (new.state, new.next_step, new.next_step_on)
  ) execute function notify_application();
-- A withdrawn application takes shared visa facts back (visa-facts.sql).
create trigger clear_visa_facts after update on application
  for each row when (new.state = 'withdrawn' or new.organisation is null) execute function clear_visa_facts();
-- When the employer no longer sees the application, its notes, tags and decisions are erased (employer-applications.sql).
create trigger erase_for_employer after update on application for each row
  when (old.erased_for_employer is null and new.erased_for_employer is not null)
  execute function erase_for_employer();
-- Without its employer an application loses the drafts of offers (offers.sql).
create trigger clear_offer_drafts after update on application for each row
  when (old.organisation is not null and new.organisation is null) execute function clear_offer_drafts();

alter table application_turn enable row level security;
alter table application_turn force row level security;
grant select, insert, delete on application_turn to portway_app;
create policy both_sides_select on application_turn for select to portway_app
  using (exists (select from application a where a.id = application_turn.application));
create policy both_sides_insert on application_turn for insert to portway_app with check (exists (
  select from application a where a.id = application_turn.application
    and ((by_side = 'candidate' and a.account = my_account())
      or (by_side = 'employer' and a.organisation = my_organisation() and may_write_hiring()))
));
create policy employer_undo_delete on application_turn for delete to portway_app using (
  may_write_hiring() and exists (
    select from held_move h where h.turn = application_turn.id and h.organisation = my_organisation()
      and h.due_at > now() - interval '1 hour'
  )
);
