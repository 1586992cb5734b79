import '../../jitless.ts';
import { z } from 'zod';
import { forCandidatesOwn, forHiringReadersTheirs, forHiringTheirs } from '../../access.ts';
import { byId, moment } from '../../account/account-settings/account-fields.ts';
import { requiredText } from '../../candidate/profile/profile-texts.ts';
import { recordedFields } from '../../law/calculators/outcome.ts';
import { defineOperation } from '../../operation.ts';

const tag = 'Sponsoring an applicant';

export const maxOfReason = 1000;

const review = z
  .object({
    text: z.string().describe('Why the candidate asks to look again.'),
    askedAt: moment,
    answer: z
      .object({
        outcome: z.enum(['stands', 'reopened']),
        text: z.string(),
        by: z.string().describe('The colleague who answered.'),
        at: moment,
      })
      .nullable(),
  })
  .meta({ id: 'SponsorshipReview' });

export const sponsorshipRejection = z
  .object({
    text: z.string().describe('The employer’s reason, in its own words.'),
    rule: z.string().describe('What the rules said of the post on that day.'),
    judgedOn: z.string(),
    by: z.string().describe('The person who decided.'),
    at: moment,
    review: review.nullable(),
  })
  .meta({ id: 'SponsorshipRejection' });
export type SponsorshipRejection = z.output<typeof sponsorshipRejection>;

export const employerRejection = z
  .object({
    rule: z
      .object({ text: z.string(), judgedOn: z.string(), ...recordedFields, hasBarrier: z.boolean() })
      .nullable()
      .describe('What the rules say of the post today. Null if the job is gone.'),
    whyNot: z
      .string()
      .nullable()
      .describe('Why nobody can be rejected for sponsorship here. Null if one can.'),
    draft: z
      .object({ text: z.string(), by: z.string(), at: moment })
      .nullable()
      .describe('Written, and waiting for the second look. The candidate cannot see it.'),
    rejection: sponsorshipRejection.nullable(),
  })
  .meta({ id: 'EmployerSponsorshipRejection' });
export type EmployerRejection = z.output<typeof employerRejection>;

const theirs = { tag, parameters: byId } as const;
const rejectionChange = z
  .object({ message: z.string(), shown: employerRejection })
  .meta({ id: 'SponsorshipRejectionChanged' });

export const showSponsorshipRejectionOperation = defineOperation({
  ...theirs,
  id: 'showSponsorshipRejection',
  method: 'GET',
  path: '/api/organisation/applications/{id}/rejection',
  access: forHiringReadersTheirs,
  summary: 'The rule, the draft, and the rejection of one applicant for sponsorship, if there is one.',
  response: employerRejection,
});

export const draftSponsorshipRejectionOperation = defineOperation({
  ...theirs,
  id: 'draftSponsorshipRejection',
  method: 'PUT',
  path: '/api/organisation/applications/{id}/rejection',
  access: forHiringTheirs,
  summary: 'Writes down why one applicant would be rejected for sponsorship. Nothing happens yet.',
  request: z
    .strictObject({ text: requiredText('Say in your own words why.', maxOfReason) })
    .meta({ id: 'SponsorshipRejectionDraft' }),
  response: rejectionChange,
});

export const rejectForSponsorshipOperation = defineOperation({
  ...theirs,
  id: 'rejectForSponsorship',
  method: 'POST',
  path: '/api/organisation/applications/{id}/rejection',
  access: forHiringTheirs,
  summary: 'The second look: rejects one applicant for sponsorship. There is no way to do it to several.',
  description: 'Send the text as it was shown the second time. The candidate can ask for a review.',
  request: z.strictObject({ seen: z.string().max(maxOfReason) }).meta({ id: 'RejectForSponsorship' }),
  response: rejectionChange,
});

export const answerSponsorshipReviewOperation = defineOperation({
  ...theirs,
  id: 'answerSponsorshipReview',
  method: 'POST',
  path: '/api/organisation/applications/{id}/review',
  access: forHiringTheirs,
  summary:
    'Answers the review that a candidate asked for: the decision stands, or the application is open again.',
  request: z
    .strictObject({
      outcome: z.enum(['stands', 'reopened'], 'Choose what you decided.'),
      text: requiredText('Say in your own words why.', maxOfReason),
    })
    .meta({ id: 'SponsorshipReviewAnswer' }),
  response: rejectionChange,
});

const mine = { tag, access: forCandidatesOwn, parameters: byId } as const;
const myRejection = z
  .object({ rejection: sponsorshipRejection.nullable() })
  .meta({ id: 'MySponsorshipRejection' });

export const showMySponsorshipRejectionOperation = defineOperation({
  ...mine,
  id: 'showMySponsorshipRejection',
  method: 'GET',
  path: '/api/me/applications/{id}/rejection',
  summary: 'Whether the employer turned you down because of sponsorship, by which rule, and the review.',
  response: myRejection,
});

export const askSponsorshipReviewOperation = defineOperation({
  ...mine,
  id: 'askSponsorshipReview',
  method: 'POST',
  path: '/api/me/applications/{id}/review',
  summary: 'Asks the employer to look again at a rejection for sponsorship. Once for each rejection.',
  request: z
    .strictObject({ text: requiredText('Say what they should look at again.', maxOfReason) })
    .meta({ id: 'SponsorshipReviewRequest' }),
  response: z
    .object({ message: z.string(), rejection: sponsorshipRejection.nullable() })
    .meta({ id: 'SponsorshipReviewAsked' }),
});

export const sponsorshipRejectionOperations = {
  showSponsorshipRejectionOperation,
  draftSponsorshipRejectionOperation,
  rejectForSponsorshipOperation,
  answerSponsorshipReviewOperation,
  showMySponsorshipRejectionOperation,
  askSponsorshipReviewOperation,
} as const;
