import './jitless.ts';
import {
  type CertificateLength,
  lengthBetween,
  longestCertificate,
  monthsBegun,
  wholeMonths,
} from '@portway/rules/certificate';
import { isCalendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { z } from 'zod';

const dayMessage = 'Enter a day that exists, with its month and year.';

/** A day as `YYYY-MM-DD`. */
export const calendarDay = z
  .string(dayMessage)
  .meta({ format: 'date', examples: ['2026-11-20'] })
  .transform((text, context) => {
    if (isCalendarDate(text)) return text;
    context.addIssue({ code: 'custom', message: dayMessage });
    return z.NEVER;
  });

export const sponsorSize = z
  .enum(['small', 'large'])
  .describe('small: small or charitable · large: medium or large');
export const location = z
  .enum(['inside', 'outside'])
  .describe('Where the visa application is made from, the UK or elsewhere.');
export const licenceType = z
  .enum(['worker', 'temporary', 'both'])
  .describe('worker: Skilled Worker and other Worker routes · temporary: Temporary Worker routes');
export const priorityService = z
  .enum(['none', 'priority', 'super-priority'])
  .describe('The faster service that each of these people buys. It has a target but no guarantee.');

export const visaType = z
  .enum(['student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other'])
  .describe('The permission the worker holds now.');

/** A four-digit unit group of SOC 2020. */
export const occupationCode = z
  .string()
  .regex(/^\d{4}$/, 'Enter the four digits of an occupation code, such as 2134.')
  .refine((code) => findOccupation(code) !== undefined, 'SOC 2020 has no occupation with this code.')
  .describe('The four digits of a SOC 2020 unit group.');

const longestMonths = longestCertificate.versions[0].value;

/** The certificate's length: whole months, or its first and last day. */
export const lengthFields = {
  months: z
    .int('Enter whole months.')
    .min(1, 'A certificate covers at least 1 month.')
    .max(longestMonths, `A certificate covers at most ${longestMonths} months.`)
    .optional()
    .describe('Whole months of the certificate. Or send startsOn and endsOn.'),
  startsOn: calendarDay.optional().describe('The certificate’s first day.'),
  endsOn: calendarDay.optional().describe('The certificate’s last day, included.'),
};

type LengthFields = z.output<z.ZodObject<typeof lengthFields>>;
type Complain = (field: keyof LengthFields, message: string) => void;

/** The length the fields give; undefined when they give none, with a complaint when they contradict each other. */
export function readLength(
  { months, startsOn, endsOn }: LengthFields,
  complain: Complain,
): CertificateLength | undefined {
  if (months !== undefined) {
    if (startsOn || endsOn) complain('months', 'Send months, or startsOn and endsOn, not both.');
    return wholeMonths(months);
  }
  if (!startsOn && !endsOn) return undefined;
  if (!startsOn) complain('startsOn', 'Send the certificate’s first day too.');
  if (!endsOn) complain('endsOn', 'Send the certificate’s last day too.');
  if (!startsOn || !endsOn) return undefined;
  if (endsOn < startsOn) {
    complain('endsOn', 'The last day comes before the first.');
    return undefined;
  }
  const length = lengthBetween(startsOn, endsOn);
  if (monthsBegun(length) > longestMonths)
    complain('endsOn', `A certificate covers at most ${longestMonths} months.`);
  return length;
}
