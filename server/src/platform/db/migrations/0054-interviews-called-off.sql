-- A candidate who withdraws calls their interview off; they change nothing else of it.
create policy called_off on interview for update to portway_app
  using (not cancelled and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ))
  with check (cancelled and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ));
