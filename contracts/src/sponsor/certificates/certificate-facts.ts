import '../../jitless.ts';
import { z } from 'zod';
import { day } from '../../day.ts';
import { sponsorSize } from '../../request-fields.ts';

/** What makes further fields and explanations needed. */
export const certificateCases = [
  'several-places',
  'new-entrant',
  'client-contract',
  'registration',
  'maintenance',
  'other-salary-option',
  'transitional-skill',
  'care',
  'health-and-care',
  'nurse-before-registration',
  'no-atas-although-likely',
  'varying-hours',
] as const;

const text = z.string('Write a text.').trim().max(2000, 'Use up to 2,000 characters.');

/** A certificate as it is prepared. */
export const certificateFacts = z
  .strictObject({
    location: z
      .enum(['inside', 'outside'], 'Choose where the worker applies from.')
      .describe('Where the worker applies from: in the UK, or outside it.'),
    extension: z.boolean().describe('Whether it extends the permission of one of your own workers.'),
    cases: z
      .array(z.enum(certificateCases, 'Choose one of the cases.'))
      .max(certificateCases.length, 'Choose each case once.'),
    plannedOn: day.nullable().describe('The day on which it is to be assigned. Today where it is left out.'),
    occupationCode: z
      .string()
      .regex(/^\d{4}$/, 'Enter the four digits of an occupation code, such as 2134.')
      .nullable(),
    payPence: z
      .int('Enter the pay for a year.')
      .min(0, 'Enter the pay for a year.')
      .max(1_000_000_000, 'Enter the pay for a year.')
      .nullable(),
    hoursPerWeek: z
      .number('Enter the hours a week.')
      .min(0.01, 'Enter more than 0 hours.')
      .max(168, 'A week has 168 hours.')
      .nullable(),
    startDay: day.nullable(),
    endDay: day.nullable(),
    sponsorSize: sponsorSize.nullable(),
    switchingFromStudent: z.boolean(),
    fields: z
      .record(z.string().max(60, 'There is no such field.'), text)
      .describe('What is filled in, by the id of the field.'),
  })
  .refine(({ startDay, endDay }) => startDay === null || endDay === null || startDay <= endDay, {
    path: ['endDay'],
    error: 'The certificate ends before it starts.',
  })
  .meta({ id: 'CertificateFacts' });
export type CertificateFacts = z.output<typeof certificateFacts>;
