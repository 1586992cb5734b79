import { forAnybody, forStaff, forStaffOnAll } from '../../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
} from '../../account/account-settings/account-fields.ts';
import { optionalLine } from '../enquiries/enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { issueContent } from './issue-content.ts';
import { newsletterTopic, topicList } from './topics.ts';

const tag = 'Staff desk';
const maxText = 20_000;

export const issueState = z.enum(['draft', 'sending', 'sent', 'stopped']);

const draftFields = {
  subject: optionalLine(120),
  summary: optionalLine(200).describe('What email programs show beside the subject.'),
  lawChange: z
    .boolean()
    .describe('Whether it is about a change of the law. If so, only people who asked for a topic get it.'),
  topics: topicList.describe('What the change is about.'),
  text: z
    .string()
    .max(maxText, `Use at most ${maxText.toLocaleString('en-GB')} characters.`)
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'Remove the characters that cannot be read.')
    .describe('Paragraphs, `## headings`, `- lists`, `[links](https://…)` and `{{figures}}`.'),
};

/** What staff write, finished or not: what is missing is said when it is tested or sent. */
export const issueDraft = z.strictObject(draftFields);

const version = z
  .int()
  .min(1)
  .describe('The version of the draft that you saw. The request is refused if the draft has changed since.');

const progress = z
  .object({
    recipients: z.int().describe('How many were on the list when sending began.'),
    delivered: z.int().describe('Accepted by their mail server.'),
    failed: z.int().describe('Refused for good: see the failed emails.'),
    waiting: z.int().describe('Still to be sent, or being tried again.'),
  })
  .meta({ id: 'NewsletterProgress' });

const head = {
  id: rowId,
  state: issueState,
  subject: z.string(),
  lawChange: z.boolean(),
  topics: z.array(newsletterTopic).readonly(),
  changedAt: moment,
  sentAt: moment.nullable().describe('When sending began.'),
  endedAt: moment.nullable().describe('When the last of it was sent, or when it was stopped.'),
  progress: progress.nullable().describe('For an issue that was sent.'),
};

export const staffIssuesOperation = defineOperation({
  id: 'listNewsletterIssues',
  method: 'GET',
  path: '/api/desk/newsletter/issues',
  tag,
  access: forStaff,
  summary: 'The issues of the newsletter, newest first, with how many of each were sent.',
  request: z.strictObject({ after }).meta({ id: 'NewsletterIssueSearch' }),
  response: z
    .object({
      issues: z.array(z.object(head)).readonly(),
      next: nextPage,
      subscribers: z.int().describe('People who have confirmed and not unsubscribed.'),
    })
    .meta({ id: 'NewsletterIssues' }),
});

export const staffIssueOperation = defineOperation({
  id: 'showNewsletterIssue',
  method: 'GET',
  path: '/api/desk/newsletter/issues/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'One issue of the newsletter, as it was written and as it reads with its figures.',
  parameters: byId,
  response: z
    .object({
      ...head,
      summary: z.string().nullable(),
      text: z.string(),
      version: z.int(),
      slug: z.string().nullable().describe('The address of its public page, once it is sent.'),
      audience: z.int().describe('How many would get it if it were sent now.'),
      faults: z.array(z.string()).readonly().describe('What to correct before it can be sent.'),
      resume: z
        .object({ people: z.int(), until: moment })
        .nullable()
        .describe(
          'If the issue was stopped: how many people would get it if it were resumed, and until when it can be.',
        ),
      preview: z
        .object({ content: issueContent, plainText: z.string() })
        .describe('The email as people read it.'),
    })
    .meta({ id: 'NewsletterIssueWhole' }),
});

const savedIssue = z
  .object({ message: z.string(), id: rowId, version: z.int() })
  .meta({ id: 'NewsletterSaved' });

export const addIssueOperation = defineOperation({
  id: 'addNewsletterIssue',
  method: 'POST',
  path: '/api/desk/newsletter/issues',
  tag,
  access: forStaff,
  summary: 'Creates a draft issue of the newsletter, which nobody gets yet.',
  creates: true,
  location: ({ id }) => `/api/desk/newsletter/issues/${id}`,
  request: issueDraft.meta({ id: 'NewsletterDraft' }),
  response: savedIssue,
});

export const saveIssueOperation = defineOperation({
  id: 'saveNewsletterIssue',
  method: 'PUT',
  path: '/api/desk/newsletter/issues/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'Saves a draft of the newsletter, unless someone else has changed it since.',
  parameters: byId,
  request: issueDraft.extend({ version }).meta({ id: 'NewsletterDraftSaved' }),
  response: savedIssue,
});

export const deleteIssueOperation = defineOperation({
  id: 'deleteNewsletterIssue',
  method: 'DELETE',
  path: '/api/desk/newsletter/issues/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'Deletes a draft of the newsletter. Issues that were sent stay.',
  parameters: byId,
  response: messageResponse,
});

export const testIssueOperation = defineOperation({
  id: 'testNewsletterIssue',
  method: 'POST',
  path: '/api/desk/newsletter/issues/{id}/test',
  tag,
  access: forStaffOnAll,
  summary: 'Emails an issue of the newsletter to the caller only.',
  parameters: byId,
  response: messageResponse,
});

export const sendIssueOperation = defineOperation({
  id: 'sendNewsletterIssue',
  method: 'POST',
  path: '/api/desk/newsletter/issues/{id}/send',
  tag,
  access: forStaffOnAll,
  summary: 'Sends an issue of the newsletter once to everyone it is for.',
  parameters: byId,
  request: z.strictObject({ version }).meta({ id: 'NewsletterSending' }),
  response: messageResponse,
});

export const stopIssueOperation = defineOperation({
  id: 'stopNewsletterIssue',
  method: 'POST',
  path: '/api/desk/newsletter/issues/{id}/stop',
  tag,
  access: forStaffOnAll,
  summary: 'Stops an issue that is being sent. People who have not got it yet will not get it.',
  parameters: byId,
  response: messageResponse,
});

export const resumeIssueOperation = defineOperation({
  id: 'resumeNewsletterIssue',
  method: 'POST',
  path: '/api/desk/newsletter/issues/{id}/resume',
  tag,
  access: forStaffOnAll,
  summary: 'Sends an issue that was stopped to those who have not got it, within 14 days.',
  parameters: byId,
  response: messageResponse,
});

export const issueFiguresOperation = defineOperation({
  id: 'listNewsletterFigures',
  method: 'GET',
  path: '/api/desk/newsletter/figures',
  tag,
  access: forStaff,
  summary: 'The figures of the law that an issue can name, with their values today.',
  response: z
    .object({
      today: z.string(),
      figures: z
        .array(z.object({ rule: z.string(), topic: z.string(), title: z.string(), value: z.string() }))
        .readonly(),
    })
    .meta({ id: 'NewsletterFigures' }),
});

const published = {
  slug: z.string(),
  subject: z.string(),
  summary: z.string().nullable(),
  sentAt: moment,
  topics: z.array(newsletterTopic).readonly().describe('The topics of a change of the law.'),
};

export const publishedIssuesOperation = defineOperation({
  id: 'listPublishedIssues',
  method: 'GET',
  path: '/api/newsletter/issues',
  access: forAnybody,
  tag: 'Newsletter',
  summary: 'The issues of the newsletter that were sent, newest first.',
  request: z.strictObject({ after }).meta({ id: 'PublishedIssueSearch' }),
  response: z
    .object({ issues: z.array(z.object(published)).readonly(), next: nextPage })
    .meta({ id: 'PublishedIssues' }),
});

export const publishedIssueOperation = defineOperation({
  id: 'showPublishedIssue',
  method: 'GET',
  path: '/api/newsletter/issues/{slug}',
  access: { ...forAnybody, reach: 'all' },
  tag: 'Newsletter',
  summary: 'One issue of the newsletter, as it was sent.',
  parameters: z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,200}$/, 'There is no issue at this address.')
      .describe('The end of its public address.'),
  }),
  response: z.object({ ...published, content: issueContent }).meta({ id: 'PublishedIssue' }),
});

export const newsletterIssueOperations = {
  publishedIssuesOperation,
  publishedIssueOperation,
  staffIssuesOperation,
  staffIssueOperation,
  issueFiguresOperation,
  addIssueOperation,
  saveIssueOperation,
  deleteIssueOperation,
  testIssueOperation,
  sendIssueOperation,
  stopIssueOperation,
  resumeIssueOperation,
} as const;
