import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { recordedFields } from './outcome.ts';
import { payScaleChoices } from './salary-fields.ts';

const pounds = z.number().nullable().describe('Pounds a year. Null if none is published for the code.');

const request = z
  .strictObject({
    occupationCode: z.string().trim().max(200).describe('The four digits of a SOC 2020 unit group.'),
  })
  .meta({ id: 'SalaryDetailsRequest' });

const response = z
  .object({
    occupationCode: z.string(),
    jobType: z.string().describe('GOV.UK’s title of the occupation.'),
    standardAnnualSalary: pounds.describe('The standard going rate in force today.'),
    lowerAnnualSalary: pounds.describe('The lower going rate in force today.'),
    notes: z.string().describe('Skill level, lists and typical titles, in words.'),
    choices: payScaleChoices,
    inForceFrom: z.string(),
    ...recordedFields,
  })
  .meta({ id: 'SalaryDetails' });

/** The two going rates that GOV.UK publishes for a code, as of today. */
export const salaryDetailsOperation = defineOperation({
  id: 'showSalaryDetails',
  method: 'POST',
  path: '/api/salary/details',
  access: forAnybody,
  tag: 'Salary',
  summary: 'The standard and the lower going rate of an occupation code, in pounds, as in force today.',
  description:
    'The going rate is one of two tests. /api/estimates/minimum-salary says what must be paid. An unknown code gets 404.',
  request,
  response,
});
