-- The first rows of a file of workers, for the choice of its columns: encrypted, and gone with the file.
alter table worker_import add column encrypted_preview text;

-- The number of a worker's certificate of sponsorship, encrypted as the others are.
alter table worker_sealed drop constraint worker_sealed_field_check;
alter table worker_sealed add constraint worker_sealed_field_check check (
  field in (
    'passport', 'national-insurance', 'certificate-number', 'birth-date', 'address', 'email', 'telephone'
  )
);
