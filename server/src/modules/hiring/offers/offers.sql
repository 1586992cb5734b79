-- Offers: what is sent is a version that both sides see for good; and the case that an accepted one begins.
create table job_offer_draft (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  saved_at timestamptz not null default now()
);
create index job_offer_draft_at on job_offer_draft (organisation);

create table job_offer (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  state text not null check (state in ('sent', 'question', 'accepted', 'declined', 'withdrawn')),
  version integer not null check (version > 0),
  expires_on date not null,
  changed_at timestamptz not null default now()
);
create index job_offer_of on job_offer (account);
create index job_offer_at on job_offer (organisation, state, expires_on);

create table job_offer_version (
  application uuid not null references job_offer on delete cascade,
  number integer not null check (number > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- What the rules said of it then; null where nobody is sponsored.
  judgement jsonb,
  sent_by uuid references account on delete set null,
  sent_by_name text not null,
  sent_at timestamptz not null default now(),
  primary key (application, number)
);
create index job_offer_version_by on job_offer_version (sent_by);

create table job_offer_event (
  id bigint generated always as identity primary key,
  application uuid not null references job_offer on delete cascade,
  version integer not null,
  kind text not null check (kind in ('sent', 'question', 'answer', 'accepted', 'declined', 'withdrawn')),
  side text not null check (side in ('candidate', 'employer')),
  by_account uuid references account on delete set null,
  by_name text not null,
  words text,
  at timestamptz not null default now()
);
create index job_offer_event_of on job_offer_event (application, id);
create index job_offer_event_by on job_offer_event (by_account);

-- after all tables

create function notify_offer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;

create function clear_offer_drafts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from job_offer_draft where application = new.id;
  delete from sponsorship_rejection where application = new.id and rejected_at is null;
  update sponsorship_rejection set organisation = null where application = new.id and organisation is not null;
  return null;
end
$$;

-- after all functions

alter table job_offer_draft enable row level security;
alter table job_offer_draft force row level security;
grant select, insert, update, delete on job_offer_draft to portway_app;
create policy employer_select on job_offer_draft for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on job_offer_draft for insert to portway_app
  with check (organisation = my_organisation() and may_make_offers());
create policy employer_update on job_offer_draft for update to portway_app
  using (organisation = my_organisation() and may_make_offers()) with check (organisation = my_organisation());
create policy employer_delete on job_offer_draft for delete to portway_app
  using (organisation = my_organisation() and may_make_offers());
-- What an employer wrote of an application goes when it loses sight of it; the candidate keeps a rejection's reason.
create policy background_delete on job_offer_draft for delete using (current_user <> 'portway_app');
create policy background_select on job_offer_draft for select using (current_user <> 'portway_app');

alter table job_offer enable row level security;
alter table job_offer force row level security;
grant select, insert, update on job_offer to portway_app;
create policy own_select on job_offer for select to portway_app using (account = my_account());
create policy own_update on job_offer for update to portway_app
  using (account = my_account() and state in ('sent', 'question')) with check (account = my_account());
create policy employer_select on job_offer for select to portway_app
  using (organisation = my_hiring_organisation() and account <> my_account());
create policy employer_insert on job_offer for insert to portway_app with check (
  may_make_offers() and state = 'sent' and account <> my_account() and exists (
    select from application a where a.id = job_offer.application and a.account = job_offer.account
      and a.organisation = my_organisation() and a.organisation = job_offer.organisation
  )
);
create policy employer_update on job_offer for update to portway_app
  using (organisation = my_organisation() and may_make_offers() and account <> my_account() and state <> 'accepted')
  with check (organisation = my_organisation() and state in ('sent', 'withdrawn'));
-- An offer, and each answer to it, is a live event for both sides (live.sql). offers.service.ts and my-offers.service.ts add the
-- notifications and emails.
create trigger notify_offer after insert or update on job_offer
  for each row execute function notify_offer();

alter table job_offer_version enable row level security;
alter table job_offer_version force row level security;
grant select, insert on job_offer_version to portway_app;
create policy both_sides_select on job_offer_version for select to portway_app
  using (exists (select from job_offer o where o.application = job_offer_version.application));
create policy employer_insert on job_offer_version for insert to portway_app with check (
  sent_by = my_account() and may_make_offers() and exists (
    select from job_offer o where o.application = job_offer_version.application and o.organisation = my_organisation()
  )
);
create trigger clear_sent_by before update of sent_by on job_offer_version
  for each row when (old.sent_by is not null and new.sent_by is null) execute function clear_name('sent_by_name');

alter table job_offer_event enable row level security;
alter table job_offer_event force row level security;
grant select, insert on job_offer_event to portway_app;
create policy both_sides_select on job_offer_event for select to portway_app
  using (exists (select from job_offer o where o.application = job_offer_event.application));
create policy both_sides_insert on job_offer_event for insert to portway_app with check (
  by_account = my_account() and exists (
    select from job_offer o where o.application = job_offer_event.application
      and ((side = 'candidate' and o.account = my_account())
        or (side = 'employer' and o.organisation = my_organisation() and may_make_offers()))
  )
);
create trigger clear_by_account before update of by_account on job_offer_event
  for each row when (old.by_account is not null and new.by_account is null) execute function clear_name('by_name');
