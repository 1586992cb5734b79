-- Who of an employer answers a conversation, and texts that its colleagues write again and again. Candidates see neither.
create table conversation_assignment (
  conversation uuid primary key references conversation on delete cascade,
  organisation uuid not null,
  account uuid not null,
  since timestamptz not null default now(),
  -- It ends with the membership.
  foreign key (account, organisation) references membership on delete cascade
);
create index conversation_assignment_of on conversation_assignment (account, organisation);

create table message_template (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  name text not null,
  text text not null,
  changed_at timestamptz not null default now()
);
create unique index message_template_name on message_template (organisation, lower(name));

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['conversation_assignment', 'message_template'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('grant select, insert, update, delete on %I to portway_app', tenant_table);
  end loop;
end
$$;
-- A member who applied sees nothing of how their own conversation is handled.
create policy colleagues on conversation_assignment to portway_app
  using (organisation = my_organisation() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ))
  with check (organisation = my_organisation() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ));
create policy colleagues on message_template to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());

-- The lists of colleagues follow.
create function tell_of_assignment() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform tell_both_sides(null, old.organisation, 'conversation', old.conversation);
  else
    perform tell_both_sides(null, new.organisation, 'conversation', new.conversation);
  end if;
  return null;
end
$$;
create trigger tell_of_assignment after insert or update or delete on conversation_assignment
  for each row execute function tell_of_assignment();
