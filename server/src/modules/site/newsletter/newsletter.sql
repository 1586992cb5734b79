-- Who asked for the newsletter. Nobody receives it who has not said so twice.
create table subscriber (
  id uuid primary key default gen_random_uuid(),
  -- Lower case: one address is one subscriber.
  email text not null unique check (length(email) <= 254),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Which changes of the law a subscriber wants to hear of; none chosen means every change.
  topics text[] not null default '{}'
  check (topics <@ array['salaries', 'fees', 'occupations', 'licences', 'visas'])
);

create table newsletter_issue (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- Grows with every change: a save or a send names the one it was based on.
  version integer not null default 1,
  subject text not null check (length(subject) <= 120),
  summary text check (length(summary) <= 200),
  law_change boolean not null,
  topics text[] not null default '{}'
    check (topics <@ array['salaries', 'fees', 'occupations', 'licences', 'visas']),
  text text not null check (length(text) <= 20000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- What was sent, with the figures of that day: a later correction of the law does not change it.
  slug text unique,
  content jsonb,
  sent_at timestamptz,
  ended_at timestamptz,
  recipients integer,
  delivered integer,
  failed integer,
  check ((state = 'draft') = (sent_at is null)),
  check (sent_at is null or (slug is not null and content is not null and recipients is not null))
);
create index newsletter_issue_newest on newsletter_issue (created_at desc, id desc);
create index newsletter_issue_published on newsletter_issue (sent_at desc, id desc) where state in ('sending', 'sent');

-- Who gets an issue, each once. A batch writes the mail and notes it here, in one transaction.
create table newsletter_delivery (
  issue uuid not null references newsletter_issue on delete cascade,
  subscriber uuid not null references subscriber on delete cascade,
  mail uuid unique,
  mailed_at timestamptz,
  -- No mail was written, because they had unsubscribed by then.
  dropped boolean not null default false,
  primary key (issue, subscriber)
);
create index newsletter_delivery_waiting on newsletter_delivery (issue, subscriber) where mail is null and not dropped;
create index newsletter_delivery_of on newsletter_delivery (subscriber);

-- after all tables

-- How far an issue is, in numbers alone.
create function newsletter_progress(of_issue uuid, out delivered integer, out failed integer, out waiting integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select
    count(*) filter (where mail.sent_at is not null),
    count(*) filter (where mail.failed_at is not null),
    count(*) filter (where (d.mail is null and not d.dropped) or (mail.sent_at is null and mail.failed_at is null and mail.id is not null))
  from newsletter_delivery d left join mail on mail.id = d.mail where d.issue = of_issue
$$;
revoke execute on function newsletter_progress(uuid) from public;
grant execute on function newsletter_progress(uuid) to portway_app;

-- Takes back what was written and not sent yet: to a subscriber who leaves, and of an issue that is stopped. A batch
-- that is being written holds these rows, so this waits for it and then sees its mails. A stopped issue can be resumed,
-- so whose mail was never handed to a server waits again. One that is being handed over at this moment may arrive: who it
-- is for counts as having had it.
create function cancel_newsletter_emails() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'subscriber' then
    perform from newsletter_delivery where subscriber = old.id for update;
    delete from mail using newsletter_delivery d
      where d.subscriber = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null;
  else
    perform from newsletter_delivery where issue = old.id for update;
    with withdrawn as (
      delete from mail using newsletter_delivery d
        where d.issue = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null
        returning mail.id, mail.attempts = 0 or mail.last_fault is not null as idle
    )
    update newsletter_delivery d set mail = null, mailed_at = null from withdrawn
      where d.issue = old.id and d.mail = withdrawn.id and withdrawn.idle;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- How many are still on the list who would get an issue if it were resumed.
create function newsletter_unsent(of_issue uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from newsletter_delivery d join subscriber s on s.id = d.subscriber
  where d.issue = of_issue and d.mail is null and not d.dropped
    and s.confirmed_at is not null and s.unsubscribed_at is null
$$;
revoke execute on function newsletter_unsent(uuid) from public;
grant execute on function newsletter_unsent(uuid) to portway_app;

-- after all functions

alter table subscriber enable row level security;
alter table subscriber force row level security;
grant select, delete on subscriber to portway_app;
grant insert (email, asked_at) on subscriber to portway_app;
grant update (asked_at, confirmed_at, unsubscribed_at, topics) on subscriber to portway_app;
-- A request sees the one subscriber whose address it was given, or whose signed link it brought.
create policy by_address_all on subscriber to portway_app
  using (email = current_setting('portway.subscriber_email', true)
    or id::text = current_setting('portway.subscriber_id', true))
  with check (email = current_setting('portway.subscriber_email', true)
    or id::text = current_setting('portway.subscriber_id', true));
create policy background_expire on subscriber
  using (current_user <> 'portway_app' and (
    (confirmed_at is null and asked_at < now() - interval '30 days')
    or unsubscribed_at < now() - interval '30 days'
  ));
create policy own_address_all on subscriber to portway_app
  using (lower(email) = session_key('own_email')) with check (false);
-- By a signed link a subscription is seen and changed, and not deleted.
create policy only_own_address_delete on subscriber as restrictive for delete to portway_app
  using (lower(email) = session_key('own_email'));
-- The team names who gets an issue, and sees no address for it.
create policy staff_select on subscriber for select to portway_app
  using (is_staff() and confirmed_at is not null and unsubscribed_at is null);
create policy background_select on subscriber for select
  using (current_user <> 'portway_app' and confirmed_at is not null and unsubscribed_at is null);
-- Unsent emails to who leaves are cancelled (platform/mail/mail.sql).
create trigger cancel_newsletter_emails before update of unsubscribed_at on subscriber for each row
  when (new.unsubscribed_at is not null) execute function cancel_newsletter_emails();
create trigger cancel_newsletter_emails_on_delete before delete on subscriber for each row
  execute function cancel_newsletter_emails();

alter table newsletter_issue enable row level security;
alter table newsletter_issue force row level security;
grant select, delete on newsletter_issue to portway_app;
grant insert (id, created_at, subject, summary, law_change, topics, text, changed_at) on newsletter_issue to portway_app;
grant update (state, version, subject, summary, law_change, topics, text, changed_at, slug, content, sent_at, ended_at, recipients) on newsletter_issue to portway_app;
create policy staff_all on newsletter_issue to portway_app using (is_staff()) with check (is_staff());
create policy only_draft_delete on newsletter_issue as restrictive for delete to portway_app using (state = 'draft');
create policy public_select on newsletter_issue for select to portway_app using (state in ('sending', 'sent'));
-- Sending is no request: it logs in as the owner, whom these bind.
create policy background_select on newsletter_issue for select using (current_user <> 'portway_app');
create policy background_update on newsletter_issue for update
  using (current_user <> 'portway_app' and state <> 'draft') with check (state <> 'draft');
-- Unsent emails of a stopped issue are cancelled (platform/mail/mail.sql).
create trigger cancel_newsletter_emails before update of state on newsletter_issue for each row
  when (new.state = 'stopped' and old.state = 'sending') execute function cancel_newsletter_emails();

alter table newsletter_delivery enable row level security;
alter table newsletter_delivery force row level security;
grant select on newsletter_delivery to portway_app;
grant insert (issue, subscriber) on newsletter_delivery to portway_app;
create policy staff_insert on newsletter_delivery for insert to portway_app with check (is_staff() and mail is null);
create policy own_address_select on newsletter_delivery for select to portway_app
  using (subscriber in (select id from subscriber where lower(email) = session_key('own_email')));
create policy background_select on newsletter_delivery for select using (current_user <> 'portway_app');
create policy background_update on newsletter_delivery for update using (current_user <> 'portway_app');
create policy background_expire on newsletter_delivery for delete using (current_user <> 'portway_app' and exists (
  select from newsletter_issue where id = issue and ended_at < now() - interval '30 days'
));
