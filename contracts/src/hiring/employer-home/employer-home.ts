import '../../jitless.ts';
import { z } from 'zod';
import { forHiringReaders } from '../../access.ts';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { postVerdicts, sponsorshipOffers } from '../../candidate/jobs/job-choices.ts';
import { currencies } from '../../candidate/profile/profile-choices.ts';
import { defineOperation } from '../../operation.ts';
import { interviewReplies } from '../employer-applications/applicant-row.ts';

const tag = 'Organisation';

const day = z.string().describe('YYYY-MM-DD.');
const count = z.int();

/** What waits for a colleague, each with what one needs to see why. */
const waiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    application: rowId,
    conversation: rowId.nullable(),
    candidate: z.string(),
    title: z.string(),
    pay: z.int().describe('Pounds a year.'),
    state: z.enum(['question', 'sent']).describe('question: the candidate asks something.'),
    at: moment.describe('When it was sent, or the question asked.'),
    day: day.describe('The last day to accept it.'),
    days: count.describe('Until then; below 0 once it has passed.'),
  }),
  z.object({
    kind: z.literal('sponsorability'),
    job: rowId,
    title: z.string(),
    now: z.enum(postVerdicts).describe('For whom its pay is enough since the law changed.'),
  }),
  z.object({
    kind: z.literal('applications'),
    count,
    jobs: z
      .array(z.object({ job: rowId.nullable(), title: z.string(), count }))
      .describe('The three with most.'),
    oldest: moment,
  }),
  z.object({
    kind: z.literal('interview'),
    application: rowId,
    job: rowId.nullable(),
    candidate: z.string(),
    title: z.string(),
    at: moment,
    minutes: count,
    reply: z.enum(interviewReplies).nullable().describe('The candidate’s answer to the time.'),
  }),
  z.object({
    kind: z.literal('another-time').describe('A candidate asks for another time of an interview.'),
    application: rowId,
    job: rowId.nullable(),
    candidate: z.string(),
    title: z.string(),
    at: moment.describe('The time that they cannot make.'),
    words: z.string(),
  }),
  z.object({
    kind: z.literal('messages'),
    count: count.describe('Conversations with unread messages.'),
    names: z.array(z.string()).describe('Of at most three candidates, the longest waiting first.'),
    oldest: moment,
    conversation: rowId.describe('The longest waiting.'),
  }),
  z.object({
    kind: z.literal('closing'),
    job: rowId,
    title: z.string(),
    day,
    days: count.describe('Until its last day; 0 is today.'),
    pending: count,
    applicants: count,
  }),
  z.object({
    kind: z.literal('claim').describe('For owners and admins: no entry of the register is claimed.'),
  }),
]);
export type Waiting = z.output<typeof waiting>;

const openJob = z
  .object({
    id: rowId,
    title: z.string(),
    currency: z.enum(currencies).nullable(),
    payFrom: z.int().nullable(),
    payTo: z.int().nullable(),
    pending: count,
    interview: count,
    offer: count,
    hired: count,
    sponsorable: z.enum(postVerdicts),
    sponsorshipOffered: z.enum(sponsorshipOffers).nullable(),
    payNote: z.string().nullable(),
    closesOn: day.nullable(),
    days: count.nullable().describe('Until its last day.'),
  })
  .meta({ id: 'OpenJob' });
export type OpenJob = z.output<typeof openJob>;

export const homeParts = [
  'offers',
  'jobs',
  'applications',
  'interviews',
  'messages',
  'register',
  'month',
] as const;
export type HomePart = (typeof homeParts)[number];

const employerHome = z
  .object({
    today: day,
    checkedAt: moment,
    waiting: z.array(waiting).describe('In the order of harm: what is lost first if nothing happens.'),
    jobs: z.array(openJob).describe('The open jobs with most to do, at most eight.'),
    openJobs: count,
    next: z
      .object({ candidate: z.string(), at: moment })
      .nullable()
      .describe('The next interview after today.'),
    month: z
      .object({
        applications: count.describe('That came.'),
        interviews: count.describe('Applicants who were moved to Interview.'),
        offers: count.describe('That were sent, each counted once.'),
        hires: count.describe('Offers that were accepted.'),
      })
      .nullable()
      .describe('Since the first of the month in London; null where it could not be read.'),
    begun: z
      .object({
        claim: z.enum(['none', 'asked', 'claimed']),
        posted: z.boolean().describe('Whether a job was ever published.'),
        colleagues: count.describe('Members besides the caller, and open invitations.'),
      })
      .nullable(),
    failed: z.array(z.enum(homeParts)).describe('Parts that could not be read; the others are right.'),
  })
  .meta({ id: 'EmployerHome' });
export type EmployerHome = z.output<typeof employerHome>;

export const employerHomeOperation = defineOperation({
  id: 'showEmployerHome',
  method: 'GET',
  path: '/api/organisation/home',
  tag,
  access: forHiringReaders,
  summary: 'What waits for the caller in their organisation, and its open jobs by stage.',
  response: employerHome,
});

export const employerHomeOperations = {
  employerHomeOperation,
} as const;
