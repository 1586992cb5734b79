import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';
import { visaBrakePlaces } from './visa-brake-places.ts';

it('the visa brake never stands in the job editor, with applicants, on the board or in the search', () => {
  expect(report(visaBrakePlaces(repositoryFiles()))).toEqual([]);
});

it.each([
  ['web/app/workspaces/hiring/jobs/editor/editor.tsx', "\nimport { VisaBrakeNotice } from '../x.tsx';"],
  [
    'web/app/workspaces/hiring/applications/panel/applicant-panel.tsx',
    "\nconst a = 'nationals of Afghanistan';",
  ],
  ['web/app/site/jobs/jobs.tsx', "\nimport { visaBrake } from '@portway/rules/visa-brake';"],
  ['web/app/subjects/job/job-card.tsx', '\n<p>Visa brake</p>'],
  ['web/app/workspaces/candidate/jobs/jobs.tsx', '\nbrakeForWorkers(facts)'],
  ['server/src/modules/candidate/jobs/jobs.service.ts', '\nbrakeForEmployers(facts)'],
  ['contracts/src/hiring/employer-jobs/job-draft-check.ts', '\nvisaBrake: z.string(),'],
])('%s may not say %j', (path, text) => {
  expect(visaBrakePlaces([{ path, text }])).toMatchObject([{ path, line: 2, law: 'visa-brake-places' }]);
});

it.each([
  ['web/app/site/tools/plan-a-hire/plan.tsx', "import { visaBrake } from '@portway/rules/visa-brake';"],
  ['server/src/modules/candidate/jobs/jobs.test.ts', 'expect(found).not.toMatch(/Afghanistan/);'],
  ['web/app/site/jobs/jobs.tsx', 'const a = "brake fitter";'],
])('%s may say %j', (path, text) => {
  expect(report(visaBrakePlaces([{ path, text }]))).toEqual([]);
});
