-- For which organisation something was done, so that its owners read their own log.

alter table audit_entry add column organisation uuid;
create index audit_organisation on audit_entry (organisation, number desc) where organisation is not null;
create policy owner_select on audit_entry for select to portway_app using (
  organisation = my_organisation() and exists (
    select from membership m where m.account = my_account() and m.organisation = my_organisation() and m.role = 'owner'
  )
);
