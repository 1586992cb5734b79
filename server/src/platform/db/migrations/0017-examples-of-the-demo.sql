-- Figures and contact details of the operator's own, and examples of the demo, which carry their tag in the row.
-- Figures of the operator's own, for the page About.
create table operator_figure (
  id uuid primary key,
  -- Grows with every change: a person who saves names the one they saw.
  version integer not null default 1,
  value text not null check (length(value) <= 12),
  label text not null check (length(label) <= 60),
  source text not null check (length(source) <= 200),
  true_on date not null,
  -- Made up by the demo. No grant lets staff set or clear it.
  example boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- Where the operator can be called and visited: one row of staff, and one of the demo.
create table operator_contact (
  example boolean primary key default false,
  office_phone text check (length(office_phone) <= 30),
  -- One line each.
  address text check (length(address) <= 5000),
  changed_at timestamptz not null,
  check (office_phone is not null or address is not null)
);

-- The pages About and Contact are kept in memory: each server is told that they have changed.
create function notify_operator_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('operator', '');
  return null;
end
$$;

alter table operator_figure enable row level security;
alter table operator_figure force row level security;
grant select, delete on operator_figure to portway_app;
grant insert (id, value, label, source, true_on, created_at, changed_at) on operator_figure to portway_app;
grant update (version, value, label, source, true_on, changed_at) on operator_figure to portway_app;
create policy anybody_select on operator_figure for select to portway_app using (true);
create policy staff_insert on operator_figure for insert to portway_app with check (is_staff() and not example);
create policy staff_update on operator_figure for update to portway_app using (is_staff() and not example) with check (is_staff() and not example);
create policy staff_delete on operator_figure for delete to portway_app using (is_staff());
-- The demo, and the command that forgets it.
create policy background_examples on operator_figure using (current_user <> 'portway_app' and example) with check (current_user <> 'portway_app' and example);

alter table operator_contact enable row level security;
alter table operator_contact force row level security;
grant select, delete on operator_contact to portway_app;
grant insert (office_phone, address, changed_at) on operator_contact to portway_app;
grant update (office_phone, address, changed_at) on operator_contact to portway_app;
create policy anybody_select on operator_contact for select to portway_app using (true);
create policy staff_insert on operator_contact for insert to portway_app with check (is_staff() and not example);
create policy staff_update on operator_contact for update to portway_app using (is_staff() and not example) with check (is_staff() and not example);
create policy staff_delete on operator_contact for delete to portway_app using (is_staff() and not example);
create policy background_examples on operator_contact using (current_user <> 'portway_app' and example) with check (current_user <> 'portway_app' and example);

create trigger notify_operator_changed after insert or update or delete on operator_figure
  for each statement execute function notify_operator_changed();
create trigger notify_operator_changed after insert or update or delete on operator_contact
  for each statement execute function notify_operator_changed();

alter table testimonial add column example boolean not null default false;

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
create or replace function published_testimonials()
  returns table (id uuid, quote text, name text, role text, organisation text, confirmed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, quote, name, role, organisation, confirmed_at from testimonial where confirmed_at is not null and not example
  order by confirmed_at desc, id desc
$$;

create policy background_examples on testimonial using (current_user <> 'portway_app' and example) with check (current_user <> 'portway_app' and example);
