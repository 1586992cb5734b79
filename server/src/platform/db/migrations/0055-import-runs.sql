-- An import runs in the background, and says how far it is.
alter table worker_import drop constraint worker_import_state_check;
alter table worker_import
  add constraint worker_import_state_check check (state in ('checked', 'importing', 'imported', 'undone')),
  add column rows_done integer not null default 0 check (rows_done >= 0);

-- An officer undoes an import of absences; any other absence stays.
create policy undone on worker_absence for delete to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'officer' and imported_by is not null
);
grant delete on worker_absence to portway_app;
