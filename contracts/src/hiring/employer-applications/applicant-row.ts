import '../../jitless.ts';
import { z } from 'zod';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { applicationStates } from '../../candidate/jobs/job-choices.ts';
import { offerStates } from '../offers/offer-states.ts';

export const applicantTag = z.object({ id: rowId, name: z.string() }).meta({ id: 'ApplicantTag' });

/** What a candidate answers to the time of an interview. */
export const interviewReplies = ['confirmed', 'another-time'] as const;
export type InterviewReply = (typeof interviewReplies)[number];

export const interview = z
  .object({
    startsAt: moment,
    minutes: z.int(),
    timeZone: z.string().describe('In which the time was named, such as Europe/London.'),
    place: z.string().describe('A link, a telephone number or an address.'),
    words: z.string().describe('What the candidate should know; may be empty.'),
    cancelled: z.boolean(),
    reply: z
      .object({
        answer: z.enum(interviewReplies),
        words: z.string().describe('What the candidate said with it; may be empty.'),
        at: moment,
      })
      .nullable()
      .describe('The candidate’s answer to this time; null while they have not answered.'),
  })
  .meta({ id: 'Interview' });
export type Interview = z.output<typeof interview>;

export const applicantRow = z
  .object({
    id: rowId,
    conversation: rowId.describe('The messages about it.'),
    job: z.object({ id: rowId, title: z.string() }).nullable(),
    candidate: z
      .object({ fullName: z.string(), primaryRole: z.string().nullable() })
      .nullable()
      .describe('Null once it has been withdrawn.'),
    status: z.enum(applicationStates),
    appliedAt: moment,
    changedAt: moment,
    unread: z.int(),
    tags: z.array(applicantTag),
    nextStep: z.object({ text: z.string(), on: z.string().nullable() }).nullable(),
    interview: interview.pick({ startsAt: true, timeZone: true, cancelled: true, reply: true }).nullable(),
    offer: z
      .enum(offerStates)
      .nullable()
      .describe('What became of the offer that was sent; null where none was.'),
    rejection: z
      .object({ at: moment.describe('When the email is sent.'), by: z.string() })
      .nullable()
      .describe('The rejection that a colleague began and can still undo.'),
    erasedOn: z
      .string()
      .nullable()
      .describe('The day, YYYY-MM-DD, on which it is erased for the organisation; null while it is not due.'),
  })
  .meta({ id: 'EmployerApplication' });
export type EmployerApplication = z.output<typeof applicantRow>;

export const stageCounts = z
  .object({
    pending: z.int(),
    interview: z.int(),
    offer: z.int(),
    hired: z.int(),
    rejected: z.int(),
    withdrawn: z.int(),
  })
  .meta({ id: 'ApplicantCounts' });
export type StageCounts = z.output<typeof stageCounts>;
