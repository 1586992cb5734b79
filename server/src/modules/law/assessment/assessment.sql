-- What people answered about a sponsor licence, and what we said that day with its working.
-- The words of the answers are the rule's; the specified texts belong to the contract.
create table assessment (
  id uuid primary key default gen_random_uuid(),
  is_uk_registered text not null,
  documents_submitted text not null,
  knows_job_role_and_code text not null,
  meets_salary_threshold text not null,
  authorizing_officer_available text not null,
  email text not null check (length(email) <= 254),
  status text not null check (status in ('eligible', 'not-eligible', 'more-information-needed')),
  message text not null,
  reasons jsonb not null,
  next_steps jsonb not null,
  not_checked jsonb not null,
  steps jsonb not null,
  judged_on date not null,
  recorded_to date not null,
  created_at timestamptz not null default now(),
  -- An assessment may name the job in mind, by its occupation code: then the result says of it whether it can be sponsored.
  occupation_code text,
  job jsonb,
  -- An assessment may say whether the organisation exists mainly to sponsor someone: a ground of refusal since 20 May 2026.
  exists_mainly_to_sponsor text
);

-- after all functions

alter table assessment enable row level security;
alter table assessment force row level security;
grant select, delete on assessment to portway_app;
grant insert (is_uk_registered, documents_submitted, knows_job_role_and_code, meets_salary_threshold, authorizing_officer_available, email, status, message, reasons, next_steps, not_checked, steps, judged_on, recorded_to, id, occupation_code, job, exists_mainly_to_sponsor) on assessment to portway_app;
-- Anybody may file one. Nothing reads them yet, so requests have no right to: a fault in a query shows no address.
create policy anyone_insert on assessment for insert to portway_app with check (true);
create policy background_expire on assessment
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
create policy staff_select on assessment for select to portway_app using (is_staff());
create policy own_address_all on assessment to portway_app
  using (lower(email) = session_key('own_email')) with check (false);
