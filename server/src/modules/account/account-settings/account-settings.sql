create table notification_choice (
  account uuid primary key references account on delete cascade,
  job_alerts boolean not null default true,
  product_news boolean not null default false,
  -- How each group of them is mailed. One box for messages and changes becomes a choice for each group.
  message_mail text not null default 'at-once' check (message_mail in ('at-once', 'daily', 'never')),
  application_mail text not null default 'at-once' check (application_mail in ('at-once', 'daily', 'never')),
  applicant_mail text not null default 'at-once' check (applicant_mail in ('at-once', 'daily', 'never')),
  job_mail text not null default 'at-once' check (job_mail in ('at-once', 'daily', 'never'))
);

-- after all tables

-- Mails about what others decide.
create function wants_message_emails(somebody uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  as $$ select coalesce((select application_mail = 'at-once' from notification_choice where account = somebody), true) $$;

-- after all functions

alter table notification_choice enable row level security;
alter table notification_choice force row level security;
grant select, insert, update, delete on notification_choice to portway_app;
create policy own_all on notification_choice to portway_app
  using (account = my_account()) with check (account = my_account());
create policy background_select on notification_choice for select using (current_user <> 'portway_app');
