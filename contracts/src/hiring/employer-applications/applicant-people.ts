import '../../jitless.ts';
import { z } from 'zod';
import { forHiring, forHiringReaders } from '../../access.ts';
import { after, nextPage, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { maxTogether } from './applicant-changes.ts';
import { applicantRow, applicantTag, stageCounts } from './applicant-row.ts';
import { applicantFilters, applicantSorts } from './employer-applications.ts';

const tag = 'Applicants';

const applicantPerson = z
  .object({
    applications: z
      .array(applicantRow)
      .describe('Those that the filters find, last changed first; a withdrawn one is a row of its own.'),
    others: z.int().describe('How many more they have with you.'),
  })
  .meta({ id: 'ApplicantPerson' });
export type ApplicantPerson = z.output<typeof applicantPerson>;

export const listApplicantPeopleOperation = defineOperation({
  id: 'listApplicantPeople',
  method: 'GET',
  path: '/api/organisation/applicants',
  tag,
  access: forHiringReaders,
  summary: 'The people who applied, each once with their applications, last changed first.',
  request: z
    .strictObject({
      ...applicantFilters,
      sort: z.enum(applicantSorts).default('changed').describe('The order of the list.'),
      after,
    })
    .meta({ id: 'ApplicantPeopleQuery' }),
  response: z
    .object({
      people: z.array(applicantPerson),
      next: nextPage,
      total: z.object({
        people: z.int().describe('All that the filters find.'),
        waiting: z.int().describe('People whom nobody has answered, whatever the stage that is asked for.'),
      }),
      counts: stageCounts.describe('Applications that the filters find, whatever the stage.'),
      tags: z.array(applicantTag).describe('Those in use.'),
      jobs: z
        .array(z.object({ id: rowId, title: z.string(), applications: z.int() }))
        .describe('Jobs with applications, the newest first; at most 200.'),
    })
    .meta({ id: 'ApplicantPeople' }),
});
export type ApplicantPeople = z.output<(typeof listApplicantPeopleOperation)['response']>;

export const chooseApplicantsOperation = defineOperation({
  id: 'chooseApplicants',
  method: 'GET',
  path: '/api/organisation/applicants/chosen',
  tag,
  access: forHiring,
  summary: 'Everything that filters find, as far as one request may change it: for bulk changes.',
  request: z.strictObject(applicantFilters).meta({ id: 'ApplicantsChoice' }),
  response: z
    .object({
      applications: z
        .array(applicantRow)
        .describe(`At most ${maxTogether}, the longest waiting first, without withdrawn ones.`),
      total: z.int().describe('How many there are.'),
    })
    .meta({ id: 'ApplicantsChosen' }),
});
