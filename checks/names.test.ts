import { expect, it } from 'vitest';
import { names } from './names.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('every file and folder of the repository has a name that says what it is about', () => {
  expect(report(names(repositoryFiles()))).toEqual([]);
});

it.each([
  'web/app/utils/money.ts',
  'server/src/util.ts',
  'server/src/helpers/dates.ts',
  'server/src/test-helper.ts',
  'web/app/common.css',
  'server/src/misc.sql',
  'server/src/session-manager.ts',
  'web/app/data/fees.ts',
  'web/app/visa-info.tsx',
  'web/app/stuff.ts',
  'web/app/date-utils.ts',
  'web/app/date.utils.ts',
  'web/app/dateUtils.ts',
  'web/app/SkillsCharge.tsx',
  'web/app/skills_charge.ts',
  'web/App/money.ts',
])('%s is not a name', (path) => {
  expect(names([{ path, text: '' }])).toMatchObject([{ path, law: 'names' }]);
});

it.each([
  'web/app/site/articles/data-protection.tsx',
  'server/src/modules/job/job.routes.ts',
  'server/src/platform/db/migrations/0001-accounts.sql',
  'web/app/managers-guide.tsx',
  'web/app/informed-consent.tsx',
  'README.md',
  'LICENSE',
  '.editorconfig',
  '.ci/run',
  'docs/decisions/0001-one-server.md',
  'package-lock.json',
])('%s is a name', (path) => {
  expect(report(names([{ path, text: '' }]))).toEqual([]);
});
