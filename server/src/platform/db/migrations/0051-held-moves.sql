-- A move on the board that the candidate has not been told of: for ten seconds it can be undone, and leaves no trace.
create table held_move (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  -- The status change that it made.
  turn bigint not null references application_turn on delete cascade,
  moved_to text not null,
  -- What the candidate sees meanwhile, and what undoing brings back.
  state text not null,
  next_step text,
  next_step_on date,
  changed_at timestamptz not null,
  due_at timestamptz not null
);
create index held_move_at on held_move (organisation);
create index held_move_author on held_move (author);
create index held_move_turn on held_move (turn);
alter table held_move enable row level security;
alter table held_move force row level security;
grant select, insert, delete on held_move to portway_app;
create policy theirs on held_move to portway_app
  using (organisation = my_organisation() and is_applicant_here(application))
  with check (organisation = my_organisation() and is_applicant_here(application));
create policy own on held_move for select to portway_app
  using (exists (select from application a where a.id = held_move.application and a.account = my_account()));
-- Whose move it is, the worker that tells of it asks without a log-in.
create policy owner_sees on held_move for select using (current_user <> 'portway_app');
create policy erased on held_move for delete using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create or replace function erase_for_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from applicant_note where application = new.id;
  delete from application_tag where application = new.id;
  delete from rejection where application = new.id;
  delete from held_move where application = new.id;
  update conversation set organisation = null where application = new.id;
  return null;
end
$$;
create trigger tell_of_held_move after insert or delete on held_move
  for each row execute function tell_of_applicant('both');

-- Only a status change that is held can be undone; all others stay.
grant delete on application_turn to portway_app;
create policy undone on application_turn as restrictive for delete to portway_app using (
  exists (
    select from held_move h where h.turn = application_turn.id and h.organisation = my_organisation()
      and h.due_at > now() - interval '1 hour'
  )
);
