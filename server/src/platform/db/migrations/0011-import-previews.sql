-- The first rows of a file of workers, for the choice of its columns: encrypted, and gone with the file.
alter table worker_import add column encrypted_preview text;
