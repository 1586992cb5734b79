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
create index mail_dead on mail (failed_at) where failed_at is not null;

-- Requests post and never read. Whoever sends is no request: it logs in as the owner.
alter table mail enable row level security;
create policy anybody_posts on mail for insert to portway_app with check (sent_at is null and failed_at is null);
grant insert (id, kind, recipient, reply_to, subject, text, html, headers, attachments) on mail to portway_app;
