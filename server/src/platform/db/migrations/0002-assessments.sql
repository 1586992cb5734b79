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
  created_at timestamptz not null default now()
);

alter table assessment enable row level security;
alter table assessment force row level security;

-- Anybody may file one. Nothing reads them yet, so requests have no right to: a fault in a query shows no address.
create policy anybody_files on assessment for insert to portway_app with check (true);
grant insert (
  is_uk_registered, documents_submitted, knows_job_role_and_code, meets_salary_threshold,
  authorizing_officer_available, email, status, message, reasons, next_steps, not_checked, steps, judged_on,
  recorded_to
) on assessment to portway_app;

-- What a creating call answered under an Idempotency-Key. Neither the key nor the request can be read from it.
create table idempotency_key (
  key_hash text primary key,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now()
);

alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;

-- A request sees and changes only the row of the key it brought.
create policy of_the_key_brought on idempotency_key to portway_app
  using (key_hash = current_setting('portway.idempotency_key', true))
  with check (key_hash = current_setting('portway.idempotency_key', true));
grant select (key_hash, request_hash, answer), insert (key_hash, request_hash), update (answer)
  on idempotency_key to portway_app;
