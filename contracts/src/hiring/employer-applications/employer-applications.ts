import '../../jitless.ts';
import { z } from 'zod';
import { forHiringReaders, forHiringReadersTheirs, forHiringTheirs } from '../../access.ts';
import { after, byId, moment, nextPage, rowId } from '../../account/account-settings/account-fields.ts';
import { applicationStates, decisions, jobStates, moves } from '../../candidate/jobs/job-choices.ts';
import { candidateCard } from '../../candidate/profile/candidate-card.ts';
import { longText, textOrNothing } from '../../candidate/profile/profile-texts.ts';
import {
  asOriginal,
  asRendering,
  fileToSend,
  originalTypes,
  renderingTypes,
} from '../../candidate/resumes/resumes.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { calendarDay } from '../../request-fields.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { applicantNote } from './applicant-notes.ts';
import { applicantRow, applicantTag, interview, stageCounts } from './applicant-row.ts';
import { applicantSearch } from './applicant-words.ts';

export const applicantsTag = 'Applicants';
const tag = applicantsTag;

export const applicantSorts = ['changed', 'newest', 'name'] as const;

/** Which applicants: everybody, if nothing is said. */
export const applicantFilters = {
  job: rowId.optional().describe('For this job alone.'),
  status: z.enum(applicationStates).optional().describe('At this stage alone.'),
  tag: rowId.optional().describe('With this tag of your organisation.'),
  unread: z.enum(['yes']).optional().describe('Those with messages that you have not read.'),
  search: applicantSearch.describe('In names, roles, skills and what candidates wrote.'),
};

export const listEmployerApplicationsOperation = defineOperation({
  id: 'listEmployerApplications',
  method: 'GET',
  path: '/api/organisation/applications',
  tag,
  access: forHiringReaders,
  summary: 'Applications for your organisation’s jobs, last changed first.',
  request: z
    .strictObject({
      ...applicantFilters,
      sort: z.enum(applicantSorts).default('changed').describe('The order of the list.'),
      after,
    })
    .meta({ id: 'EmployerApplicationsQuery' }),
  response: z
    .object({
      applications: z.array(applicantRow),
      next: nextPage,
      counts: stageCounts.describe('Of everything that the filters find, whatever the stage.'),
      tags: z.array(applicantTag).describe('Those in use.'),
    })
    .meta({ id: 'EmployerApplications' }),
});

export const boardOperation = defineOperation({
  id: 'showBoard',
  method: 'GET',
  path: '/api/organisation/jobs/{id}/board',
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'A job’s applicants by stage: the first of each column, and how many there are.',
  response: z
    .object({
      job: z.object({
        id: rowId,
        title: z.string(),
        state: z.enum(jobStates),
        place: z.string().nullable(),
        closesOn: z.string().nullable(),
      }),
      counts: stageCounts,
      columns: z.array(
        z.object({
          status: z.enum(['pending', 'interview', 'offer']),
          applications: z.array(applicantRow),
          next: nextPage.describe('Send this as `after` to the list of this job and status.'),
        }),
      ),
      tags: z.array(applicantTag),
    })
    .meta({ id: 'Board' }),
});

const applicationDetails = applicantRow
  .extend({
    text: z.string().nullable().describe('Null once it has been withdrawn.'),
    card: candidateCard
      .nullable()
      .describe('The candidate as recruiters see them; null once the application has been withdrawn.'),
    resume: z.object({ name: z.string() }).nullable(),
    interview: interview.nullable(),
    timeZone: z
      .string()
      .nullable()
      .describe('Where the candidate lives, by their profile: an IANA name. Null while it is not said.'),
    history: z.array(
      z.object({
        status: z.enum(applicationStates),
        at: moment,
        by: z.enum(['candidate', 'employer']),
        author: z.string().nullable().describe('Which colleague it was, where that is known.'),
        note: z.string().nullable(),
      }),
    ),
    notes: z
      .array(applicantNote)
      .describe('Of colleagues, oldest first. The candidate never sees them here.'),
  })
  .meta({ id: 'EmployerApplicationDetails' });
export type EmployerApplicationDetails = z.output<typeof applicationDetails>;

export const showEmployerApplicationOperation = defineOperation({
  id: 'showEmployerApplication',
  method: 'GET',
  path: '/api/organisation/applications/{id}',
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'One application, with the candidate as recruiters see them.',
  response: applicationDetails,
});

/** The status that the caller saw: if a colleague has changed it since, nothing is done. */
export const seenAt = z.enum(decisions, 'Say at which status you saw it.');

/** What a move to Hired, or away from it, needs to be said. */
export const hireAnswers = {
  hiredOutsideOn: day
    .optional()
    .describe(
      'Of a move to `hired`: the first day of someone whom you hired outside Portway. Needed: accepting an offer here makes the move by itself.',
    ),
  noLongerHired: longText(1000)
    .optional()
    .describe('Of a move away from `hired`: why. Colleagues read it as a note, and the hire is ended.'),
};

export const decideOperation = defineOperation({
  id: 'decideApplication',
  method: 'PATCH',
  path: '/api/organisation/applications/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Changes the status of an application and says what comes next. The candidate sees both.',
  description:
    'The candidate is emailed at once: it cannot be undone, unlike a move on the board, which is held for ten seconds. If a colleague has moved it since you saw it at `from`, the response is 409 with the code `moved`, and says who did what.',
  request: z
    .strictObject({
      from: seenAt,
      status: z.enum(moves, 'Choose a status. Rejecting goes with an email: use the operation for it.'),
      ...hireAnswers,
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
  limit: costly.copy,
  tag,
  access: forHiringReadersTheirs,
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
  limit: costly.original,
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'The CV as the candidate sent it, as a download. Open it only if you trust the sender.',
  description: asOriginal,
  file: { types: originalTypes },
  response: fileToSend,
});
