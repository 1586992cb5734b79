import { payFrequencies } from '@portway/rules/pay-period';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay, occupationCode } from '../../request-fields.ts';
import { noLaw, notApplicable, pence, warnings, workingFields } from './outcome.ts';
import { amountPence, hoursFields, optionLetter, readHours } from './salary-fields.ts';

const maxPeriods = 260;
const maxHours = 2200;
const hoursMessage = `Enter the hours worked, from 0 to ${maxHours}.`;

const period = z.strictObject({
  paidPence: amountPence.describe('Guaranteed basic gross pay of the period, in pence.'),
  hours: z
    .number(hoursMessage)
    .min(0, hoursMessage)
    .max(maxHours, hoursMessage)
    .optional()
    .describe('Hours worked in the period. If left out, the contract’s average hours for a period.'),
  permittedReduction: z
    .boolean()
    .optional()
    .describe('Whether pay was lower for a reason that the Rules permit.'),
});

const request = z
  .strictObject({
    assignedOn: calendarDay.describe('The day the certificate is assigned.'),
    occupationCode,
    option: optionLetter,
    ...hoursFields,
    frequency: z.enum(payFrequencies).describe('How often the contract pays.'),
    irregular: z
      .boolean()
      .optional()
      .describe(
        'Whether hours and pay vary in the pattern that the certificate confirms. It needs weekly pay.',
      ),
    periods: z
      .array(period)
      .min(1, 'Enter the pay for at least one period.')
      .max(maxPeriods, `Enter no more than ${maxPeriods} periods.`)
      .readonly()
      .describe('The periods in order, without gaps.'),
  })
  .meta({ id: 'PayPeriodsRequest' })
  .transform(({ hoursPerWeek, cycle, ...facts }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (facts.irregular && facts.frequency !== 'weekly')
      complain('frequency', 'Irregular hours are tested by the week. Enter the pay for each week.');
    const hours = readHours({ hoursPerWeek, cycle }, complain);
    return hours === undefined ? z.NEVER : { ...facts, hours };
  });

const passes = z
  .union([z.boolean(), z.literal('unknown')])
  .describe('Whether the pay would pass the test. Unknown if the test could not be made.');
const amount = pence.nullable();

const response = z
  .discriminatedUnion('status', [
    z.object({
      status: z.literal('answered'),
      passes,
      message: z.string(),
      requiredAnnualPence: pence,
      hourlyGoingRatePence: amount,
      periods: z
        .array(
          z.object({
            period: z.int().describe('Counted from 1.'),
            hours: z.number().nullable(),
            paidPence: pence,
            neededPence: amount,
            shortByPence: amount,
            passes,
          }),
        )
        .readonly(),
      windows: z
        .array(
          z.object({
            fromPeriod: z.int(),
            toPeriod: z.int(),
            paidPence: pence,
            neededPence: pence,
            shortByPence: pence,
            passes,
          }),
        )
        .readonly()
        .describe('Each row of periods whose pay is added up.'),
      warnings,
      notChecked: z.array(z.string()).readonly(),
      ...workingFields,
    }),
    notApplicable,
    noLaw,
  ])
  .meta({ id: 'PayPeriods' });

/** Whether pay would reach the required salary in each pay period. */
export const payPeriodsOperation = defineOperation({
  id: 'estimatePayPeriods',
  method: 'POST',
  path: '/api/estimates/pay-periods',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'Whether pay, period by period, would pass the tests for certificates assigned from 8 April 2026.',
  request,
  response,
});
