import '../jitless.ts';
import { z } from 'zod';
import { forColleagues, forColleaguesTheirs, forHiring, forHiringTheirs } from '../access.ts';
import { after, byId, moment, nextPage, rowId } from '../account-settings/account-fields.ts';
import { jobStates } from '../jobs/job-choices.ts';
import { jobAnswers, jobFields, payFits } from '../jobs/job-fields.ts';
import { postSponsorship } from '../jobs/job-sponsorship.ts';
import { defineOperation } from '../operation.ts';

const tag = 'Jobs you offer';

const employerJob = z
  .object({
    id: rowId,
    slug: z.string(),
    state: z.enum(jobStates),
    answers: jobAnswers,
    hiringContact: z.string().nullable(),
    createdAt: moment,
    publishedAt: moment.nullable(),
    closedAt: moment.nullable(),
    applications: z.int().describe('Withdrawn ones are not counted.'),
    missing: z.array(z.string()).describe('Fields to fill in before it can be published.'),
    sponsorship: postSponsorship.nullable().describe('Null until there is an occupation code and pay.'),
  })
  .meta({ id: 'EmployerJob' });
export type EmployerJob = z.output<typeof employerJob>;

const saved = z.object({ message: z.string(), job: employerJob }).meta({ id: 'EmployerJobSaved' });

const payFault = 'Enter at least as much as the lower end of the range.';

export const listEmployerJobsOperation = defineOperation({
  id: 'listEmployerJobs',
  method: 'GET',
  path: '/api/organisation/jobs',
  tag,
  access: forColleagues,
  summary: 'The jobs of your organisation, drafts included, newest first.',
  request: z.strictObject({ state: z.enum(jobStates).optional(), after }).meta({ id: 'EmployerJobsQuery' }),
  response: z.object({ jobs: z.array(employerJob), next: nextPage }).meta({ id: 'EmployerJobs' }),
});

export const addJobOperation = defineOperation({
  id: 'addJob',
  method: 'POST',
  path: '/api/organisation/jobs',
  tag,
  access: forHiring,
  creates: true,
  summary: 'Adds a job as a draft that only your organisation can see.',
  request: z
    .strictObject({ ...z.object(jobFields).partial().shape, title: jobFields.title })
    .refine(payFits, { path: ['payTo'], message: payFault })
    .meta({ id: 'NewJob' }),
  response: saved,
  location: ({ job }) => `/api/organisation/jobs/${job.id}`,
});

export const showEmployerJobOperation = defineOperation({
  id: 'showEmployerJob',
  method: 'GET',
  path: '/api/organisation/jobs/{id}',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'One job of your organisation, with what is missing and whether it could be sponsored.',
  response: employerJob,
});

export const changeJobOperation = defineOperation({
  id: 'changeJob',
  method: 'PATCH',
  path: '/api/organisation/jobs/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Changes only the fields that are sent. A published job changes for everyone at once.',
  request: z.strictObject(jobFields).partial().meta({ id: 'JobChange' }),
  response: saved,
});

export const publishJobOperation = defineOperation({
  id: 'publishJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/publish',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Publishes a draft, or reopens a closed job. If fields are missing, the response names them.',
  response: saved,
});

export const closeJobOperation = defineOperation({
  id: 'closeJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/close',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Closes a job. Nobody can apply for it any more, and its public page says so.',
  response: saved,
});
