import '../../jitless.ts';
import { z } from 'zod';
import { employments, nations } from '../../candidate/jobs/job-choices.ts';
import { rateFields } from '../../candidate/jobs/rate-fields.ts';
import { choice, textOrNothing } from '../../candidate/profile/profile-texts.ts';
import { day } from '../../day.ts';
import { lengthFields, occupationCode } from '../../request-fields.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { fitting } from '../../stored.ts';
import { sponsorFactFields } from '../sponsor-facts/sponsor-facts.ts';

const sponsored = z
  .strictObject(
    {
      certificateOn: day.describe(
        'The day on which the certificate is planned to be assigned: its law is used.',
      ),
      months: lengthFields.months.unwrap(),
      appliesFrom: choice(['inside', 'outside'], 'Choose where the visa application is made.'),
      sponsorSize: sponsorFactFields.size,
      holdsLicence: sponsorFactFields.holdsLicence,
    },
    'Choose whether you sponsor this job.',
  )
  .describe('How the job is sponsored; null if it is not.');

/** Left out by offers of before they were asked. */
const offeredRate = {
  payScaleRole: rateFields.payScaleRole.optional(),
  londonArea: rateFields.londonArea.optional(),
  shareOfFullTime: rateFields.shareOfFullTime.optional(),
  healthCareEmployer: rateFields.healthCareEmployer.optional(),
};

/** What an employer offers, answer by answer. */
export const offerFields = {
  title: lineOfText('Enter the job title.', 120),
  pay: z
    .int('Enter a whole amount in pounds a year.')
    .min(1, 'Enter a whole amount in pounds a year.')
    .max(10_000_000, 'Enter at most 10,000,000 a year.')
    .describe('Guaranteed basic pay a year in pounds, before tax.'),
  hoursPerWeek: z
    .number('Enter the hours a week.')
    .min(1, 'Enter the hours a week, from 1 to 80.')
    .max(80, 'Enter the hours a week, from 1 to 80.')
    .multipleOf(0.01, 'Enter hours with at most two decimals, such as 37.5.'),
  startsOn: day,
  place: lineOfText('Enter where the work is done.', 120),
  nation: choice(nations, 'Choose where in the UK the work is.').nullable(),
  employment: choice(employments, 'Choose what kind of contract it is.'),
  years: z
    .number('Enter years, such as 3 or 1.5.')
    .min(0.25, 'Enter years, from 0.25 to 20.')
    .max(20, 'Enter years, from 0.25 to 20.')
    .nullable()
    .describe('Of a fixed-term job; null if it has no end.'),
  occupationCode: occupationCode.nullable(),
  ...offeredRate,
  sponsored: sponsored.nullable(),
  note: textOrNothing(2000).describe('What else the offer says.'),
  expiresOn: day.describe('The last day, in London, on which it can be accepted.'),
};

/** Nobody is sponsored without a code, and a certificate comes before the first day. */
export const offerTerms = z
  .strictObject(offerFields)
  .refine(({ sponsored: plan, occupationCode: code }) => plan === null || code !== null, {
    path: ['occupationCode'],
    message: 'Choose the occupation code: a certificate names it.',
  })
  .refine(({ sponsored: plan, startsOn }) => plan === null || plan.certificateOn <= startsOn, {
    path: ['sponsored', 'certificateOn'],
    message: 'The certificate must be assigned before the first day at work.',
  })
  .meta({ id: 'OfferTerms' });
export type OfferTerms = z.output<typeof offerTerms>;

/** As far as they are written down. */
const draftFields = { ...offerFields, sponsored: sponsored.partial().nullable() };
export const offerDraft = z.strictObject(draftFields).partial().meta({ id: 'OfferDraft' });
export type OfferDraft = z.output<typeof offerDraft>;

/** Stored terms were checked when they were stored: a browser, which reads this too, has no table of codes. */
const code = z
  .string()
  .regex(/^\d{4}$/)
  .nullable();
export const storedTerms = z
  .object({ ...offerFields, occupationCode: code })
  .meta({ id: 'StoredOfferTerms' });
/** Of a hire: pay and hours are not known of somebody who was hired outside Portway. */
export const hireTerms = z
  .object({
    ...offerFields,
    occupationCode: code,
    pay: offerFields.pay.nullable(),
    hoursPerWeek: offerFields.hoursPerWeek.nullable(),
  })
  .meta({ id: 'HireTerms' });
export type HireTerms = z.output<typeof hireTerms>;

export const storedDraft = z
  .object({ ...draftFields, occupationCode: code })
  .partial()
  .meta({ id: 'StoredOfferDraft' });

export const readStoredTerms = (row: unknown): OfferTerms => storedTerms.parse(row);
export const readHireTerms = (row: unknown): HireTerms => hireTerms.parse(row);
export const readStoredDraft = (row: object): OfferDraft => fitting(storedDraft, row);
