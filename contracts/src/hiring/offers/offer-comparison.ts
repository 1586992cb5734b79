import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates } from '../../access.ts';
import { rowId } from '../../account/account-settings/account-fields.ts';
import { workplaceKinds } from '../../candidate/jobs/job-choices.ts';
import { sponsorshipForMe } from '../../candidate/jobs/job-sponsorship.ts';
import { day } from '../../day.ts';
import { pence, recordedFields, steps } from '../../law/calculators/outcome.ts';
import { defineOperation } from '../../operation.ts';
import { offerStates } from './offer-states.ts';
import { storedTerms } from './offer-terms.ts';

const maxChildren = 10;
const children = (words: string) => z.coerce.number(words).int(words).min(0, words).max(maxChildren, words);

/** What the caller says of their family and of their permission: used for this response, and not stored. */
export const comparisonAnswers = z
  .strictObject({
    partner: z
      .enum(['yes', 'no'], 'Choose whether a partner comes with you.')
      .default('no')
      .describe('Whether a partner comes with the caller.'),
    childrenUnder18: children(`Enter the children under 18, from 0 to ${maxChildren}.`)
      .default(0)
      .describe('How many children under 18 come with the caller.'),
    inRouteSince: day
      .optional()
      .describe('Since when the caller has had Skilled Worker permission without a break.'),
  })
  .meta({ id: 'ComparisonAnswers' });
export type ComparisonAnswers = z.output<typeof comparisonAnswers>;

/** One cost of an offer. */
const comparedCost = z.object({
  title: z.string(),
  amountPence: pence.nullable().describe('Null where the rules have no figure for it.'),
  payer: z.enum(['employer', 'worker', 'family']).describe('Who pays it unless something else is agreed.'),
  mustBeEmployer: z
    .boolean()
    .describe('Whether the law lets only the employer pay it, and not recover it from the worker.'),
});

/** From and to: the same figure twice where nothing is open. */
const range = z.object({ fromPence: z.int(), toPence: z.int() });

const comparedOffer = z
  .object({
    application: rowId,
    company: z.string(),
    status: z.enum(offerStates),
    terms: storedTerms,
    workplace: z
      .enum(workplaceKinds)
      .nullable()
      .describe('What the job says of where the work is done; an offer has no answer of its own.'),
    forMe: sponsorshipForMe
      .nullable()
      .describe(
        'As with the offer itself: by the profile, on the planned days. Null if nobody is sponsored.',
      ),
    costs: z.array(comparedCost),
    workerPays: range.nullable().describe('The visa costs of the worker alone. Null where one is not known.'),
    familyPays: range.nullable().describe('Of the family that the answers name. Null where it is not known.'),
    familyNote: z.string().nullable().describe('Why a member of the family cannot come, or what decides it.'),
    firstYear: z
      .object({ fromPence: z.int(), toPence: z.int() })
      .nullable()
      .describe(
        'A year’s pay before tax, less the visa costs of worker and family. Null where one is not known.',
      ),
    fundsPence: pence
      .nullable()
      .describe(
        'Money to show for the visa, unless an A-rated sponsor certifies it. Null if none has to be.',
      ),
    settlement: z
      .object({
        minPence: pence.nullable().describe('The pay that settlement asks for on the rules of today.'),
        shortByPence: pence.nullable(),
        lowerPence: pence.nullable().describe('A lower figure that would do if something is confirmed.'),
        note: z.string(),
      })
      .nullable(),
    settlementFrom: z
      .object({ earliest: day, latest: day })
      .nullable()
      .describe(
        'Between which days an application to settle could first be made. Null where it is not known.',
      ),
    settlementNote: z.string(),
    judgedOn: day.nullable().describe('The day whose rules were used; null where the job is not sponsored.'),
    steps,
    ...recordedFields,
  })
  .meta({ id: 'ComparedOffer' });
export type ComparedOffer = z.output<typeof comparedOffer>;

export const compareMyOffersOperation = defineOperation({
  id: 'compareMyOffers',
  method: 'GET',
  path: '/api/me/offers/comparison',
  tag: 'Offers',
  access: forCandidates,
  summary: 'Your open offers beside each other: pay, costs, certificate and settlement, from the rules.',
  description: 'At most six, the first to end first. It recommends none.',
  request: comparisonAnswers,
  response: z
    .object({
      today: day,
      offers: z.array(comparedOffer),
      announced: z.array(z.string()).describe('What is announced and changes no figure here.'),
      settlementFeePence: pence.nullable(),
      settlementYears: z.int().nullable().describe('Years of permission that settlement asks for.'),
    })
    .meta({ id: 'OfferComparison' }),
});
export type OfferComparison = z.output<(typeof compareMyOffersOperation)['response']>;
