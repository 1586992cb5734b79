import { expect, it } from 'vitest';
import { expandFirst } from './expand-first.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('an old process goes on while a new one migrates', () => {
  expect(report(expandFirst(repositoryFiles()))).toEqual([]);
});

const migration = (text: string, number = 9001) => ({
  path: `server/src/platform/db/migrations/${number}-made-up.sql`,
  text,
});

it.each([
  'alter table job\n  drop column pay;',
  'drop table job;',
  'alter table job rename to post;',
  'alter table job rename column pay to salary;',
  'alter table job alter column pay type bigint;',
  'alter table job alter column pay set not null;',
  'create or replace view job_card as select job from published_job;',
])('“%s” breaks the release before', (text) => {
  expect(expandFirst([migration(text)])).toMatchObject([{ law: 'expand-first' }]);
});

it.each([
  migration('alter table job add column pay bigint;'),
  migration('alter table job alter column pay drop not null;'),
  migration('create view job_line as select job from published_job;'),
  migration('-- Nobody may drop table job.\nselect 1;'),
  migration('-- contract: job.pay, not read since 0.15.0\nalter table job drop column pay;'),
  migration('drop table job;', 1),
])('$text is no fault', (file) => {
  expect(expandFirst([file])).toEqual([]);
});
