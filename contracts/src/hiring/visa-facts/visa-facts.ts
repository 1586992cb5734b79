import '../../jitless.ts';
import { z } from 'zod';
import { forCandidatesOwn, forHiringReadersTheirs, forHiringTheirs } from '../../access.ts';
import { byId, moment } from '../../account/account-settings/account-fields.ts';
import { postSponsorship } from '../../candidate/jobs/job-sponsorship.ts';
import { rateQuestionNames } from '../../candidate/jobs/rate-fields.ts';
import { day } from '../../day.ts';
import { pence } from '../../law/calculators/outcome.ts';
import { defineOperation } from '../../operation.ts';

const tag = 'Sponsoring an applicant';

/** All that an employer can ever learn of a candidate's visa answers: worked out for one job, never copied. */
export const visaFacts = z
  .strictObject({
    needsSponsorship: z.boolean(),
    possibleFrom: day.nullable().describe('The first day at work, at the usual times. Null if not known.'),
    minPence: pence.nullable().describe('The lowest pay a year for this job, without any discount.'),
    lowerMayApply: z
      .boolean()
      .describe('A lower figure may apply, to be confirmed after an offer. Nothing says which.'),
    cost: z
      .strictObject({
        smallPence: pence.describe('To a small or charitable sponsor.'),
        largePence: pence.describe('To a medium or large sponsor.'),
      })
      .nullable()
      .describe('What the employer itself pays, for a certificate of three years without any exemption.'),
  })
  .meta({ id: 'VisaFacts' });
export type VisaFacts = z.output<typeof visaFacts>;

export const visaFactsStates = ['not-asked', 'asked', 'shared', 'declined', 'taken-back'] as const;

const requestFields = {
  askedAt: moment.nullable(),
  askedBy: z.string().nullable().describe('The colleague of the employer who asked.'),
  answeredAt: moment.nullable(),
};

export const myVisaFacts = z
  .object({
    status: z.enum(visaFactsStates),
    ...requestFields,
    preview: visaFacts
      .nullable()
      .describe(
        'Exactly what the employer would see. Null until it has asked, or while answers are missing.',
      ),
    missing: z.array(z.string()).describe('Profile fields to answer first.'),
    shared: visaFacts.nullable().describe('What the employer sees now.'),
  })
  .meta({ id: 'MyVisaFacts' });
export type MyVisaFacts = z.output<typeof myVisaFacts>;

const visaFactsChange = z
  .object({ message: z.string(), visaFacts: myVisaFacts })
  .meta({ id: 'VisaFactsChanged' });
const mine = { tag, access: forCandidatesOwn, parameters: byId } as const;

export const showMyVisaFactsOperation = defineOperation({
  ...mine,
  id: 'showMyVisaFacts',
  method: 'GET',
  path: '/api/me/applications/{id}/visa-facts',
  summary: 'What the employer of one application asked about sponsorship, and what it would see or sees.',
  response: myVisaFacts,
});

export const shareVisaFactsOperation = defineOperation({
  ...mine,
  id: 'shareVisaFacts',
  method: 'POST',
  path: '/api/me/applications/{id}/visa-facts/share',
  summary: 'Shares these answers with the employer of one application.',
  description: 'Send the answers as they were shown: if they differ by now, nothing is shared.',
  request: z.strictObject({ seen: visaFacts }).meta({ id: 'ShareVisaFacts' }),
  response: visaFactsChange,
});

export const declineVisaFactsOperation = defineOperation({
  ...mine,
  id: 'declineVisaFacts',
  method: 'POST',
  path: '/api/me/applications/{id}/visa-facts/decline',
  summary: 'Keeps the answers to oneself. The employer sees that, and nothing else.',
  response: visaFactsChange,
});

export const takeBackVisaFactsOperation = defineOperation({
  ...mine,
  id: 'takeBackVisaFacts',
  method: 'POST',
  path: '/api/me/applications/{id}/visa-facts/take-back',
  summary: 'Deletes what was shared. The employer can no longer see it.',
  response: visaFactsChange,
});

const verdict = z
  .object({
    status: z.enum(['not-needed', 'no-obvious-barrier', 'lower-may-apply', 'barrier', 'more-to-find-out']),
    reason: z.string().describe('From the rules, about the post.'),
    offerAtLeastPence: pence.nullable().describe('The pay from which the pay is no barrier.'),
  })
  .meta({ id: 'SponsoringVerdict' });

export const sponsoring = z
  .object({
    status: z.enum([...visaFactsStates, 'before-interview', 'withdrawn']),
    ...requestFields,
    canAsk: z.boolean(),
    post: postSponsorship.nullable().describe('What the job itself says, for anyone. Null if it is gone.'),
    payFromPence: pence.nullable().describe('The job’s range.'),
    payToPence: pence.nullable(),
    jobLacks: z
      .array(z.enum(rateQuestionNames))
      .describe(
        'What the job does not say and what decides its pay or its costs: its band, or kind of employer.',
      ),
    workerPays: z
      .object({ healthCarePence: pence.nullable(), otherwisePence: pence.nullable() })
      .nullable()
      .describe(
        'What a worker from abroad pays, alone and for three years, as a Health and Care Worker and otherwise. Null if the kind of employer is known or does not decide.',
      ),
    shared: visaFacts.nullable(),
    sharedAt: moment.nullable(),
    hasJobChanged: z.boolean().describe('The job or the law has changed since: what was shared may differ.'),
    verdict: verdict.nullable(),
  })
  .meta({ id: 'Sponsoring' });
export type Sponsoring = z.output<typeof sponsoring>;

export const showSponsoringOperation = defineOperation({
  id: 'showSponsoring',
  method: 'GET',
  path: '/api/organisation/applications/{id}/sponsoring',
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'Whether this applicant could be sponsored for the job, by what they chose to share about it.',
  description: 'It is information for a person who decides. It never ranks, moves or rejects an applicant.',
  response: sponsoring,
});

export const askVisaFactsOperation = defineOperation({
  id: 'askVisaFacts',
  method: 'POST',
  path: '/api/organisation/applications/{id}/sponsoring/ask',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Asks an applicant to share whether sponsorship is needed. From an invitation to interview on.',
  response: z.object({ message: z.string(), sponsoring }).meta({ id: 'VisaFactsAsked' }),
});

export const visaFactsOperations = {
  showMyVisaFactsOperation,
  shareVisaFactsOperation,
  declineVisaFactsOperation,
  takeBackVisaFactsOperation,
  showSponsoringOperation,
  askVisaFactsOperation,
} as const;
