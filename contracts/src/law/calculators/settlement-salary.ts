import { settlementRows } from '@portway/rules/settlement-salary';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay, occupationCode } from '../../request-fields.ts';
import { needsFacts, noLaw, notApplicable, pence, warnings, workingFields } from './outcome.ts';
import { amountPence, hoursFields, readHours } from './salary-fields.ts';

const fields = z.strictObject({
  appliedOn: calendarDay.describe('The day of the application for settlement. It decides which law is used.'),
  occupationCode,
  ...hoursFields,
  salaryPence: amountPence
    .optional()
    .describe(
      'Guaranteed basic gross pay a year, and guaranteed payments treated exactly alike for tax, pension and National Insurance, in pence.',
    ),
  lastSponsoredOnList: z
    .boolean()
    .optional()
    .describe(
      'Whether the most recent permission was for a job on the Immigration Salary List, or on the Shortage Occupation List before it.',
    ),
  inRouteSince: calendarDay
    .optional()
    .describe('The day since which the worker has had Skilled Worker permission without a break.'),
  firstCertificateOn: calendarDay
    .optional()
    .describe('The day on which the certificate for the first permission of that time was assigned.'),
  healthAndCare: z
    .strictObject({ employer: z.enum(['nhs', 'nhs-supplier', 'adult-social-care', 'other']) })
    .optional()
    .describe('The kind of employer, for a Health and Care job only.'),
  payScaleRole: z
    .string()
    .max(80)
    .optional()
    .describe('For a code on a national pay scale: its band, grade or role, such as band-5.'),
  workNation: z.enum(['england', 'scotland', 'wales', 'northern-ireland']).optional(),
  londonArea: z
    .enum(['fringe', 'outer', 'inner', 'none'])
    .optional()
    .describe('For a teacher in England: where the school is.'),
  shareOfFullTime: z
    .number()
    .min(1, 'Enter a percentage from 1 to 100.')
    .max(100, 'Enter a percentage from 1 to 100.')
    .optional()
    .describe('Per cent of full time, where the pay scale is for full time without a number of hours.'),
});

const request = fields
  .meta({ id: 'SettlementSalaryRequest' })
  .transform(({ hoursPerWeek, cycle, ...facts }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { inRouteSince, firstCertificateOn, appliedOn } = facts;
    if (inRouteSince !== undefined && inRouteSince > appliedOn)
      complain('inRouteSince', 'Enter a date no later than the application for settlement.');
    if (firstCertificateOn !== undefined && firstCertificateOn > (inRouteSince ?? appliedOn))
      complain('firstCertificateOn', 'Enter a date no later than the first permission.');
    const hours = readHours({ hoursPerWeek, cycle }, complain);
    return hours === undefined ? z.NEVER : { ...facts, hours };
  });

const amount = pence.nullable();

const row = z
  .object({
    row: z.enum(settlementRows).describe('The row of the table of SW 24.3. Row E is not recorded.'),
    title: z.string(),
    applies: z
      .union([z.boolean(), z.literal('unknown')])
      .describe('Whether the row is this worker’s, or not to be told from the answers.'),
    reason: z.string(),
    minimumAnnualPence: amount.describe('To the penny. Null if a national pay scale decides.'),
    monthlyPence: amount,
    hourlyPence: amount,
    decidedBy: z.enum(['threshold', 'going-rate', 'both', 'national-pay-scale', 'minimum-wage']).nullable(),
    thresholdPence: pence.describe('The general salary of the row for these hours.'),
    goingRatePence: amount.describe('The going rate for these hours.'),
    thresholdRule: z.string().describe('The parameter of its general salary: `/api/rules/{id}`.'),
    publishedRatePence: amount.describe('The going rate as published, for its own hours.'),
    payScale: z.string().optional().describe('The band or role and its place, on a national pay scale.'),
  })
  .meta({ id: 'SettlementRow' });

const pay = {
  lowest: row
    .nullable()
    .describe('The row that applies for these answers. Null if there is no single figure.'),
  ifConfirmed: row.nullable().describe('The lowest row that could still apply, if it would ask for less.'),
  rows: z.array(row).readonly(),
  offer: z
    .object({
      salaryPence: pence,
      shortByPence: amount.describe(
        'How far the salary falls short. Null if we cannot say whether it is enough.',
      ),
    })
    .nullable(),
  warnings,
  notChecked: z.array(z.string()).readonly(),
};

const response = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('answered'), ...pay, ...workingFields }),
    needsFacts.extend(pay),
    notApplicable,
    noLaw,
  ])
  .meta({ id: 'SettlementSalary' });

/** What a Skilled Worker must be paid to settle, by the rows of SW 24.3. */
export const settlementSalaryOperation = defineOperation({
  id: 'estimateSettlementSalary',
  method: 'POST',
  path: '/api/estimates/settlement-salary',
  access: forAnybody,
  tag: 'Estimates',
  summary:
    'What a Skilled Worker must be paid to settle, with each row of the rule and the one that applies.',
  request,
  response,
});
