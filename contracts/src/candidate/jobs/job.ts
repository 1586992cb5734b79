import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody, forCandidates } from '../../access.ts';
import { byId, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { applicationDraft } from '../applications/application-draft.ts';
import { companySizes } from '../profile/profile-choices.ts';
import { jobCard } from './job-card.ts';
import { applicationStates, jobStates } from './job-choices.ts';
import { jobAnswers } from './job-fields.ts';
import { jobSponsorship, sponsorshipForMe } from './job-sponsorship.ts';

const tag = 'Jobs';

const wholeJob = z
  .object({
    card: jobCard,
    answers: jobAnswers,
    state: z.enum(jobStates),
    employer: z.object({
      name: z.string(),
      about: z.string().nullable(),
      website: z.string().nullable(),
      industry: z.string().nullable(),
      size: z.enum(companySizes).nullable(),
      town: z.string().nullable(),
    }),
    hiringContact: z.string().nullable().describe('As named by the employer.'),
    publishedAt: moment,
    closedAt: moment.nullable(),
    sponsorship: jobSponsorship,
  })
  .meta({ id: 'Job' });
export type Job = z.output<typeof wholeJob>;

export const jobSlug = z.string().regex(/^[a-z0-9-]{1,140}$/, 'There is nothing at this address.');

export const showJobOperation = defineOperation({
  id: 'showJob',
  method: 'GET',
  path: '/api/jobs/{slug}',
  tag,
  access: { ...forAnybody, reach: 'all' },
  summary: 'One published job. A closed one answers 410 with the code `closed`.',
  parameters: z.strictObject({ slug: jobSlug.describe('The end of its public address: /jobs/{slug}.') }),
  response: wholeJob,
});

export const showJobForMeOperation = defineOperation({
  id: 'showJobForMe',
  method: 'GET',
  path: '/api/me/jobs/{id}',
  tag,
  access: { ...forCandidates, reach: 'all' },
  parameters: byId,
  summary:
    'One job with the caller’s saved mark, application, draft and sponsorship. Also closed jobs that were once public.',
  response: wholeJob
    .extend({
      saved: z.boolean(),
      forMe: sponsorshipForMe,
      application: z.object({ id: rowId, state: z.enum(applicationStates) }).nullable(),
      draft: applicationDraft.nullable(),
    })
    .meta({ id: 'JobForMe' }),
});
export type JobForMe = z.output<(typeof showJobForMeOperation)['response']>;
