-- What the team does with what people send: a booking and an assessment are also something to follow up. Each has an
-- enquiry of the same id beside it.
alter table enquiry drop constraint enquiry_kind_check;
alter table enquiry add constraint enquiry_kind_check
  check (kind in ('contact', 'pricing', 'university', 'demo', 'assessment'));
alter table enquiry add column state text not null default 'new'
  check (state in ('new', 'open', 'answered', 'closed'));
alter table enquiry add column assigned_to uuid references account on delete set null;
create index enquiry_state on enquiry (state, created_at desc, id desc);
create index enquiry_kind on enquiry (kind, created_at desc, id desc);
create index enquiry_assigned on enquiry (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index enquiry_suspected on enquiry (created_at desc, id desc) where suspected;
create index enquiry_address on enquiry (lower(email));
grant insert (id) on assessment to portway_app;

-- Those that are there already. The owner, too, is bound by row-level security, which hides them from it.
alter table enquiry no force row level security;
alter table booking no force row level security;
alter table assessment no force row level security;
insert into enquiry (
  id, kind, first_name, last_name, email, phone, organisation, message, details, suspected, state, created_at
)
select
  id, 'demo', first_name, last_name, email, phone, organisation, comments,
  jsonb_build_object('Asked for', initcap(purpose)), suspected,
  case when cancelled_at is not null or ends_at < now() then 'closed' else 'new' end, created_at
from booking;
insert into enquiry (id, kind, email, details, created_at)
select
  id, 'assessment', email,
  jsonb_build_object('Result', case status
    when 'eligible' then 'No obvious barrier found'
    when 'not-eligible' then 'Not for this job, as it stands'
    else 'More information is needed'
  end),
  created_at
from assessment;

create table enquiry_turn (
  id uuid primary key,
  enquiry uuid not null references enquiry on delete cascade,
  kind text not null check (kind in ('note', 'answer')),
  by_account uuid references account on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index enquiry_turn_of on enquiry_turn (enquiry, created_at, id);
create index enquiry_turn_by on enquiry_turn (by_account);
alter table enquiry_turn enable row level security;
alter table enquiry_turn force row level security;
create policy staff on enquiry_turn to portway_app using (is_staff()) with check (is_staff());
grant select, insert on enquiry_turn to portway_app;

-- Named so that they come before `mine` below: of several policies the first that fits decides.
create policy desk_reads on enquiry for select to portway_app using (is_staff());
create policy desk_marks on enquiry for update to portway_app using (is_staff()) with check (is_staff());
grant select on enquiry to portway_app;
grant update (state, assigned_to) on enquiry to portway_app;
create policy desk_reads on booking for select to portway_app using (is_staff());
create policy desk_reads on assessment for select to portway_app using (is_staff());

-- Dead letters: to whom and why, never what stands in them, which may be a code that lets somebody in.
create policy desk_reads on mail for select to portway_app using (is_staff() and failed_at is not null);
drop index mail_dead;
create index mail_dead on mail (failed_at desc, id desc) where failed_at is not null;
create function retry_letter(letter uuid) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update mail set failed_at = null where id = letter and failed_at is not null and is_staff();
  return found;
end
$$;
revoke execute on function retry_letter(uuid) from public;
grant execute on function retry_letter(uuid) to portway_app;

-- What the desk searches. `like` is not leakproof, so on a table whose rows row-level security picks it would read
-- every row. Requests have no right to this one: they ask `staff_finds`, which answers ids, and those to staff alone.
do $$
begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file then
  raise exception 'the extension pg_trgm is missing, and this log-in could not add it'
    using hint = 'Install PostgreSQL''s contrib modules, then as a superuser: create extension pg_trgm;';
end
$$;
create table search_text (
  row_id uuid primary key,
  about text not null,
  text text not null
);
alter table search_text enable row level security;
alter table search_text force row level security;
-- For its owner, whom force binds as well. A condition here would bring back what the table is there to avoid.
create policy of_the_owner on search_text using (true) with check (true);

create function keep_search_text() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from search_text where row_id = old.id;
    return old;
  end if;
  insert into search_text (row_id, about, text)
  select new.id, tg_table_name, coalesce(lower(string_agg(to_jsonb(new) ->> field, ' ' order by place)), '')
  from unnest(tg_argv) with ordinality as fields (field, place)
  on conflict (row_id) do update set text = excluded.text;
  return new;
end
$$;

insert into search_text (row_id, about, text)
select id, 'enquiry', lower(concat_ws(' ', first_name, last_name, email, organisation, message)) from enquiry;
create index search_text_trigrams on search_text using gin (text gin_trgm_ops);
create trigger search_text after insert or delete on enquiry
  for each row execute function keep_search_text('first_name', 'last_name', 'email', 'organisation', 'message');
create trigger search_text after insert or update of full_name, email or delete on account
  for each row execute function keep_search_text('full_name', 'email');
create trigger search_text after insert or update of name, website, industry or delete on organisation
  for each row execute function keep_search_text('name', 'website', 'industry');
alter table enquiry force row level security;
alter table booking force row level security;
alter table assessment force row level security;

-- The rows of a table that hold these letters, whatever their case: of all there are, or of those named.
create function staff_finds(kind text, needle text, among uuid[] default null) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare pattern text := '%' || regexp_replace(lower(needle), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not is_staff() then
    return;
  elsif among is null then
    return query select row_id from search_text where about = kind and text like pattern;
  else
    return query select row_id from search_text where row_id = any (among) and about = kind and text like pattern;
  end if;
end
$$;
revoke execute on function staff_finds(text, text, uuid[]) from public;
grant execute on function staff_finds(text, text, uuid[]) to portway_app;

-- What belongs to an address whose owner asks for it, or has it deleted: set for the verified address of an account.
create policy mine on enquiry to portway_app
  using (lower(email) = brought('own_email')) with check (false);
create policy mine on assessment to portway_app
  using (lower(email) = brought('own_email')) with check (false);
create policy mine on subscriber to portway_app
  using (lower(email) = brought('own_email')) with check (false);
create policy mine on booking to portway_app
  using (lower(email) = brought('own_email')) with check (false);
-- Whoever brings a booking or a subscription may see and change it as before, and not delete it.
create policy mine_alone_goes on subscriber as restrictive for delete to portway_app
  using (lower(email) = brought('own_email'));
create policy mine_alone_goes on booking as restrictive for delete to portway_app
  using (lower(email) = brought('own_email'));
create policy mine on mail to portway_app
  using (brought('own_email') in (lower(recipient), lower(reply_to))) with check (false);
grant select, delete on enquiry, assessment, subscriber, booking to portway_app;
grant delete, select (
  id, kind, recipient, reply_to, subject, attempts, last_fault, created_at, sent_at, failed_at
) on mail to portway_app;
create policy mine on booking_slot to portway_app
  using (booking in (select id from booking where lower(email) = brought('own_email'))) with check (false);
grant delete on booking_slot to portway_app;
create policy my_answers on enquiry_turn for select to portway_app
  using (kind = 'answer' and enquiry in (select id from enquiry where lower(email) = brought('own_email')));
