import '../../jitless.ts';
import { z } from 'zod';
import { forColleagues } from '../../access.ts';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { sponsoring } from '../../account/organisation/sponsoring.ts';
import { postVerdicts, sponsorshipOffers } from '../../candidate/jobs/job-choices.ts';
import { currencies } from '../../candidate/profile/profile-choices.ts';
import { defineOperation } from '../../operation.ts';
import { calendarKinds } from '../../sponsor/duties/calendar/calendar.ts';
import { dueGroups, dueRow } from '../../sponsor/duties/checks/sponsor-today.ts';
import { plannedRow } from '../../sponsor/duties/events/planned-row.ts';
import { interviewReplies } from '../employer-applications/applicant-row.ts';

const tag = 'Organisation';

const day = z.string().describe('YYYY-MM-DD.');
const count = z.int();

const alsoKinds = [
  'duty',
  'planned',
  'hire',
  'offer',
  'visa-facts',
  'review',
  'interview',
  'another-time',
  'message',
] as const;

const also = z
  .array(z.enum(alsoKinds))
  .describe('What else waits about the same person, who has this one row.');

/** What waits for a colleague, each with what one needs to see why. */
const waiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('duty').describe('A duty of the sponsor, as its own list shows it.'),
    group: z.enum(dueGroups),
    duty: dueRow,
    also,
  }),
  z.object({
    kind: z.literal('more-duties').describe('Further duties of this group, which are not listed.'),
    group: z.enum(dueGroups),
    count,
  }),
  z.object({
    kind: z.literal('planned').describe('A planned event whose day has come: did it happen?'),
    planned: plannedRow,
    also,
  }),
  z.object({
    kind: z.literal('hire').describe('A hire with open steps of the employer.'),
    hireCase: rowId,
    candidate: z.string(),
    title: z.string(),
    day: day.describe('The first day at work.'),
    days: count.describe('Until then; below 0 once it has passed.'),
    next: z.string().describe('The first open step of the employer.'),
    open: count.describe('Open steps of the employer.'),
    also,
  }),
  z.object({ kind: z.literal('more-hires').describe('Further hires with open steps.'), count }),
  z.object({
    kind: z.literal('visa-facts').describe('The candidate shared what sponsorship would need.'),
    application: rowId,
    candidate: z.string(),
    title: z.string(),
    at: moment,
    also,
  }),
  z.object({
    kind: z.literal('review'),
    application: rowId,
    candidate: z.string(),
    title: z.string(),
    state: z
      .enum(['second-look', 'asked'])
      .describe(
        'second-look: a rejection for sponsorship waits for it. asked: the candidate asks for a review.',
      ),
    at: moment,
    also,
  }),
  z.object({
    kind: z
      .literal('second-factor')
      .describe('The caller has a compliance role, and sees no worker before a second factor.'),
  }),
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
    also,
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
    also,
  }),
  z.object({
    kind: z.literal('another-time').describe('A candidate asks for another time of an interview.'),
    application: rowId,
    job: rowId.nullable(),
    candidate: z.string(),
    title: z.string(),
    at: moment.describe('The time that they cannot make.'),
    words: z.string(),
    also,
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

/** What falls on a day to come, whichever workspace it is of. */
const nextDay = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('interview'),
      day,
      at: moment,
      candidate: z.string(),
      application: rowId,
      job: rowId.nullable(),
    }),
    z.object({ kind: z.literal('offer'), day, candidate: z.string(), application: rowId }),
    z.object({ kind: z.literal('first-day'), day, candidate: z.string(), hireCase: rowId }),
    z.object({ kind: z.literal('closing'), day, title: z.string(), job: rowId }),
    z.object({
      kind: z.literal('sponsor'),
      day,
      what: z.enum(calendarKinds),
      title: z.string(),
      worker: z.object({ id: rowId, fullName: z.string() }).nullable(),
      duty: rowId.nullable(),
      planned: rowId.nullable(),
    }),
  ])
  .meta({ id: 'NextDay' });
export type NextDay = z.output<typeof nextDay>;

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
  'duties',
  'planned-events',
  'days',
  'hires',
  'sponsorship-questions',
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
    waiting: z
      .array(waiting)
      .describe(
        'What is past its day, then what has a day by that day, then the rest; as far as the caller may see.',
      ),
    jobs: z.array(openJob).describe('The open jobs with most to do, at most eight.'),
    openJobs: count,
    next: z.array(nextDay).describe('What falls on the next 14 days, today included, by day; at most 40.'),
    isSponsor: z.boolean().describe('Whether the organisation says that it holds a licence, or has workers.'),
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
        sponsoring: sponsoring.nullable().describe('Whether it sponsors anyone; null is not answered.'),
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
  access: forColleagues,
  summary:
    'What waits for the caller in their organisation, in hiring and in sponsorship, and its open jobs by stage.',
  response: employerHome,
});

export const employerHomeOperations = {
  employerHomeOperation,
} as const;
