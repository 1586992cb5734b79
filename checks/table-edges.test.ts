import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { tableEdges } from './table-edges.ts';
import { report } from './violation.ts';

it('a module’s SQL names tables of others only where the table of allowed pairs gives the reason', () => {
  expect(report(tableEdges(repositoryFiles()))).toEqual([]);
});

const schema = {
  path: 'server/src/modules/candidate/photo/photo.sql',
  text: 'create table profile_photo (\n  account uuid\n);\n',
};
const query = (path: string, text: string) => tableEdges([schema, { path, text }]);

it.each([
  `on.selectFrom('profile_photo').select('id')`,
  `on.selectFrom('job as j').innerJoin('profile_photo as p', 'p.account', 'j.account')`,
  'sql`select from profile_photo where account = 1`',
  'sql`update profile_photo set kept = true`',
])('newsletter may not say %s', (text) => {
  expect(query('server/src/modules/site/newsletter/newsletter.repository.ts', text)).toMatchObject([
    { law: 'table-edges' },
  ]);
});

it.each([
  ['server/src/modules/candidate/photo/photo.repository.ts', `on.selectFrom('profile_photo')`],
  ['server/src/modules/candidate/profile/profile.repository.ts', `on.selectFrom('profile_photo')`],
  ['server/src/modules/site/newsletter/newsletter.test.ts', `on.selectFrom('profile_photo')`],
  ['server/src/modules/site/newsletter/newsletter.service.ts', '// from profile_photo'],
  ['server/src/platform/queue/tidy-up.ts', `on.selectFrom('profile_photo')`],
])('%s may name it', (path, text) => {
  expect(query(path, text)).toEqual([]);
});
