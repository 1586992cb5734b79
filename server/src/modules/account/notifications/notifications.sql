-- What people are told: a row for each person, shown in the app, and by mail as they choose.
create table notification (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references account on delete cascade,
  -- The workspace in which it is shown; null where it is about the person's own search for work.
  organisation uuid,
  kind text not null,
  -- What it is about. Names are read from there when it is shown, so that none outlives its reason.
  application uuid,
  job uuid,
  conversation uuid,
  offer uuid,
  hiring_case uuid,
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object'),
  at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  mail text not null check (mail in ('none', 'at-once', 'daily', 'sent')),
  -- Somebody who leaves an organisation leaves what it told them.
  foreign key (account, organisation) references membership on delete cascade,
  constraint notification_kind_check check (kind in (
  'application-arrived', 'application-sent', 'status-changed', 'message', 'job-changed', 'job-closing',
  'job-sponsorability-changed', 'visa-facts-asked', 'visa-facts-shared', 'visa-facts-taken-back', 'offer-sent',
  'offer-answered', 'offer-accepted', 'review-asked', 'review-answered', 'claim-decided', 'sponsor-days-moved',
  'report-decided', 'sponsor-planned', 'sponsor-record-arrived'
))
);
create index notification_of on notification (account, organisation, at desc, id desc);
create index notification_unread on notification (account, organisation, kind) where read_at is null;
create index notification_application on notification (application);
create index notification_job on notification (job, kind);
create index notification_conversation on notification (conversation);
create index notification_to_mail on notification (account) where mail = 'daily';
create index notification_at on notification (at);

-- after all tables

alter table notification add foreign key (application) references application on delete cascade;
alter table notification add foreign key (job) references job on delete cascade;
alter table notification add foreign key (conversation) references conversation on delete cascade;

-- The group of each kind, for the person whom it reaches in an organisation or outside of one.
create function email_choice(somebody uuid, kind text, organisation uuid) returns text language sql stable
  set search_path = public, pg_temp as $$
  select coalesce((
    select case
      when kind = 'message' then message_mail
      when kind in ('job-closing', 'job-sponsorability-changed', 'claim-decided', 'sponsor-days-moved', 'sponsor-planned',
        'sponsor-record-arrived') then job_mail
      when organisation is null then application_mail
      else applicant_mail
    end from notification_choice where account = somebody
  ), 'at-once')
$$;

-- The other kinds are of the organisation itself or of its sponsored workers.
create function is_about_hiring(kind text) returns boolean language sql immutable
  return kind not in ('claim-decided', 'sponsor-days-moved', 'sponsor-planned', 'sponsor-record-arrived');

-- Tells one person, or everybody who hires in an organisation but `besides`, of one thing. Returns the notifications
-- that are to be mailed at once. What is mailed on its own, such as a message left unread, is only kept for the daily
-- mail. A person gets one mail an hour of one kind about one job; the others wait for the daily one.
create function notify_people(one uuid, team uuid, besides uuid[], event text, about jsonb, said jsonb, mails_itself boolean)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare people uuid[];
begin
  people := array(
    select m.account from membership m
      where m.organisation = team and (m.account = one or one is null)
        and (m.hiring in ('write', 'offers') or not is_about_hiring(event))
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
revoke execute on function notify_people(uuid,uuid,uuid[],text,jsonb,jsonb,boolean) from public;
grant execute on function notify_people(uuid,uuid,uuid[],text,jsonb,jsonb,boolean) to portway_app;

-- after all functions

alter table notification enable row level security;
alter table notification force row level security;
grant select on notification to portway_app;
grant update (read_at, mail) on notification to portway_app;
create policy own_select on notification for select to portway_app using (account = my_account());
create policy own_update on notification for update to portway_app
  using (account = my_account()) with check (account = my_account());
-- The function below works as the owner, whom force binds as well.
create policy background_select on notification for select using (current_user <> 'portway_app');
create policy background_insert on notification for insert with check (current_user <> 'portway_app');
create policy background_update on notification for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
-- Who no longer sees hiring (end_hiring_work in platform/auth/auth.sql).
create policy background_end_hiring on notification for delete
  using (current_user <> 'portway_app' and is_about_hiring(kind) and exists (
    select from membership m
    where m.account = notification.account and m.organisation = notification.organisation and m.hiring = 'none'
  ));
create policy background_expire on notification for delete
  using (current_user <> 'portway_app' and at < now() - interval '90 days');
