import '../../jitless.ts';
import { z } from 'zod';
import { day } from '../../day.ts';
import { occupationCode } from '../../request-fields.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { fitting } from '../../stored.ts';
import { currencies, levels } from '../profile/profile-choices.ts';
import { choice, longText, tags, textOrNothing } from '../profile/profile-texts.ts';
import { employments, nations, payBases, sponsorshipOffers, workplaceKinds } from './job-choices.ts';
import { rateFields } from './rate-fields.ts';

const wholeUnits = z
  .int('Enter a whole amount a year.')
  .min(1, 'Enter a whole amount a year.')
  .max(10_000_000, 'Enter at most 10,000,000 a year.');

const clock = z
  .string('Enter a time such as 09:30.')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.');

const collaborationHours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be later than the start.' })
  .describe('The hours, by the clock in London, in which the team works together.');

/** What an employer says of a job, answer by answer. `null` takes one back. */
export const jobFields = {
  title: lineOfText('Enter a job title.', 120),
  occupationCode: occupationCode.nullable(),
  place: lineOfText('Enter the town or city.', 80).nullable(),
  nation: choice(nations, 'Choose where in the UK the work is.').nullable(),
  ...rateFields,
  workplace: choice(workplaceKinds, 'Choose where the work is done.'),
  level: choice(levels, 'Choose a level.'),
  employment: choice(employments, 'Choose what kind of contract it is.'),
  hoursPerWeek: z
    .number('Enter the hours a week.')
    .min(1, 'Enter the hours a week, from 1 to 80.')
    .max(80, 'Enter the hours a week, from 1 to 80.')
    .multipleOf(0.01, 'Enter hours with at most two decimals, such as 37.5.'),
  currency: choice(currencies, 'Choose a currency.'),
  payFrom: wholeUnits.describe('A year, before tax, in whole units of the currency.'),
  payTo: wholeUnits.describe('A year, before tax. The same as payFrom if there is no range.'),
  payBasis: choice(payBases, 'Choose what the pay is.')
    .nullable()
    .describe(
      'What the pay is. `full-time-equivalent` (pro rata, FTE, WTE) and `on-target` (OTE) are not what the post pays, so nothing is said of sponsoring it. Without an answer, the texts of the job decide.',
    ),
  summary: longText(400),
  about: textOrNothing(5000),
  responsibilities: textOrNothing(5000),
  qualifications: textOrNothing(5000),
  skills: tags({ most: 20, tooMany: 'Enter at most 20 skills.' }),
  sponsorship: choice(sponsorshipOffers, 'Say whether you would sponsor someone.').nullable(),
  collaborationHours: collaborationHours.nullable(),
  hiresFrom: tags({ most: 30, tooMany: 'Enter at most 30 countries.' }).describe(
    'Countries where someone can work remotely.',
  ),
  relocation: z.boolean('Choose Yes or No.').describe('Whether you help with moving to the UK.'),
  closesOn: day.nullable().describe('The last day, in London, on which someone can apply.'),
};

export type JobField = keyof typeof jobFields;

/**
 * A job as it is stored. What was never answered is absent. Its code was checked when it was stored: a browser, which
 * reads this too, has no table of codes.
 */
export const jobAnswers = z
  .object({
    ...jobFields,
    occupationCode: z
      .string()
      .regex(/^\d{4}$/, 'Enter the four digits of an occupation code, such as 2134.')
      .nullable(),
  })
  .partial()
  .meta({ id: 'JobAnswers' });
export type JobAnswers = z.output<typeof jobAnswers>;

export const readStoredJob = (row: object): JobAnswers => fitting(jobAnswers, row);

/** Without these a job cannot be published. */
export const neededToPublish = [
  'title',
  'workplace',
  'level',
  'employment',
  'hoursPerWeek',
  'currency',
  'payFrom',
  'payTo',
  'summary',
] as const satisfies readonly JobField[];

/** Where pay is asked for: what may be paid is not less than what is paid at least. */
export function payFits({ payFrom, payTo }: Pick<JobAnswers, 'payFrom' | 'payTo'>): boolean {
  return payFrom === undefined || payTo === undefined || payTo >= payFrom;
}
