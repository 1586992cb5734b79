-- What clients said of us. Nobody but staff sees one before somebody has confirmed that it is real.
create table testimonial (
  id uuid primary key,
  -- Grows with every change: a person who saves or confirms names the one they saw.
  version integer not null default 1,
  quote text not null check (length(quote) <= 300),
  name text not null check (length(name) <= 100),
  role text not null check (length(role) <= 100),
  organisation text not null check (length(organisation) <= 100),
  -- For staff alone: whom to ask again, and where they agreed.
  email text not null check (length(email) <= 254),
  evidence text not null check (length(evidence) <= 5000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Somebody said on this day that it is real, and that the person agreed to be named.
  confirmed_at timestamptz,
  confirmed_by uuid references account on delete set null,
  -- Made up by the demo. No grant lets staff set or clear it.
  example boolean not null default false,
  check (confirmed_by is null or confirmed_at is not null)
);
create index testimonial_newest on testimonial (created_at desc, id desc);
create index testimonial_confirmed on testimonial (confirmed_at desc, id desc) where confirmed_at is not null;
create index testimonial_confirmed_by on testimonial (confirmed_by) where confirmed_by is not null;
create index testimonial_email on testimonial (lower(email));

-- after all tables

-- What everybody may see of them: the words of those that are confirmed, and which are examples.
create function shown_testimonials()
  returns table (id uuid, quote text, name text, role text, organisation text, example boolean, confirmed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, quote, name, role, organisation, example, confirmed_at from testimonial where confirmed_at is not null
  order by example, confirmed_at desc, id desc
$$;
revoke execute on function shown_testimonials() from public;
grant execute on function shown_testimonials() to portway_app;

-- The same for the release before this one, which knows of no examples: without them.
create function published_testimonials()
  returns table (id uuid, quote text, name text, role text, organisation text, confirmed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, quote, name, role, organisation, confirmed_at from testimonial where confirmed_at is not null and not example
  order by confirmed_at desc, id desc
$$;
revoke execute on function published_testimonials() from public;
grant execute on function published_testimonials() to portway_app;

-- The home page is kept in memory: each server is told that it has changed.
create function notify_testimonials_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('testimonials', '');
  return null;
end
$$;

-- after all functions

alter table testimonial enable row level security;
alter table testimonial force row level security;
grant select, delete on testimonial to portway_app;
grant insert (id, created_at, quote, name, role, organisation, email, evidence, changed_at) on testimonial to portway_app;
grant update (version, quote, name, role, organisation, email, evidence, changed_at, confirmed_at, confirmed_by) on testimonial to portway_app;
create policy staff_all on testimonial to portway_app using (is_staff()) with check (is_staff());
-- The person themselves, for the copy of their data and its deletion.
create policy own_address_select on testimonial for select to portway_app using (lower(email) = session_key('own_email'));
create policy own_address_delete on testimonial for delete to portway_app using (lower(email) = session_key('own_email'));
create policy background_select_confirmed on testimonial for select using (current_user <> 'portway_app' and confirmed_at is not null);
create policy background_expire on testimonial using (
  current_user <> 'portway_app' and confirmed_at is null and changed_at < now() - interval '1 year'
);
-- The demo, and the command that forgets it.
create policy background_examples on testimonial using (current_user <> 'portway_app' and example) with check (current_user <> 'portway_app' and example);
-- Every process drops the home page that it keeps.
create trigger notify_testimonials_changed after insert or update or delete on testimonial
  for each statement execute function notify_testimonials_changed();
