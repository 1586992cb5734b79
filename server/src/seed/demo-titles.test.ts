import { rolesToAskAbout, searchRoles } from '@portway/rules/role-search';
import { expect, it } from 'vitest';
import { demoOrganisations } from './demo-organisations.ts';
import { demoWorkers } from './sponsor/demo-sponsor.ts';

const advertised = demoOrganisations.flatMap(({ jobs }) =>
  jobs.flatMap(({ answers: { title, occupationCode } }) =>
    title && occupationCode ? [{ title, code: occupationCode }] : [],
  ),
);
const workerJobs = demoWorkers.map(({ jobTitle, occupationCode }) => ({
  title: jobTitle,
  code: occupationCode,
}));

it('every made-up job has the code that the search finds first for its title, or asks about', () => {
  expect(advertised.length).toBeGreaterThan(50);
  const apart = [...advertised, ...workerJobs].filter(({ title, code }) => {
    const choices = rolesToAskAbout(title);
    return choices.length > 0
      ? !choices.some((role) => role.code === code)
      : searchRoles(title, { limit: 1 })[0]?.code !== code;
  });
  expect(apart).toEqual([]);
});
