import { expect, it } from 'vitest';
import { dialect } from './dialect.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('names are the usual words, not our own', () => {
  expect(report(dialect(repositoryFiles()))).toEqual([]);
});

it.each([
  'server/src/modules/candidate/jobs/jobs.letters.ts',
  'server/src/platform/mail/postman.ts',
  'web/app/doors.ts',
  'web/app/ui/take-away.tsx',
  'web/app/kit/loading/let-go.test.ts',
  'e2e/barriers.ts',
  'web/app/workspaces/staff/enquiries/turns.tsx',
  'web/app/site/authentication/kept-here.ts',
  'web/app/site/tools/salary/answer-here.ts',
])('no file is called %s', (path) => {
  expect(dialect([{ path, text: '' }])).toMatchObject([{ path, line: 1, law: 'dialect' }]);
});

it.each([
  'export function jobsWing() {}',
  'interface JobsNeeds {}',
  'const api = new Hono<Door>();',
  'const mostTries = 5;',
  'const leastPay = 5;',
  'await holdJob(on, id);',
  'requireFresh(caller, now());',
  'const email = renderLetter(words);',
  'const dialog = <AskFirst label="Delete" />;',
  'interface AccountTurn {}',
  'await repository.addTurn(on, turn);',
  'const { intent } = await heard(request);',
  'await askApi(path, body);',
  'const { doors } = deps;',
  'interface Jobs { list(work: Work): Promise<Listed> }',
  'const registerStanding = z.object({});',
  'const form = <AskForm intent="name" />;',
])('no line says %j', (line) => {
  const path =
    line.includes('</') || line.includes('/>') ? 'web/app/ui/job.tsx' : 'server/src/jobs.service.ts';
  expect(dialect([{ path, text: `\n${line}` }])).toMatchObject([{ path, line: 2, law: 'dialect' }]);
});

it.each([
  ['web/app/ui/sidebar.css', '.rail-entry { color: red; }'],
  ['web/app/workspaces/conversations/conversation.css', '.talks { color: red; }'],
  [
    'server/src/modules/hiring/offers/offers.sql',
    'create policy theirs on job_offer for select using (true);',
  ],
  ['server/src/modules/hiring/offers/offers.sql', 'CREATE FUNCTION brought() RETURNS text'],
])('%s may not say %j', (path, text) => {
  expect(dialect([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2, law: 'dialect' }]);
});

it.each([
  ['web/app/ui/sidebar.css', '.sidebar-entry { color: red; }'],
  ['server/src/platform/db/migrations/0001-baseline.sql', 'create policy theirs on job_offer;'],
  ['server/src/modules/site/newsletter/newsletter.service.ts', 'const mostRecent = 1;'],
  ['web/app/site/marketing/universities/three-ways.tsx', 'const needs = "needs-facts";'],
  ['docs/decisions/0023-transactional-outbox-for-e-mails.md', 'the postman'],
])('%s may say %j', (path, text) => {
  expect(report(dialect([{ path, text }]))).toEqual([]);
});
