-- Sealed with a key of its own, which is not in the database. Optional, and deletable alone.
create table identity (
  account uuid primary key references account on delete cascade,
  sealed text not null,
  -- Which words its owner agreed to, and when.
  consent_version integer not null,
  consented_at timestamptz not null,
  changed_at timestamptz not null default now()
);
create index identity_unbound on identity (account) where is_encrypted_unbound(sealed);

-- after all functions

alter table identity enable row level security;
alter table identity force row level security;
grant select, insert, update, delete on identity to portway_app;
create policy own_all on identity to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy background_select_unbound on identity for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed));
