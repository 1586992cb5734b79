-- Which changes of the law a subscriber wants to hear of; none chosen means every change.
alter table subscriber add column topics text[] not null default '{}'
  check (topics <@ array['salaries', 'fees', 'occupations', 'licences', 'visas']);
grant update (topics) on subscriber to portway_app;

create table newsletter_issue (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- Grows with every change: whoever saves or sends names the one they saw.
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

alter table newsletter_issue enable row level security;
alter table newsletter_issue force row level security;
alter table newsletter_delivery enable row level security;
alter table newsletter_delivery force row level security;

create policy staff on newsletter_issue to portway_app using (is_staff()) with check (is_staff());
create policy draft_alone_goes on newsletter_issue as restrictive for delete to portway_app using (state = 'draft');
create policy published on newsletter_issue for select to portway_app using (state in ('sending', 'sent'));
grant select, delete on newsletter_issue to portway_app;
grant insert (id, subject, summary, law_change, topics, text, created_at, changed_at) on newsletter_issue to portway_app;
grant update (
  version, subject, summary, law_change, topics, text, changed_at, state, slug, content, sent_at, ended_at, recipients
) on newsletter_issue to portway_app;

-- The team names who gets an issue, and sees no address for it.
create policy desk_counts on subscriber for select to portway_app
  using (is_staff() and confirmed_at is not null and unsubscribed_at is null);
create policy staff on newsletter_delivery for insert to portway_app with check (is_staff() and mail is null);
grant insert (issue, subscriber) on newsletter_delivery to portway_app;
create policy mine on newsletter_delivery for select to portway_app
  using (subscriber in (select id from subscriber where lower(email) = brought('own_email')));
grant select on newsletter_delivery to portway_app;

-- Whoever sends is no request: it logs in as the owner, whom these bind.
create policy sender on newsletter_issue for select using (current_user <> 'portway_app');
create policy sender_counts on newsletter_issue for update
  using (current_user <> 'portway_app' and state <> 'draft') with check (state <> 'draft');
create policy sender on newsletter_delivery for select using (current_user <> 'portway_app');
create policy sender_notes on newsletter_delivery for update using (current_user <> 'portway_app');
create policy sender on subscriber for select
  using (current_user <> 'portway_app' and confirmed_at is not null and unsubscribed_at is null);
create policy expired on newsletter_delivery for delete using (current_user <> 'portway_app' and exists (
  select from newsletter_issue where id = issue and ended_at < now() - interval '30 days'
));

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
-- that is being written holds these rows, so this waits for it and then sees its mails.
create function withdraw_newsletter_mails() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'subscriber' then
    perform from newsletter_delivery where subscriber = old.id for update;
    delete from mail using newsletter_delivery d
      where d.subscriber = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null;
  else
    perform from newsletter_delivery where issue = old.id for update;
    delete from mail using newsletter_delivery d
      where d.issue = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger withdraw_mails before update of unsubscribed_at on subscriber for each row
  when (new.unsubscribed_at is not null) execute function withdraw_newsletter_mails();
create trigger withdraw_mails_before_deletion before delete on subscriber for each row
  execute function withdraw_newsletter_mails();
create trigger withdraw_mails before update of state on newsletter_issue for each row
  when (new.state = 'stopped' and old.state = 'sending') execute function withdraw_newsletter_mails();
