-- Every mail we owe somebody, written in the transaction of what it is about. A job of the queue sends it.
create table mail (
  id uuid primary key,
  -- What it is about, such as contact-received: for whoever reads the table, never shown.
  kind text not null,
  recipient text not null check (length(recipient) <= 320),
  reply_to text check (length(reply_to) <= 320),
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Given up: a dead letter, kept until somebody looks at it.
  failed_at timestamptz,
  attempts integer not null default 0,
  last_fault text
);
create index mail_newest on mail (created_at desc, id desc);
create index mail_dead on mail (failed_at desc, id desc) where failed_at is not null;

-- after all tables

create function retry_email(letter uuid) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update mail set failed_at = null where id = letter and failed_at is not null and is_staff();
  return found;
end
$$;
revoke execute on function retry_email(uuid) from public;
grant execute on function retry_email(uuid) to portway_app;

-- after all functions

alter table mail enable row level security;
grant delete on mail to portway_app;
grant select (created_at, sent_at, failed_at, attempts, last_fault, id, kind, recipient, reply_to, subject) on mail to portway_app;
grant insert (text, html, headers, attachments, id, kind, recipient, reply_to, subject) on mail to portway_app;
create policy anyone_insert on mail for insert to portway_app with check (sent_at is null and failed_at is null);
-- Dead letters: to whom and why, never what stands in them, which may be a code that lets somebody in.
create policy staff_select on mail for select to portway_app using (is_staff() and failed_at is not null);
create policy own_address_all on mail to portway_app
  using (session_key('own_email') in (lower(recipient), lower(reply_to))) with check (false);
