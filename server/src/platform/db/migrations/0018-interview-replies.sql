-- A candidate confirms the time of an interview, or asks for another.
alter table interview add column reply text check (reply in ('confirmed', 'another-time'));
alter table interview add column reply_words text not null default '' check (length(reply_words) <= 500);
alter table interview add column replied_at timestamptz;
alter table interview add constraint interview_reply_has_a_time check ((reply is null) = (replied_at is null));

-- A change of the interview, which counts one up, clears the answer to it; without one only the answer changes.
create function clear_interview_reply() returns trigger language plpgsql as $$
begin
  if new.sequence > old.sequence then
    new.reply := null;
    new.reply_words := '';
    new.replied_at := null;
  elsif current_user = 'portway_app' and (new.starts_at, new.minutes, new.time_zone, new.place, new.words, new.cancelled, new.sequence)
    is distinct from (old.starts_at, old.minutes, old.time_zone, old.place, old.words, old.cancelled, old.sequence) then
    raise exception 'a change of an interview counts its sequence up';
  end if;
  return new;
end
$$;

create trigger clear_interview_reply before update on interview
  for each row execute function clear_interview_reply();

drop policy applicant_update on interview;
create policy applicant_update on interview for update to portway_app
  using (not cancelled and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ))
  with check ((cancelled or reply is not null) and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ));
