import '../../jitless.ts';
import { z } from 'zod';
import { forHiring, forHiringReaders, forHiringReadersTheirs, forHiringTheirs } from '../../access.ts';
import { byId, moment, nextPage, rowId, searchText } from '../../account/account-settings/account-fields.ts';
import {
  closedBecause,
  closeReasons,
  employerJobSorts,
  jobStates,
  postVerdicts,
  sponsorshipOffers,
  workplaceKinds,
} from '../../candidate/jobs/job-choices.ts';
import { jobAnswers, jobFields, payFits } from '../../candidate/jobs/job-fields.ts';
import { postSponsorship } from '../../candidate/jobs/job-sponsorship.ts';
import { currencies } from '../../candidate/profile/profile-choices.ts';
import { defineOperation } from '../../operation.ts';
import { optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import { lawChange } from './law-change.ts';

const tag = 'Jobs you offer';

const stages = z
  .object({ pending: z.int(), interview: z.int(), offer: z.int(), hired: z.int(), rejected: z.int() })
  .describe(
    'How many applicants are at each stage. Withdrawn ones, and your own application, are not counted.',
  )
  .meta({ id: 'ApplicantsByStage' });

const dates = {
  createdAt: moment,
  changedAt: moment.describe('When it was last saved, published, paused or closed.'),
  publishedAt: moment.nullable(),
  closedAt: moment.nullable(),
};

const employerJob = z
  .object({
    id: rowId,
    slug: z.string(),
    state: z.enum(jobStates),
    answers: jobAnswers,
    hiringContact: z.string().nullable(),
    ...dates,
    closed: z
      .object({ because: z.enum(closedBecause), note: z.string().nullable() })
      .nullable()
      .describe('Why it is closed. Only your organisation sees it.'),
    applications: z.int().describe('Withdrawn ones, and your own, are not counted.'),
    applicants: stages,
    missing: z.array(z.string()).describe('Fields to fill in before it can be published.'),
    sponsorship: postSponsorship.nullable().describe('Null until there is an occupation code and pay.'),
    lawChange: lawChange.nullable().describe('What a change of law made of it since you last saved it.'),
  })
  .meta({ id: 'EmployerJob' });
export type EmployerJob = z.output<typeof employerJob>;

const employerJobRow = z
  .object({
    id: rowId,
    slug: z.string(),
    state: z.enum(jobStates),
    title: z.string(),
    place: z.string().nullable(),
    workplace: z.enum(workplaceKinds).nullable(),
    currency: z.enum(currencies).nullable(),
    payFrom: z.int().nullable(),
    payTo: z.int().nullable(),
    closesOn: z.string().nullable().describe('The last day to apply, YYYY-MM-DD.'),
    ...dates,
    applications: z.int().describe('Withdrawn ones, and your own, are not counted.'),
    applicants: stages,
    missing: z.int().describe('How many answers it lacks before it can be published.'),
    sponsorable: z.enum(postVerdicts),
    sponsorshipOffered: z.enum(sponsorshipOffers).nullable(),
    payNote: z.string().nullable(),
    lawChanged: z.boolean().describe('Whether a change of law has changed what we say of it.'),
  })
  .meta({ id: 'EmployerJobRow' });
export type EmployerJobRow = z.output<typeof employerJobRow>;

const savedJob = z.object({ message: z.string(), job: employerJob }).meta({ id: 'EmployerJobSaved' });

const payFault = 'Enter at least as much as the lower end of the range.';

export const listEmployerJobsOperation = defineOperation({
  id: 'listEmployerJobs',
  method: 'GET',
  path: '/api/organisation/jobs',
  tag,
  access: forHiringReaders,
  summary: 'The jobs of your organisation, drafts included, with their applicants by stage.',
  request: z
    .strictObject({
      state: z.enum(jobStates).optional().describe('Jobs in this state alone.'),
      search: searchText.describe('Part of the title.'),
      sort: z
        .enum(employerJobSorts)
        .default('newest')
        .describe('newest first · title: by the alphabet · closes: those that close soonest first'),
      after: z
        .uuid('Start again from the first page.')
        .optional()
        .describe('`next` of the page before. If left out, the list starts at its first row.'),
    })
    .meta({ id: 'EmployerJobsQuery' }),
  response: z
    .object({
      jobs: z.array(employerJobRow),
      next: nextPage,
      counts: z
        .object({ draft: z.int(), published: z.int(), paused: z.int(), closed: z.int() })
        .describe('All jobs of your organisation, whatever you searched for.'),
    })
    .meta({ id: 'EmployerJobs' }),
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
  response: savedJob,
  location: ({ job }) => `/api/organisation/jobs/${job.id}`,
});

export const duplicateJobOperation = defineOperation({
  id: 'duplicateJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/duplicate',
  tag,
  access: forHiringTheirs,
  creates: true,
  parameters: byId,
  summary: 'Adds a draft with the same answers as another job, except for the closing date.',
  response: savedJob,
  location: ({ job }) => `/api/organisation/jobs/${job.id}`,
});

export const showEmployerJobOperation = defineOperation({
  id: 'showEmployerJob',
  method: 'GET',
  path: '/api/organisation/jobs/{id}',
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'One job of your organisation, with what is missing and whether it could be sponsored.',
  response: employerJob,
});

const { workplace, level, employment, hoursPerWeek, currency, payFrom, payTo } = jobFields;

/** The fields of a job as they are changed: null takes any answer back but the title. */
export const changedJobFields = z
  .object({
    ...jobFields,
    workplace: workplace.nullable(),
    level: level.nullable(),
    employment: employment.nullable(),
    hoursPerWeek: hoursPerWeek.nullable(),
    currency: currency.nullable(),
    payFrom: payFrom.nullable(),
    payTo: payTo.nullable(),
  })
  .partial();

export const whatItWas = z
  .record(z.string().max(40), z.unknown())
  .optional()
  .describe(
    'The values that you changed, by field, null for none. If one has changed since then, the response is 409 with the code `changed` and nothing is saved. Leave it out to skip the comparison.',
  );

export const changeJobOperation = defineOperation({
  id: 'changeJob',
  method: 'PATCH',
  path: '/api/organisation/jobs/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Changes only the fields that are sent. A published job changes for everyone at once.',
  description:
    'Applicants of a published or paused job are told of a change of pay, place, hours or sponsorship, and keep what they applied to.',
  request: z
    .strictObject({
      ...changedJobFields.shape,
      was: whatItWas,
    })
    .meta({ id: 'JobChange' }),
  response: savedJob,
});

export const publishJobOperation = defineOperation({
  id: 'publishJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/publish',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary:
    'Publishes a draft, or opens a paused or closed job again. If fields are missing, the response names them.',
  response: savedJob,
});

export const pauseJobOperation = defineOperation({
  id: 'pauseJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/pause',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Pauses a published job. No search finds it, nobody new can apply, and its page says so.',
  response: savedJob,
});

export const closeJobOperation = defineOperation({
  id: 'closeJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/close',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Closes a job with a reason. Nobody can apply for it any more, and its public page says so.',
  request: z
    .strictObject({
      because: z.enum(closeReasons, 'Choose why you close this job.'),
      note: optionalLine(200).describe('In your own words. Only your organisation sees it.'),
    })
    .meta({ id: 'JobClosed' }),
  response: savedJob,
});
