-- Whom and what a report is about, beside its enquiry, and what our team decided about it.
create table report (
  id uuid primary key references enquiry on delete cascade,
  reporter uuid references account on delete set null,
  -- The workspace in which they reported it; null for a candidate.
  reporter_organisation uuid references organisation on delete set null,
  about text not null check (about in ('job', 'conversation')),
  -- Null once it is gone.
  job uuid references job on delete set null check (job is null or about = 'job'),
  conversation uuid references conversation on delete set null check (conversation is null or about = 'conversation'),
  -- The other side.
  reported_account uuid references account on delete set null,
  reported_organisation uuid references organisation on delete set null,
  -- The title of the job, for words about it when it is gone.
  position text not null check (length(position) <= 500),
  decision text check (decision in ('upheld', 'dismissed')),
  -- Why, for both sides.
  reason text check (length(reason) <= 2000),
  decided_by uuid references account on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (reason is null))
);
create index report_reporter on report (reporter);
create index report_reporter_at on report (reporter_organisation);
create index report_job on report (job);
create index report_conversation on report (conversation);
create index report_account on report (reported_account);
create index report_organisation on report (reported_organisation);
create index report_decided_by on report (decided_by);
alter table report enable row level security;
alter table report force row level security;
create policy reported on report for insert to portway_app with check (
  reporter = my_account() and decision is null and reporter_organisation is not distinct from my_organisation()
);
create policy staff on report for select to portway_app using (is_staff());
create policy staff_decides on report for update to portway_app
  using (is_staff()) with check (is_staff() and decided_by = my_account());
grant select on report to portway_app;
grant insert (
  id, reporter, reporter_organisation, about, job, conversation, reported_account, reported_organisation, position
) on report to portway_app;
grant update (decision, reason, decided_by, decided_at) on report to portway_app;

-- What our team stopped: nobody writes in such a conversation, and such a job stays paused.
create table moderation_stop (
  id uuid primary key default gen_random_uuid(),
  job uuid unique references job on delete cascade,
  conversation uuid unique references conversation on delete cascade,
  -- Whether the job was open to everybody then.
  was_published boolean not null default false,
  since timestamptz not null default now(),
  check (num_nonnulls(job, conversation) = 1)
);
alter table moderation_stop enable row level security;
alter table moderation_stop force row level security;
create policy staff on moderation_stop to portway_app using (is_staff()) with check (is_staff());
create policy theirs on moderation_stop for select to portway_app using (
  job in (select j.id from job j where j.organisation = my_organisation())
  or conversation in (select c.id from conversation c)
);
create policy owner_sees on moderation_stop for select using (current_user <> 'portway_app');
grant select, insert, delete on moderation_stop to portway_app;

-- A stop holds whichever way a job or a message is written.
create function guard_stopped() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'job' then
    if exists (select from moderation_stop s where s.job = new.id) then
      raise insufficient_privilege using message = 'permission denied: our team has stopped this job';
    end if;
  elsif exists (select from moderation_stop s where s.conversation = new.conversation) then
    raise insufficient_privilege using message = 'permission denied: our team has stopped this conversation';
  end if;
  return new;
end
$$;
create trigger guard_stopped before update of state on job
  for each row when (new.state = 'published' and old.state <> 'published') execute function guard_stopped();
create trigger guard_stopped before insert on message for each row execute function guard_stopped();

-- Our team pauses a job that it stopped; a job is otherwise its organisation's alone to change.
create function set_stopped_job(stopped uuid, becomes text) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not is_staff() or becomes not in ('paused', 'published') then
    raise insufficient_privilege using message = 'permission denied: only our team stops a job';
  end if;
  update job set state = becomes, changed_at = now()
    where id = stopped and state = case becomes when 'paused' then 'published' else 'paused' end;
end
$$;
revoke execute on function set_stopped_job(uuid, text) from public;
grant execute on function set_stopped_job(uuid, text) to portway_app;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'application-arrived', 'application-sent', 'status-changed', 'message', 'job-changed', 'job-closing',
  'job-sponsorability-changed', 'visa-facts-asked', 'visa-facts-shared', 'visa-facts-taken-back', 'offer-sent',
  'offer-answered', 'review-asked', 'review-answered', 'claim-decided', 'sponsor-days-moved', 'report-decided'
));
