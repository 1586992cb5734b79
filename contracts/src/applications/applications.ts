import '../jitless.ts';
import { z } from 'zod';
import { forCandidates, forCandidatesOwn } from '../access.ts';
import { after, byId, moment, nextPage, rowId } from '../account-settings/account-fields.ts';
import { applicationStates, jobStates } from '../jobs/job-choices.ts';
import { defineOperation } from '../operation.ts';
import { longText } from '../profile/profile-texts.ts';
import { applicationDraft } from './application-draft.ts';

const tag = 'Your applications';
const anyJob = { ...forCandidates, reach: 'all' } as const;

export const maxOfAnswer = 3000;

const answer = {
  text: longText(maxOfAnswer).describe('What interests you about working for this company.'),
  resume: rowId.nullable().describe('Which CV goes along; null for none.'),
};

export const saveDraftOperation = defineOperation({
  id: 'saveApplicationDraft',
  method: 'POST',
  path: '/api/jobs-for-me/{id}/draft',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Keeps what is written so far to apply for a job. Nobody else sees it.',
  request: z.strictObject(answer).meta({ id: 'ApplicationDraft' }),
  response: z.object({ message: z.string(), draft: applicationDraft }).meta({ id: 'KeptDraft' }),
});

export const applyOperation = defineOperation({
  id: 'apply',
  method: 'POST',
  path: '/api/jobs-for-me/{id}/apply',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Applies for a job, once: asked again, the answer is the application that is there.',
  description:
    'A job that closed meanwhile is refused with 409 and the code `job-closed`; what was written stays as a draft.',
  request: z.strictObject(answer).meta({ id: 'NewApplication' }),
  response: z.object({ message: z.string(), application: rowId }).meta({ id: 'Applied' }),
});

const applicationRow = z
  .object({
    id: rowId,
    job: z
      .object({ id: rowId, slug: z.string(), state: z.enum(jobStates) })
      .nullable()
      .describe('Null where the employer is here no more.'),
    position: z.string().describe('The title, as it was when you applied.'),
    company: z.string(),
    location: z.string().nullable(),
    status: z.enum(applicationStates),
    appliedAt: moment,
    changedAt: moment.describe('When the status last changed.'),
    nextStep: z
      .object({ text: z.string(), on: z.string().nullable().describe('A day, YYYY-MM-DD.') })
      .nullable()
      .describe('What the employer says comes next.'),
    unread: z.int().describe('Messages of the employer that you have not read.'),
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof applicationRow>;

export const applicationTabs = ['ongoing', 'archived'] as const;

export const listApplicationsOperation = defineOperation({
  id: 'listApplications',
  method: 'GET',
  path: '/api/applications',
  tag,
  access: forCandidates,
  summary: 'What whoever asks has applied for: ongoing or archived, the last change first.',
  request: z
    .strictObject({ tab: z.enum(applicationTabs).default('ongoing'), after })
    .meta({ id: 'ApplicationsAsked' }),
  response: z
    .object({
      applications: z.array(applicationRow),
      next: nextPage,
      counts: z.object({ ongoing: z.int(), archived: z.int() }),
    })
    .meta({ id: 'Applications' }),
});

export const turnOfApplication = z
  .object({
    status: z.enum(applicationStates),
    at: moment,
    by: z.enum(['candidate', 'employer']),
    note: z.string().nullable(),
  })
  .meta({ id: 'ApplicationTurn' });

export const showApplicationOperation = defineOperation({
  id: 'showApplication',
  method: 'GET',
  path: '/api/applications/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'One application: what was sent, how it stands, and everything that happened.',
  response: applicationRow
    .extend({
      text: z.string(),
      resume: z.object({ id: rowId, name: z.string() }).nullable().describe('The CV as it was sent.'),
      history: z.array(turnOfApplication).describe('The first turn first.'),
      canReopen: z.boolean().describe('Withdrawn, and the job is still open.'),
    })
    .meta({ id: 'ApplicationWhole' }),
});
export type ApplicationWhole = z.output<(typeof showApplicationOperation)['response']>;

const changed = z
  .object({ message: z.string(), status: z.enum(applicationStates) })
  .meta({ id: 'ApplicationChanged' });

export const withdrawOperation = defineOperation({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/api/applications/{id}/withdraw',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Withdraws an application: the employer sees your profile and CV no more.',
  response: changed,
});

export const reopenOperation = defineOperation({
  id: 'reopenApplication',
  method: 'POST',
  path: '/api/applications/{id}/reopen',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Takes a withdrawal back, while the job is open: the application is pending again.',
  response: changed,
});
