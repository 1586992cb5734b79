import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates, forCandidatesOwn } from '../../access.ts';
import { after, byId, moment, nextPage, rowId } from '../../account/account-settings/account-fields.ts';
import { interview } from '../../hiring/employer-applications/applicant-row.ts';
import { offerStates } from '../../hiring/offers/offer-states.ts';
import { defineOperation } from '../../operation.ts';
import { applicationStates, jobStates } from '../jobs/job-choices.ts';
import { jobAnswers } from '../jobs/job-fields.ts';
import { longText } from '../profile/profile-texts.ts';
import { applicationDraft } from './application-draft.ts';

const tag = 'Your applications';
const anyJob = { ...forCandidates, reach: 'all' } as const;

export const maxOfAnswer = 3000;

const answer = {
  text: longText(maxOfAnswer).describe('What interests you about working for this company.'),
  resume: rowId.nullable().describe('The CV to send with it; null for none.'),
};

export const saveDraftOperation = defineOperation({
  id: 'saveApplicationDraft',
  method: 'PUT',
  path: '/api/me/jobs/{id}/draft',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Saves a draft of an application for a job. Nobody else sees it.',
  request: z.strictObject(answer).meta({ id: 'ApplicationDraft' }),
  response: z.object({ message: z.string(), draft: applicationDraft }).meta({ id: 'KeptDraft' }),
});

export const applyOperation = defineOperation({
  id: 'apply',
  method: 'POST',
  path: '/api/me/jobs/{id}/applications',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Applies for a job. Sent again, it returns the application that is already there.',
  description:
    'A job that has since closed or been paused is refused with 409 and the code `job-closed` or `job-paused`. The text stays as a draft.',
  request: z.strictObject(answer).meta({ id: 'NewApplication' }),
  response: z.object({ message: z.string(), application: rowId }).meta({ id: 'Applied' }),
  location: ({ application }) => `/api/me/applications/${application}`,
});

const applicationRow = z
  .object({
    id: rowId,
    conversation: rowId.describe('The messages about it.'),
    job: z
      .object({ id: rowId, slug: z.string(), state: z.enum(jobStates) })
      .nullable()
      .describe('Null when the employer has left.'),
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
    unread: z.int().describe('Messages from the employer that you have not read.'),
    offer: z
      .object({
        status: z.enum(offerStates),
        pay: z.int().describe('Pounds a year.'),
        place: z.string(),
        answerBy: z.string().describe('The last day to accept it, YYYY-MM-DD.'),
        startsOn: z.string().describe('The first day at work, YYYY-MM-DD.'),
      })
      .nullable()
      .describe('The newest terms; null where no offer was sent.'),
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof applicationRow>;

export const applicationTabs = ['ongoing', 'archived'] as const;

export const listApplicationsOperation = defineOperation({
  id: 'listApplications',
  method: 'GET',
  path: '/api/me/applications',
  tag,
  access: forCandidates,
  summary: 'Your applications: ongoing or archived, last changed first.',
  request: z
    .strictObject({
      tab: z.enum(applicationTabs).default('ongoing').describe('Which applications to list.'),
      after,
    })
    .meta({ id: 'ApplicationsAsked' }),
  response: z
    .object({
      applications: z.array(applicationRow),
      next: nextPage,
      counts: z.object({ ongoing: z.int(), archived: z.int() }),
    })
    .meta({ id: 'Applications' }),
});

export const statusChange = z
  .object({
    status: z.enum(applicationStates),
    at: moment,
    by: z.enum(['candidate', 'employer']),
    note: z.string().nullable(),
  })
  .meta({ id: 'StatusChange' });

export const showApplicationOperation = defineOperation({
  id: 'showApplication',
  method: 'GET',
  path: '/api/me/applications/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'One application: what you sent, its status and its history.',
  response: applicationRow
    .extend({
      text: z.string(),
      resume: z.object({ id: rowId, name: z.string() }).nullable().describe('The CV as it was sent.'),
      history: z.array(statusChange).describe('Oldest first.'),
      appliedTo: z
        .object({
          answers: jobAnswers.describe('The job as it was when you applied.'),
          now: jobAnswers.nullable().describe('The job as it is today; null when it is gone.'),
          changed: z.array(z.string()).describe('The fields that differ.'),
        })
        .nullable()
        .describe('Null where the job still says the same, or you applied before this was stored.'),
      interview: interview.nullable(),
      erasedOn: z
        .string()
        .nullable()
        .describe('The day, YYYY-MM-DD, on which the employer’s copy was erased; null while it has one.'),
      canReopen: z.boolean().describe('Withdrawn, and the job is still open.'),
    })
    .meta({ id: 'ApplicationWhole' }),
});
export type ApplicationWhole = z.output<(typeof showApplicationOperation)['response']>;

const applicationChange = z
  .object({ message: z.string(), status: z.enum(applicationStates) })
  .meta({ id: 'ApplicationChanged' });

export const withdrawOperation = defineOperation({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/api/me/applications/{id}/withdraw',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Withdraws an application: the employer can no longer see your profile and CV.',
  response: applicationChange,
});

export const reopenOperation = defineOperation({
  id: 'reopenApplication',
  method: 'POST',
  path: '/api/me/applications/{id}/reopen',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Undoes a withdrawal while the job is open: the application is pending again.',
  response: applicationChange,
});

export const applicationOperations = {
  saveDraftOperation,
  applyOperation,
  listApplicationsOperation,
  showApplicationOperation,
  withdrawOperation,
  reopenOperation,
} as const;
