-- An entry of the register that an organisation says is its own although it is called otherwise: our team looks at it
-- first, and until then it counts for nothing.
create table register_claim (
  organisation uuid primary key references organisation on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  -- Why it is theirs, in their words.
  reason text not null check (length(reason) between 1 and 500),
  -- The organisation's name then, folded: a confirmation is for that name.
  asked_for text not null,
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null default now()
);
create index register_claim_of on register_claim (sponsor);
create index register_claim_by on register_claim (asked_by);
create index register_claim_oldest on register_claim (asked_at, organisation);
alter table register_claim enable row level security;
alter table register_claim force row level security;
grant select, insert, update, delete on register_claim to portway_app;
create policy theirs on register_claim to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy team_reads on register_claim for select to portway_app using (is_staff());
create policy team_decides on register_claim for delete to portway_app using (is_staff());

-- The organisation's name, folded, for which our team confirmed the entry: it counts while the name is the same. Null
-- where the entry is called like the organisation, and nobody had to look.
alter table organisation_register add column confirmed_for text;
create policy team_confirms on organisation_register to portway_app using (is_staff()) with check (is_staff());
