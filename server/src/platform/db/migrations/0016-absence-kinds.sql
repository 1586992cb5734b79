-- The kind of an absence, as an employer knows it: never a medical reason.
alter table worker_absence add column kind text
  check (kind in ('not-agreed', 'annual', 'sick', 'family', 'unpaid', 'other-excepted', 'other'));
