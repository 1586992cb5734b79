-- Texts that the team puts into its answers.
create table answer_template (
  id uuid primary key,
  name text not null check (length(name) <= 80),
  text text not null check (length(text) <= 5000),
  changed_at timestamptz not null default now()
);
create unique index answer_template_name on answer_template (lower(name));

-- What the team notes of an organisation, for itself.
create table organisation_note (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  by_account uuid references account on delete set null,
  text text not null check (length(text) <= 5000),
  created_at timestamptz not null default now()
);
create index organisation_note_of on organisation_note (organisation, created_at desc, id desc);
create index organisation_note_by on organisation_note (by_account);

-- Someone whom a member of the team asked to join it. Its id becomes that of the account, when they choose a password by
-- the link; until then there is none.
create table staff_invitation (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  full_name text not null check (length(full_name) <= 200),
  invited_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index staff_invitation_email on staff_invitation (lower(email));
create index staff_invitation_by on staff_invitation (invited_by);

-- Whom and what a report is about, beside its enquiry, and what our team decided about it.
create table report (
  id uuid primary key,
  reporter uuid references account on delete set null,
  -- The workspace in which they reported it; null for a candidate.
  reporter_organisation uuid references organisation on delete set null,
  about text not null check (about in ('job', 'conversation')),
  -- Null once it is gone.
  job uuid check (job is null or about = 'job'),
  conversation uuid check (conversation is null or about = 'conversation'),
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

-- What our team stopped: nobody writes in such a conversation, and such a job stays paused.
create table moderation_stop (
  id uuid primary key default gen_random_uuid(),
  job uuid unique,
  conversation uuid unique,
  -- Whether the job was open to everybody then.
  was_published boolean not null default false,
  since timestamptz not null default now(),
  check (num_nonnulls(job, conversation) = 1)
);

-- after all tables

alter table report add foreign key (id) references enquiry on delete cascade;
alter table report add foreign key (job) references job on delete set null;
alter table report add foreign key (conversation) references conversation on delete set null;
alter table moderation_stop add foreign key (job) references job on delete cascade;
alter table moderation_stop add foreign key (conversation) references conversation on delete cascade;

-- The rows of a table that hold these letters, whatever their case: of all there are, or of those named.
create function staff_search(kind text, needle text, among uuid[] default null) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare pattern text := '%' || regexp_replace(lower(needle), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not is_staff() then
    return;
  elsif among is null then
    return query select row_id from search_text where about = kind and text like pattern;
  else
    return query select row_id from search_text where row_id = any (among) and about = kind and text like pattern;
  end if;
end
$$;
revoke execute on function staff_search(text,text,uuid[]) from public;
grant execute on function staff_search(text,text,uuid[]) to portway_app;

-- A stop holds whichever way a job or a message is written.
create function reject_stopped() returns trigger language plpgsql security definer
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
revoke execute on function set_stopped_job(uuid,text) from public;
grant execute on function set_stopped_job(uuid,text) to portway_app;

-- after all functions

alter table answer_template enable row level security;
alter table answer_template force row level security;
grant select, insert, delete on answer_template to portway_app;
grant update (name, text, changed_at) on answer_template to portway_app;
create policy staff_all on answer_template to portway_app using (is_staff()) with check (is_staff());

alter table organisation_note enable row level security;
alter table organisation_note force row level security;
grant select, insert on organisation_note to portway_app;
create policy staff_all on organisation_note to portway_app
  using (is_staff()) with check (is_staff() and by_account = my_account());
create policy background_expire on organisation_note
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');

alter table staff_invitation enable row level security;
alter table staff_invitation force row level security;
grant select, insert, delete on staff_invitation to portway_app;
create policy staff_select on staff_invitation for select to portway_app using (is_staff());
create policy staff_insert on staff_invitation for insert to portway_app
  with check (is_staff() and invited_by = my_account());
create policy staff_delete on staff_invitation for delete to portway_app using (is_staff());
-- The person with the link, which names it; by taking it they use it up.
create policy invitee_select on staff_invitation for select to portway_app using (id = my_account());
create policy invitee_delete on staff_invitation for delete to portway_app using (id = my_account());
-- Whose address it is, for the deletion of their account.
create policy own_address_select on staff_invitation for select to portway_app using (lower(email) = session_key('own_email'));
create policy own_address_delete on staff_invitation for delete to portway_app using (lower(email) = session_key('own_email'));
create policy background_expire on staff_invitation
  using (current_user <> 'portway_app' and expires_at < now() - interval '7 days');

alter table report enable row level security;
alter table report force row level security;
grant select on report to portway_app;
grant insert (id, reporter, reporter_organisation, about, job, conversation, reported_account, reported_organisation, position) on report to portway_app;
grant update (decision, reason, decided_by, decided_at) on report to portway_app;
create policy own_insert on report for insert to portway_app with check (
  reporter = my_account() and decision is null and reporter_organisation is not distinct from my_organisation()
);
create policy staff_select on report for select to portway_app using (is_staff());
create policy staff_update on report for update to portway_app
  using (is_staff()) with check (is_staff() and decided_by = my_account());

alter table moderation_stop enable row level security;
alter table moderation_stop force row level security;
grant select, insert, delete on moderation_stop to portway_app;
create policy staff_all on moderation_stop to portway_app using (is_staff()) with check (is_staff());
create policy employer_select on moderation_stop for select to portway_app using (
  job in (select j.id from job j where j.organisation = my_hiring_organisation())
  or conversation in (select c.id from conversation c)
);
create policy background_select on moderation_stop for select using (current_user <> 'portway_app');
