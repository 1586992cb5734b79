-- What its editors have typed of a published job and not published yet, and what they asked the rules about it. In a table of
-- its own: a published job is for everybody to read.
create table job_editing (
  job uuid primary key references job on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  -- By field; null for an answer that is taken back.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  requires text[] not null default '{}',
  years smallint not null default 3,
  sponsor_size text not null default 'large' check (sponsor_size in ('small', 'large')),
  changed_at timestamptz not null default now()
);
create index job_editing_at on job_editing (organisation);
alter table job_editing enable row level security;
alter table job_editing force row level security;
grant select, insert, update on job_editing to portway_app;
create policy theirs on job_editing to portway_app
  using (organisation = my_organisation())
  with check (organisation = my_organisation() and exists (
    select from job j where j.id = job_editing.job and j.organisation = my_organisation()
  ));
