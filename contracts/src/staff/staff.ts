import { forStaff, forStaffOnAll } from '../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
  searchText,
} from '../account/account-settings/account-fields.ts';
import { message } from '../site/enquiries/enquiry-fields.ts';
import '../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../operation.ts';

const tag = 'Staff desk';

export const enquiryKind = z.enum(['contact', 'pricing', 'university', 'demo', 'assessment', 'report']);
export const enquiryState = z.enum(['new', 'open', 'answered', 'closed']);

const head = {
  id: rowId,
  kind: enquiryKind,
  state: enquiryState,
  name: z.string().nullable(),
  email: z.string(),
  organisation: z.string().nullable(),
  excerpt: z.string().describe('The first words of what was written.'),
  suspected: z.boolean().describe('A field that people do not see was filled in.'),
  assignedTo: z.object({ id: rowId, fullName: z.string() }).nullable(),
  receivedAt: moment,
};
const enquiryHead = z.object(head).meta({ id: 'EnquiryHead' });

/** What came through the forms. */
export const staffEnquiriesOperation = defineOperation({
  id: 'listEnquiries',
  method: 'GET',
  path: '/api/desk/enquiries',
  tag,
  access: forStaff,
  summary: 'What people sent through the forms, newest first.',
  request: z
    .strictObject({
      text: searchText.describe('In the name, address, organisation or message.'),
      kind: enquiryKind.optional().describe('Enquiries of this kind alone.'),
      state: enquiryState.optional().describe('Open or closed ones alone.'),
      assigned: z
        .enum(['me', 'nobody'])
        .optional()
        .describe('Those that the caller answers, or that nobody does.'),
      suspected: z
        .enum(['yes', 'no'])
        .default('no')
        .describe('Those in which a field that people do not see was filled in.'),
      after,
    })
    .meta({ id: 'EnquirySearch' }),
  response: z
    .object({
      enquiries: z.array(enquiryHead).readonly(),
      next: nextPage,
      counts: z
        .record(enquiryState, z.int())
        .describe('Of all that are not suspected. 1,000 means 1,000 or more.'),
    })
    .meta({ id: 'Enquiries' }),
});

const report = z
  .object({
    about: z.enum(['job', 'conversation']),
    job: z
      .object({ slug: z.string(), state: z.string() })
      .nullable()
      .describe('Null for a conversation, and once the job is gone.'),
    organisation: rowId.nullable().describe('The one that was reported; null for a candidate.'),
    stopped: z.boolean().describe('Whether our team holds it stopped now.'),
    decision: z
      .object({
        outcome: z.enum(['upheld', 'dismissed']),
        reason: z.string(),
        by: z.string().nullable(),
        at: moment,
      })
      .nullable(),
  })
  .meta({ id: 'ReportWhole' });

const event = z
  .object({
    id: rowId,
    kind: z.enum(['note', 'answer']),
    by: z.string().nullable(),
    at: moment,
    text: z.string(),
  })
  .meta({ id: 'EnquiryEvent' });

export const staffEnquiryOperation = defineOperation({
  id: 'showEnquiry',
  method: 'GET',
  path: '/api/desk/enquiries/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'One enquiry with its notes and answers.',
  parameters: byId,
  response: z
    .object({
      ...head,
      phone: z.string().nullable(),
      message: z.string().nullable(),
      details: z
        .array(z.object({ name: z.string(), value: z.string() }))
        .readonly()
        .describe('What only this kind has, such as the plan, the time that is booked, the answers given.'),
      history: z.array(event).readonly(),
      report: report.nullable().describe('Of a report: what it is about, and what was decided.'),
      reply: z
        .object({
          to: z.string(),
          answersTo: z.string().describe('Where replies to the answer go.'),
          subject: z.string(),
          heading: z.string(),
          opening: z.string(),
          foot: z.array(z.string()).readonly(),
        })
        .describe('What an email says around an answer, for a preview.'),
    })
    .meta({ id: 'EnquiryWhole' }),
});

export const assignEnquiryOperation = defineOperation({
  id: 'assignEnquiry',
  method: 'POST',
  path: '/api/desk/enquiries/{id}/assign',
  tag,
  access: forStaffOnAll,
  summary: 'Assigns an enquiry to someone on the team, or to nobody.',
  parameters: byId,
  request: z.strictObject({ to: rowId.nullable() }).meta({ id: 'Assignment' }),
  response: messageResponse,
});

export const noteEnquiryOperation = defineOperation({
  id: 'noteEnquiry',
  method: 'POST',
  path: '/api/desk/enquiries/{id}/notes',
  tag,
  access: forStaffOnAll,
  summary: 'Adds a note that only the team sees.',
  creates: true,
  parameters: byId,
  request: z.strictObject({ text: message('Write the note.') }).meta({ id: 'EnquiryNote' }),
  response: messageResponse,
});

export const answerEnquiryOperation = defineOperation({
  id: 'answerEnquiry',
  method: 'POST',
  path: '/api/desk/enquiries/{id}/answer',
  tag,
  access: forStaffOnAll,
  summary: 'Answers by email, and keeps the answer beside the enquiry.',
  creates: true,
  parameters: byId,
  request: z.strictObject({ text: message('Write the answer.') }).meta({ id: 'EnquiryAnswer' }),
  response: messageResponse,
});

export const markEnquiryOperation = defineOperation({
  id: 'markEnquiry',
  method: 'POST',
  path: '/api/desk/enquiries/{id}/state',
  tag,
  access: forStaffOnAll,
  summary: 'Closes an enquiry, or opens it again.',
  parameters: byId,
  request: z.strictObject({ state: z.enum(['open', 'closed']) }).meta({ id: 'EnquiryMark' }),
  response: messageResponse,
});

export const colleaguesOperation = defineOperation({
  id: 'listStaff',
  method: 'GET',
  path: '/api/desk/staff',
  tag,
  access: forStaff,
  summary: 'The team, to whom an enquiry can be given.',
  response: z
    .object({ staff: z.array(z.object({ id: rowId, fullName: z.string() })).readonly() })
    .meta({ id: 'StaffList' }),
});

export const reportDecision = z.strictObject({
  decision: z.enum(['upheld', 'dismissed'], 'Choose what you decide.'),
  reason: z
    .string('Say why. Both sides read it.')
    .trim()
    .min(10, 'Say why, in a sentence at least. Both sides read it.')
    .max(500, 'Use at most 500 characters.')
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'Remove the characters that cannot be read.'),
});

export const decideReportOperation = defineOperation({
  id: 'decideReport',
  method: 'POST',
  path: '/api/desk/reports/{id}/decision',
  tag,
  access: forStaffOnAll,
  summary: 'Decides about a report of a job or of messages, and tells both sides why.',
  description:
    'A job that is stopped is paused, and in a conversation that is stopped nobody writes. The other decision, later, undoes that and tells them again. Whom a conversation concerns is not told of a report that changes nothing: they would know who made it.',
  parameters: byId,
  request: reportDecision.meta({ id: 'ReportDecision' }),
  response: messageResponse,
});

export const staffEnquiryOperations = {
  staffEnquiriesOperation,
  staffEnquiryOperation,
  assignEnquiryOperation,
  noteEnquiryOperation,
  answerEnquiryOperation,
  markEnquiryOperation,
  decideReportOperation,
} as const;

export const colleagueOperations = {
  colleaguesOperation,
} as const;
