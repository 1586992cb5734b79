import '../jitless.ts';
import { z } from 'zod';
import { forColleagues, forColleaguesTheirs, forHiringTheirs } from '../access.ts';
import { after, byId, moment, nextPage, rowId } from '../account-settings/account-fields.ts';
import { statusChange } from '../applications/applications.ts';
import { lineOfText } from '../enquiries/enquiry-fields.ts';
import { applicationStates, decisions } from '../jobs/job-choices.ts';
import { defineOperation } from '../operation.ts';
import { candidateCard } from '../profile/candidate-card.ts';
import { textOrNothing } from '../profile/profile-texts.ts';
import { calendarDay } from '../request-fields.ts';
import { asOriginal, asRendering, fileToSend, originalTypes, renderingTypes } from '../resumes/resumes.ts';

const tag = 'Jobs you offer';

const applicationRow = z
  .object({
    id: rowId,
    conversation: rowId.describe('The messages about it.'),
    job: z.object({ id: rowId, title: z.string() }).nullable(),
    candidate: z.object({ fullName: z.string(), primaryRole: z.string().nullable() }).nullable(),
    status: z.enum(applicationStates),
    appliedAt: moment,
    changedAt: moment,
    unread: z.int(),
  })
  .meta({ id: 'EmployerApplication' });
export type EmployerApplication = z.output<typeof applicationRow>;

export const listEmployerApplicationsOperation = defineOperation({
  id: 'listEmployerApplications',
  method: 'GET',
  path: '/api/organisation/applications',
  tag,
  access: forColleagues,
  summary: 'Applications for your organisation’s jobs, last changed first.',
  request: z
    .strictObject({ job: rowId.optional(), status: z.enum(applicationStates).optional(), after })
    .meta({ id: 'EmployerApplicationsQuery' }),
  response: z
    .object({ applications: z.array(applicationRow), next: nextPage })
    .meta({ id: 'EmployerApplications' }),
});

const applicationDetails = applicationRow
  .extend({
    text: z.string().nullable().describe('Null once it has been withdrawn.'),
    card: candidateCard
      .nullable()
      .describe('The candidate as recruiters see them; null once the application has been withdrawn.'),
    resume: z.object({ name: z.string() }).nullable(),
    nextStep: z.object({ text: z.string(), on: z.string().nullable() }).nullable(),
    history: z.array(statusChange),
  })
  .meta({ id: 'EmployerApplicationDetails' });

export const showEmployerApplicationOperation = defineOperation({
  id: 'showEmployerApplication',
  method: 'GET',
  path: '/api/organisation/applications/{id}',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'One application, with the candidate as recruiters see them.',
  response: applicationDetails,
});

export const decideOperation = defineOperation({
  id: 'decideApplication',
  method: 'PATCH',
  path: '/api/organisation/applications/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Changes the status of an application and says what comes next. The candidate sees both.',
  request: z
    .strictObject({
      status: z.enum(decisions, 'Choose a status.'),
      note: textOrNothing(1000).optional(),
      nextStep: z
        .strictObject({ text: lineOfText('Say what comes next.', 200), on: calendarDay.nullable() })
        .nullable()
        .optional(),
    })
    .meta({ id: 'ApplicationDecision' }),
  response: z
    .object({ message: z.string(), application: applicationDetails })
    .meta({ id: 'ApplicationDecided' }),
});

export const downloadApplicationResumeOperation = defineOperation({
  id: 'downloadApplicationResume',
  method: 'GET',
  path: '/api/organisation/applications/{id}/resume',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'A copy of the CV sent with an application, as a download.',
  description: asRendering,
  file: { types: renderingTypes },
  response: fileToSend,
});

export const downloadApplicationResumeOriginalOperation = defineOperation({
  id: 'downloadApplicationResumeOriginal',
  method: 'GET',
  path: '/api/organisation/applications/{id}/resume/original',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'The CV as the candidate sent it, as a download. Open it only if you trust the sender.',
  description: asOriginal,
  file: { types: originalTypes },
  response: fileToSend,
});
