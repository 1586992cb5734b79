import '../../jitless.ts';
import { z } from 'zod';
import { forHiring } from '../../access.ts';
import {
  employments,
  payBases,
  sponsorshipOffers,
  workplaceKinds,
} from '../../candidate/jobs/job-choices.ts';
import { healthCareEmployers } from '../../candidate/jobs/rate-fields.ts';
import { currencies } from '../../candidate/profile/profile-choices.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

/** An advertisement of a job is some thousands of characters long; its page, as HTML, some ten times that. */
export const maxOfAdvertisement = 50_000;
const tooLong = `Paste at most ${maxOfAdvertisement.toLocaleString('en-GB')} characters: the advertisement alone, without the page around it.`;
const nothing = 'Paste the advertisement.';

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

const amount = z.number().nullable();

/** Where it stands in what was pasted, counted in UTF-16 code units as JavaScript does. */
const position = {
  found: z.string().describe('The words it was taken from, as they were pasted.'),
  offset: z.int(),
  length: z.int(),
};

const suggestion = z.discriminatedUnion('field', [
  z.object({ field: z.literal('title'), value: z.string(), ...position }),
  z.object({ field: z.literal('place'), value: z.string(), ...position }),
  z.object({ field: z.literal('hoursPerWeek'), value: z.number(), ...position }),
  z.object({
    field: z.literal('pay'),
    value: z.object({
      from: amount,
      to: amount,
      period: z.enum(payPeriods).nullable().describe('Null where the advertisement does not say.'),
      currency: z.enum(currencies),
      basis: z
        .enum(payBases)
        .describe(
          'What the figure is: `full-time-equivalent` (pro rata, FTE, WTE) and `on-target` (OTE) are not what the post pays.',
        ),
      actual: z
        .object({ from: amount, to: amount })
        .nullable()
        .describe('What the post pays, where the advertisement says it beside the figure for full time.'),
    }),
    ...position,
  }),
  z.object({
    field: z.literal('skills'),
    value: z.string().describe('One skill; each has a suggestion of its own.'),
    ...position,
  }),
  z.object({ field: z.literal('employment'), value: z.enum(employments), ...position }),
  z.object({ field: z.literal('workplace'), value: z.enum(workplaceKinds), ...position }),
  z.object({
    field: z.literal('payScaleRole'),
    value: z.string().describe('The band of a national pay scale, such as `band-5`.'),
    ...position,
  }),
  z.object({ field: z.literal('healthCareEmployer'), value: z.enum(healthCareEmployers), ...position }),
  z.object({ field: z.literal('closesOn'), value: day, ...position }),
  z.object({
    field: z.literal('sponsorship'),
    value: z.enum(sponsorshipOffers).describe('What the advertisement says of sponsoring a visa.'),
    ...position,
  }),
]);
export type JobSuggestion = z.output<typeof suggestion>;

export const readAdvertisementOperation = defineOperation({
  id: 'readAdvertisement',
  method: 'POST',
  path: '/api/organisation/read-advertisement',
  limit: costly.advertisement,
  tag: 'Jobs you offer',
  access: forHiring,
  summary: 'What a pasted advertisement says, field by field of a job draft. Nothing is stored.',
  description:
    'Reads plain text, or HTML. Each value is in the advertisement word for word; what it does not say, or says in two ways, is left out. Pay stays as it is written: an hourly rate is not turned into a year’s pay.',
  maxBody: { bytes: 6 * maxOfAdvertisement + 100, field: 'text', message: tooLong },
  request: z
    .strictObject({
      text: z
        .string(nothing)
        .max(maxOfAdvertisement, tooLong)
        .refine((text) => text.trim() !== '', nothing),
    })
    .meta({ id: 'PastedAdvertisement' }),
  response: z.object({ suggestions: z.array(suggestion) }).meta({ id: 'JobSuggestions' }),
});
