import '../../jitless.ts';
import {
  hoursBases,
  type PaperField,
  type PaperSource,
  paperFieldRules,
  paperFields,
} from '@portway/rules/papers-agree';
import { payBases } from '@portway/rules/pay-period';
import { z } from 'zod';
import { forRecordKeepersTheirs } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';

const tag = 'Papers that agree';

/** Papers beside which values are typed. */
export const typedPaperKinds = [
  ...(['certificate', 'contract', 'payslip', 'right-to-work', 'passport', 'other'] as const),
] as const satisfies readonly PaperSource[];
export type TypedPaperKind = (typeof typedPaperKinds)[number];

/** Encrypted, compared and never shown. */
export const sealedPaperFields = [
  ...(['birth-date', 'certificate-number', 'national-insurance', 'passport-number'] as const),
] as const satisfies readonly PaperField[];

/** What a paper of a kind can state. */
export const fieldsOfPaper = (kind: TypedPaperKind): readonly PaperField[] =>
  paperFields.filter(
    (field) =>
      paperFieldRules[field].sources.includes(kind) &&
      !(kind === 'certificate' && followsFromItsDays.includes(field)),
  );

/** A certificate states its own days, against which these are held. */
const followsFromItsDays: readonly PaperField[] = ['first-day', 'permission-end'];

/** How many papers are typed of one worker: five years of payslips, and more. */
export const maxStatedPapers = 200;

const hoursInAWeek = z
  .number('Enter the hours a week.')
  .min(0.01, 'Enter more than 0 hours.')
  .max(168, 'A week has 168 hours.');
const number = (what: string) =>
  z
    .string(`Enter ${what}.`)
    .trim()
    .regex(/^[A-Za-z0-9 -]{3,40}$/, `Enter ${what}: letters and digits.`);

/** As they stand on the paper. A value that is left out is not stated. */
const statedValues = z
  .strictObject({
    name: lineOfText('Enter the name.', 200),
    'birth-date': day.nullable(),
    'job-title': lineOfText('Enter the job title.', 200),
    'occupation-code': z
      .string()
      .regex(/^\d{4}$/, 'Enter the four digits of an occupation code, such as 2134.'),
    pay: z.strictObject({
      pence: z
        .int('Enter the pay in pounds and pence.')
        .min(1, 'Enter the pay in pounds and pence.')
        .max(1_000_000_000, 'Enter the pay in pounds and pence.'),
      basis: z.enum(payBases, 'Choose what the pay is for.'),
      hoursPerWeek: hoursInAWeek.nullable().optional(),
      daysPerWeek: z
        .number('Enter the days a week.')
        .min(0.5, 'Enter the days a week.')
        .max(7, 'A week has 7 days.')
        .nullable()
        .optional(),
    }),
    hours: z.strictObject({
      hours: z
        .number('Enter the hours.')
        .min(0.01, 'Enter more than 0 hours.')
        .max(744, 'Enter at most 744 hours.'),
      basis: z.enum(hoursBases, 'Choose what the hours are for.'),
    }),
    'work-place': lineOfText('Enter the place of work.', 300),
    'certificate-start': day,
    'first-day': day,
    'certificate-end': day,
    'permission-end': day,
    'certificate-number': number('the certificate’s number').nullable(),
    'national-insurance': number('the National Insurance number').nullable(),
    'passport-number': number('the passport’s number').nullable(),
    'document-expiry': day,
    'employer-name': lineOfText('Enter the employer’s name.', 200),
    'licence-number': number('the licence’s number'),
  })
  .partial()
  .meta({ id: 'StatedValues' });
export type StatedValues = z.output<typeof statedValues>;

/** What was stored of a paper. */
export const readStatedValues = (stored: unknown): StatedValues => statedValues.parse(stored);

const paper = {
  fromDay: day.describe(
    'The day from which it speaks: in force from, signed on, checked on. Of a payslip, the first of its period.',
  ),
  toDay: day.nullable().default(null).describe('The last day of a payslip’s period.'),
  title: lineOfText('Say what paper it is.', 120)
    .nullable()
    .default(null)
    .describe('Of another paper: what it is.'),
  values: statedValues,
};

export const addStatedPaperOperation = defineOperation({
  id: 'addStatedPaper',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/papers',
  limit: costly.note,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  creates: true,
  summary: 'Keeps what a paper about a worker states, as it is typed beside the paper.',
  description:
    'Numbers and the date of birth are encrypted, compared, and never shown. Nothing is read from a picture, and nationality is never compared.',
  request: z
    .strictObject({ kind: z.enum(typedPaperKinds, 'Choose what paper it is.'), ...paper })
    .meta({ id: 'NewStatedPaper' }),
  response: messageResponse.extend({ id: rowId }).meta({ id: 'StatedPaperAdded' }),
});

export const changeStatedPaperOperation = defineOperation({
  id: 'changeStatedPaper',
  method: 'PUT',
  path: '/api/sponsor/stated-papers/{id}',
  limit: costly.note,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Corrects what was typed of a paper.',
  description:
    'A sealed value that is left out stays as it is, and null removes it; any other value is replaced.',
  request: z
    .strictObject({
      version: z.int('Say which version you saw.').min(1, 'Say which version you saw.'),
      ...paper,
    })
    .meta({ id: 'ChangedStatedPaper' }),
  response: messageResponse,
});

export const removeStatedPaperOperation = defineOperation({
  id: 'removeStatedPaper',
  method: 'DELETE',
  path: '/api/sponsor/stated-papers/{id}',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Removes what was typed of a paper. That it was removed stays in the log.',
  response: messageResponse,
});
