alter table key_person add constraint key_person_id_organisation_key unique (id, organisation);

-- That a key person has read an edition of the guidance, named by the day from which it counts. It is never changed.
create table guidance_reading (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  key_person uuid not null,
  edition date not null,
  read_on date not null check (read_on >= edition),
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  unique (key_person, edition),
  constraint guidance_reading_key_person_fkey foreign key (key_person, organisation)
      references key_person (id, organisation) on delete cascade
);
create index guidance_reading_at on guidance_reading (organisation);
create index guidance_reading_by on guidance_reading (by_account);

alter table guidance_reading enable row level security;
alter table guidance_reading force row level security;
grant select, insert on guidance_reading to portway_app;
create policy background_all on guidance_reading
  using (current_user <> 'portway_app');
create policy sponsor_select on guidance_reading for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
-- Key people confirm for themselves; those who keep the records for a colleague too.
create policy sponsor_insert on guidance_reading for insert to portway_app with check (
  organisation = my_organisation() and by_account = my_account() and exists (
    select from key_person k where k.id = guidance_reading.key_person and k.organisation = my_organisation()
      and (may_record_workers() or (my_compliance_role() <> 'none' and k.account = my_account()))
  )
);
