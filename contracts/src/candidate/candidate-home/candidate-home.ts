import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates } from '../../access.ts';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { interview, interviewReplies } from '../../hiring/employer-applications/applicant-row.ts';
import { defineOperation } from '../../operation.ts';

const day = z.string().describe('YYYY-MM-DD.');
const about = { application: rowId, company: z.string(), title: z.string() };

/** What waits for a candidate, each with what one needs to see why. */
const candidateWaiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    ...about,
    pay: z.int().describe('Pounds a year.'),
    state: z.enum(['sent', 'question']).describe('question: the employer has not answered yours.'),
    day: day.describe('The last day to accept it.'),
    days: z.int().describe('Until then; 0 is today.'),
  }),
  z.object({
    kind: z.literal('visa-facts').describe('The employer asks whether sponsorship is needed.'),
    ...about,
    askedAt: moment,
  }),
  z.object({
    kind: z.literal('interview'),
    ...about,
    ...interview.pick({ startsAt: true, minutes: true, timeZone: true, place: true }).shape,
    reply: z.enum(interviewReplies).nullable().describe('What you answered to the time.'),
    days: z.int().describe('Until its day in London; 0 is today.'),
  }),
  z.object({
    kind: z.literal('messages'),
    count: z.int().describe('Conversations with unread messages.'),
    names: z.array(z.string()).describe('Of at most three employers, the longest waiting first.'),
    oldest: moment,
    conversation: rowId.describe('The longest waiting.'),
  }),
  z.object({
    kind: z
      .literal('permission')
      .describe('The permission that the profile names ends within 180 days, or has ended.'),
    day,
    days: z.int().describe('Until its last day; below 0 once it has passed.'),
  }),
  z.object({
    kind: z
      .literal('accepted')
      .describe('A hire, by an accepted offer or outside Portway, until the first day at work.'),
    ...about,
    day: day.describe('The first day at work.'),
    days: z.int(),
    isSponsored: z.boolean(),
  }),
]);
export type CandidateWaiting = z.output<typeof candidateWaiting>;

export const candidateHomeParts = [
  'offers',
  'visa-facts',
  'interviews',
  'messages',
  'permission',
  'accepted',
] as const;
export type CandidateHomePart = (typeof candidateHomeParts)[number];

export const candidateHomeOperation = defineOperation({
  id: 'showCandidateHome',
  method: 'GET',
  path: '/api/me/home',
  tag: 'Your applications',
  access: forCandidates,
  summary: 'What waits for you: offers, questions, interviews, messages, and the end of your permission.',
  response: z
    .object({
      today: day,
      waiting: z
        .array(candidateWaiting)
        .describe('In the order of harm: what is lost first if nothing happens.'),
      failed: z
        .array(z.enum(candidateHomeParts))
        .describe('Parts that could not be read; the others are right.'),
    })
    .meta({ id: 'CandidateHome' }),
});
export type CandidateHome = z.output<(typeof candidateHomeOperation)['response']>;

export const candidateHomeOperations = { candidateHomeOperation } as const;
