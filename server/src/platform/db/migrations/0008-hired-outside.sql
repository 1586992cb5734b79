-- A case of somebody whom the employer hired outside Portway: without an offer.

create policy employer_insert on hire_case for insert to portway_app with check (
  organisation = my_organisation() and may_write_hiring() and offer_version = 0 and account <> my_account() and exists (
    select from application a where a.id = hire_case.application and a.organisation = my_organisation()
      and a.account = hire_case.account and a.state = 'hired'
  )
);
