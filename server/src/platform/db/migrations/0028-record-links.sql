-- Links by which a worker sends one record, or acknowledges what was given.

-- The information on UK employment rights that an employer gives its workers: a text, a link or a file. The newest is given;
-- what was given before stays.
create table rights_information (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  words text check (length(words) between 1 and 20000),
  url text check (length(url) <= 500 and url ~ '^https://'),
  -- Sealed in the store, under a name of our own.
  file_key uuid unique,
  file_name text check (length(file_name) <= 255),
  file_kind text check (file_kind in ('pdf', 'docx', 'txt', 'jpeg', 'png')),
  -- Names the file in the proof.
  file_sha256 text,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  unique (id, organisation),
  constraint rights_information_is_one_of_three check (num_nonnulls(words, url, file_key) = 1),
  constraint rights_information_file_is_named
    check (num_nonnulls(file_key, file_name, file_kind, file_sha256) in (0, 4))
);
create index rights_information_at on rights_information (organisation, at desc, id);
create index rights_information_by on rights_information (by_account);

-- A worker is asked for one thing by a link: a paper, or that the information on employment rights was given. Its holder needs
-- no account, and proves nothing but the secret, of which only the hash is kept.
create table record_request (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid not null,
  -- An id of the rules.
  record text not null check (length(record) between 1 and 60),
  asks text not null check (length(asks) between 1 and 120),
  note text check (length(note) between 1 and 500),
  -- What the worker says was given; null where a paper is asked for.
  information uuid,
  token_hash text not null unique,
  -- The last day on which it opens.
  open_until date not null,
  mailed boolean not null default false,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  opened_at timestamptz,
  withdrawn_at timestamptz,
  -- The worker has sent it, or has said whether the information was given.
  arrived_at timestamptz,
  was_given boolean,
  given_on date,
  verdict text check (verdict in ('confirmed', 'rejected')),
  verdict_reason text check (length(verdict_reason) between 1 and 300),
  decided_by uuid references account on delete set null,
  decided_by_name text,
  decided_at timestamptz,
  unique (id, organisation),
  constraint record_request_decided_after_it_arrived
    check (verdict is null or (arrived_at is not null and decided_at is not null)),
  constraint record_request_rejected_with_a_reason check (verdict <> 'rejected' or verdict_reason is not null),
  constraint record_request_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint record_request_information_fkey foreign key (information, organisation)
      references rights_information (id, organisation) on delete cascade
);
create index record_request_of on record_request (worker, at desc, id);
create index record_request_at on record_request (organisation);
create index record_request_by on record_request (by_account);
create index record_request_decided on record_request (decided_by);
create index record_request_information on record_request (information);

-- What came by a link, sealed in the store. Confirmed, it becomes a version of the record and leaves its place here.
create table record_request_file (
  id uuid primary key,
  request uuid not null,
  organisation uuid not null references organisation on delete cascade,
  place smallint not null check (place > 0),
  -- Made by the page that sent it: sent again after a cut connection, it is the same.
  page_key uuid not null,
  file_key uuid unique,
  file_name text not null check (length(file_name) <= 255),
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt', 'jpeg', 'png')),
  file_bytes integer not null check (file_bytes > 0),
  pages smallint check (pages > 0),
  turns smallint[] not null default '{}' check (array_length(turns, 1) <= 500 and turns <@ '{0,1,2,3}'),
  at timestamptz not null default now(),
  unique (request, page_key),
  constraint record_request_file_request_fkey foreign key (request, organisation)
      references record_request (id, organisation) on delete cascade
);
create index record_request_file_at on record_request_file (organisation);

-- The request of a link, for its holder: what there is to see and who asks.
create function find_record_link(hash text)
  returns table (
    id uuid, organisation uuid, organisation_name text, record text, asks text, note text, by_name text, by_account uuid,
    open_until date, opened_at timestamptz, withdrawn_at timestamptz, arrived_at timestamptz, was_given boolean,
    information uuid, worker uuid, files bigint
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.organisation, o.name, r.record, r.asks, r.note, r.by_name, r.by_account, r.open_until, r.opened_at,
    r.withdrawn_at, r.arrived_at, r.was_given, r.information, r.worker,
    (select count(*) from record_request_file f where f.request = r.id)
  from record_request r join organisation o on o.id = r.organisation
  where r.token_hash = hash
$$;

-- A link is open until it was used, was withdrawn, or its day is over.
create function is_open_record_link(request uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select exists (
    select from record_request r where r.id = request and r.token_hash = session_key('record_link')
      and r.arrived_at is null and r.withdrawn_at is null
  )
$$;

alter table rights_information enable row level security;
alter table rights_information force row level security;
grant select, insert on rights_information to portway_app;
create policy background_all on rights_information using (current_user <> 'portway_app');
create policy sponsor_select on rights_information for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on rights_information for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());
create policy link_select on rights_information for select to portway_app using (exists (
  select from record_request r where r.information = rights_information.id and r.token_hash = session_key('record_link')
));
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on rights_information
  for each row when (old.file_key is not null) execute function enqueue_file_delete();

alter table record_request enable row level security;
alter table record_request force row level security;
grant select, insert, update on record_request to portway_app;
create policy background_all on record_request using (current_user <> 'portway_app');
create policy sponsor_select on record_request for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on record_request for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());
create policy sponsor_update on record_request for update to portway_app
  using (organisation = my_organisation() and may_record_workers() and verdict is null)
  with check (organisation = my_organisation() and (verdict is null or decided_by = my_account()));
create policy link_select on record_request for select to portway_app using (token_hash = session_key('record_link'));
create policy link_update on record_request for update to portway_app
  using (token_hash = session_key('record_link') and withdrawn_at is null and arrived_at is null)
  with check (token_hash = session_key('record_link') and withdrawn_at is null and verdict is null);
create trigger reject_column_change before update on record_request for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'worker', 'record', 'asks', 'note', 'information', 'token_hash',
    'open_until', 'by_account', 'by_name', 'at');

alter table record_request_file enable row level security;
alter table record_request_file force row level security;
grant select, insert, update, delete on record_request_file to portway_app;
create policy background_all on record_request_file using (current_user <> 'portway_app');
create policy recorder_select on record_request_file for select to portway_app
  using (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on record_request_file for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
create policy sponsor_delete on record_request_file for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());
create policy link_select on record_request_file for select to portway_app using (is_open_record_link(request));
create policy link_insert on record_request_file for insert to portway_app with check (is_open_record_link(request));
create trigger reject_column_change before update on record_request_file for each row when (current_user = 'portway_app')
  execute function reject_column_change('request', 'organisation', 'page_key', 'file_name', 'file_kind', 'at');
create trigger enqueue_file_delete after delete on record_request_file
  for each row when (old.file_key is not null) execute function enqueue_file_delete();

-- The sponsor’s people are told that what they asked for by a link has arrived.
alter table notification drop constraint notification_kind_check, add constraint notification_kind_check check (kind in (
  'application-arrived', 'application-sent', 'status-changed', 'message', 'job-changed', 'job-closing',
  'job-sponsorability-changed', 'visa-facts-asked', 'visa-facts-shared', 'visa-facts-taken-back', 'offer-sent',
  'offer-answered', 'offer-accepted', 'review-asked', 'review-answered', 'claim-decided', 'sponsor-days-moved',
  'report-decided', 'sponsor-planned', 'sponsor-record-arrived'
));
create or replace function email_choice(somebody uuid, kind text, organisation uuid) returns text language sql stable
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
create or replace function is_about_hiring(kind text) returns boolean language sql immutable
  return kind not in ('claim-decided', 'sponsor-days-moved', 'sponsor-planned', 'sponsor-record-arrived');
