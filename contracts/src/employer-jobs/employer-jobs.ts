import '../jitless.ts';
import { z } from 'zod';
import { forColleagues, forColleaguesTheirs, forHiring, forHiringTheirs } from '../access.ts';
import { after, byId, moment, nextPage, rowId } from '../account-settings/account-fields.ts';
import { turnOfApplication } from '../applications/applications.ts';
import { lineOfText } from '../enquiries/enquiry-fields.ts';
import { applicationStates, decisions, jobStates } from '../jobs/job-choices.ts';
import { jobAnswers, jobFields, payFits } from '../jobs/job-fields.ts';
import { postSponsorship, registerStanding } from '../jobs/job-sponsorship.ts';
import { defineOperation } from '../operation.ts';
import { candidateCard } from '../profile/candidate-card.ts';
import { textOrNothing } from '../profile/profile-texts.ts';
import { calendarDay } from '../request-fields.ts';
import { fileToSend, resumeTypes } from '../resumes/resumes.ts';

const tag = 'Jobs you offer';

const offeredJob = z
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
  .meta({ id: 'OfferedJob' });
export type OfferedJob = z.output<typeof offeredJob>;

const saved = z.object({ message: z.string(), job: offeredJob }).meta({ id: 'OfferedJobSaved' });

const payFault = 'Give at least as much as the lower end.';

export const offeredJobsOperation = defineOperation({
  id: 'listOfferedJobs',
  method: 'GET',
  path: '/api/organisation/jobs',
  tag,
  access: forColleagues,
  summary: 'The jobs of one’s organisation, drafts too, the newest first.',
  request: z.strictObject({ state: z.enum(jobStates).optional(), after }).meta({ id: 'OfferedJobsAsked' }),
  response: z.object({ jobs: z.array(offeredJob), next: nextPage }).meta({ id: 'OfferedJobs' }),
});

export const addJobOperation = defineOperation({
  id: 'addJob',
  method: 'POST',
  path: '/api/organisation/jobs',
  tag,
  access: forHiring,
  creates: true,
  summary: 'Begins a job as a draft, which one’s organisation alone sees.',
  request: z
    .strictObject({ ...z.object(jobFields).partial().shape, title: jobFields.title })
    .refine(payFits, { path: ['payTo'], message: payFault })
    .meta({ id: 'NewJob' }),
  response: saved,
});

export const showOfferedJobOperation = defineOperation({
  id: 'showOfferedJob',
  method: 'GET',
  path: '/api/organisation/jobs/{id}',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'One job of one’s organisation, with what it lacks and whether it could be sponsored.',
  response: offeredJob,
});

export const changeJobOperation = defineOperation({
  id: 'changeJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Changes what is named of a job, and nothing else. A published one changes for everybody at once.',
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
  summary: 'Publishes a draft, or opens a closed job again. What is missing is named.',
  response: saved,
});

export const closeJobOperation = defineOperation({
  id: 'closeJob',
  method: 'POST',
  path: '/api/organisation/jobs/{id}/close',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Closes a job: nobody can apply any more, and its public page says so.',
  response: saved,
});

const receivedRow = z
  .object({
    id: rowId,
    job: z.object({ id: rowId, title: z.string() }).nullable(),
    candidate: z.object({ fullName: z.string(), primaryRole: z.string().nullable() }).nullable(),
    status: z.enum(applicationStates),
    appliedAt: moment,
    changedAt: moment,
    unread: z.int(),
  })
  .meta({ id: 'ReceivedApplication' });
export type ReceivedApplication = z.output<typeof receivedRow>;

export const receivedApplicationsOperation = defineOperation({
  id: 'listReceivedApplications',
  method: 'GET',
  path: '/api/organisation/applications',
  tag,
  access: forColleagues,
  summary: 'The applications to the jobs of one’s organisation, the last change first.',
  request: z
    .strictObject({ job: rowId.optional(), status: z.enum(applicationStates).optional(), after })
    .meta({ id: 'ReceivedAsked' }),
  response: z
    .object({ applications: z.array(receivedRow), next: nextPage })
    .meta({ id: 'ReceivedApplications' }),
});

const receivedWhole = receivedRow
  .extend({
    text: z.string().nullable().describe('Null once it was withdrawn.'),
    card: candidateCard
      .nullable()
      .describe('The candidate as recruiters see one; null once it was withdrawn.'),
    resume: z.object({ name: z.string() }).nullable(),
    nextStep: z.object({ text: z.string(), on: z.string().nullable() }).nullable(),
    history: z.array(turnOfApplication),
  })
  .meta({ id: 'ReceivedApplicationWhole' });

export const showReceivedOperation = defineOperation({
  id: 'showReceivedApplication',
  method: 'GET',
  path: '/api/organisation/applications/{id}',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'One application with the candidate as recruiters see one.',
  response: receivedWhole,
});

export const decideOperation = defineOperation({
  id: 'decideApplication',
  method: 'POST',
  path: '/api/organisation/applications/{id}/status',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Says how an application stands and what comes next. The candidate sees both.',
  request: z
    .strictObject({
      status: z.enum(decisions, 'Choose how it stands.'),
      note: textOrNothing(1000).optional(),
      nextStep: z
        .strictObject({ text: lineOfText('Say what comes next.', 200), on: calendarDay.nullable() })
        .nullable()
        .optional(),
    })
    .meta({ id: 'ApplicationDecision' }),
  response: z.object({ message: z.string(), application: receivedWhole }).meta({ id: 'ApplicationDecided' }),
});

export const downloadReceivedResumeOperation = defineOperation({
  id: 'downloadReceivedResume',
  method: 'GET',
  path: '/api/organisation/applications/{id}/resume',
  tag,
  access: forColleaguesTheirs,
  parameters: byId,
  summary: 'The CV that came with an application, to be saved and never shown by the browser.',
  file: { types: [resumeTypes.pdf, resumeTypes.docx, resumeTypes.doc, resumeTypes.txt] },
  response: fileToSend,
});

export const showRegisterStandingOperation = defineOperation({
  id: 'showRegisterStanding',
  method: 'GET',
  path: '/api/organisation/register',
  tag,
  access: forColleagues,
  summary: 'Which entries of the register of licensed sponsors might be one’s organisation.',
  response: registerStanding,
});

export const claimRegisterEntryOperation = defineOperation({
  id: 'claimRegisterEntry',
  method: 'POST',
  path: '/api/organisation/register',
  tag,
  access: { callers: ['admin', 'owner'] },
  summary: 'Says which entry of the register is one’s organisation; null takes it back.',
  request: z
    .strictObject({ entry: z.int('Choose one of the entries.').nullable() })
    .meta({ id: 'RegisterClaim' }),
  response: z.object({ message: z.string(), standing: registerStanding }).meta({ id: 'RegisterClaimed' }),
});
