import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay, lengthFields, occupationCode, readLength, visaType } from '../../request-fields.ts';
import { needsFacts, noLaw, notApplicable, pence, warnings, workingFields } from './outcome.ts';
import { amountPence, hoursFields, optionLetter, payScaleChoices, readHours } from './salary-fields.ts';
import { checkRouteDays, monthCount, workerFields } from './worker-fields.ts';

/** The facts that decide the pay. */
export const salaryFields = z.strictObject({
  occupationCode,
  assignedOn: calendarDay.describe('The day the certificate is assigned. It decides which law is used.'),
  appliedOn: calendarDay
    .optional()
    .describe('The day of the visa application. If left out, the day of the certificate is used.'),
  ...hoursFields,
  ...lengthFields,
  salaryPence: amountPence
    .optional()
    .describe(
      'Guaranteed basic gross pay a year, and guaranteed payments treated exactly alike for tax, pension and National Insurance, in pence.',
    ),
  deductionsPence: amountPence
    .optional()
    .describe(
      'What the worker pays to the sponsor over the whole certificate, in pence. It needs the length.',
    ),
  inUk: z.boolean().optional().describe('Whether the worker applies inside the UK.'),
  under26: z
    .boolean()
    .optional()
    .describe('Whether the worker is under 26 on the day of the visa application.'),
  visaType: visaType.optional(),
  newEntrantLimb: z
    .enum([
      'postdoctoral',
      'professional-qualification',
      'professional-registration',
      'student',
      'graduate',
      'none',
    ])
    .optional()
    .describe(
      'Why the worker is a new entrant, other than age (SW 12.2). student and graduate: the most recent permission, apart from visits.',
    ),
  newEntrantStudy: z
    .enum(['completed', 'due-within-3-months', 'phd-12-months', 'other'])
    .optional()
    .describe(
      'With student: how far along the UK bachelor’s, master’s, PhD, PGCE or PGDE is, of that or of any earlier permission as a Student. Use other for any other course.',
    ),
  lastPermissionEndedOn: calendarDay
    .optional()
    .describe('With student or graduate: when that permission ended, if it has.'),
  monthsHeld: monthCount
    .optional()
    .describe(
      'Months of permission so far as Skilled Worker, Graduate or Tier 2 of any kind, such as General, Intra-Company Transfer, Sportsperson or Minister of Religion.',
    ),
  phd: z
    .enum(['none', 'relevant', 'stem'])
    .optional()
    .describe('A PhD relevant to the job, or in a STEM subject too.'),
  healthAndCare: z
    .strictObject({ employer: z.enum(['nhs', 'nhs-supplier', 'adult-social-care', 'other']) })
    .optional()
    .describe('The kind of employer, for a Health and Care job only.'),
  ...workerFields,
  sameListedJob: z
    .boolean()
    .optional()
    .describe(
      'If the job has left the Immigration Salary List: whether the most recent permission was for this same job with this same sponsor (SW 11.2).',
    ),
  tier2General: z
    .boolean()
    .optional()
    .describe(
      'Whether the worker had Tier 2 (General) permission and is staying with that sponsor (SW 14.5).',
    ),
  payScaleRole: z
    .string()
    .max(80)
    .optional()
    .describe(
      'For codes on a national pay scale: the band, grade or role. `choices` in the response lists them; so does POST /api/salary/details.',
    ),
  londonArea: z
    .enum(['none', 'fringe', 'outer', 'inner'])
    .optional()
    .describe('For teachers in England: which part of London, if any, the school is in.'),
  shareOfFullTime: z
    .number('Enter a percentage from 1 to 100.')
    .min(1, 'Enter a percentage from 1 to 100.')
    .max(100, 'Enter a percentage from 1 to 100.')
    .optional()
    .describe(
      'Percentage of full time, for pay scales that are for full time without a number of hours: teachers, further education, teaching assistants.',
    ),
  atas: z
    .strictObject({
      exemptNational: z.boolean().optional(),
      employerIsStudentSponsor: z.boolean().optional(),
      phdLevelResearch: z.boolean().optional(),
    })
    .optional()
    .describe('The facts that decide whether an ATAS certificate is needed (SW 6.3A).'),
});

const request = salaryFields
  .meta({ id: 'MinimumSalaryRequest' })
  .transform(({ hoursPerWeek, cycle, months, startsOn, endsOn, ...facts }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    checkRouteDays(facts, complain);
    const length = readLength({ months, startsOn, endsOn }, complain);
    const hours = readHours({ hoursPerWeek, cycle }, complain);
    return hours === undefined ? z.NEVER : { ...facts, length, hours };
  });

const amount = pence.nullable();

const option = z
  .object({
    option: optionLetter,
    title: z.string(),
    available: z
      .union([z.boolean(), z.literal('unknown')])
      .describe('Open to this worker, closed, or not to be told from the answers.'),
    reason: z.string(),
    minimumAnnualPence: amount.describe(
      'To the penny. On a national pay scale, only the threshold that applies as well as the scale.',
    ),
    offerAtLeastPence: amount.describe('The next whole pound.'),
    monthlyPence: amount,
    hourlyPence: amount,
    decidedBy: z
      .enum(['threshold', 'going-rate', 'both', 'national-pay-scale', 'minimum-wage'])
      .nullable()
      .describe('minimum-wage: the National Living Wage requires more than both tests.'),
    thresholdPence: amount.describe('The general threshold for these hours.'),
    goingRatePence: amount.describe('The going rate for these hours.'),
    thresholdRule: z.string().describe('The parameter of its threshold: `/api/rules/{id}`.'),
    publishedRatePence: amount.describe('The going rate as published, for its own hours.'),
    shortByPence: amount.describe('How far the salary that counts falls short of it.'),
  })
  .meta({ id: 'SalaryOption' });

const offer = z
  .object({
    salaryPence: pence,
    deductedPence: pence.describe('What the worker pays to the sponsor, averaged to a year.'),
    countedPence: pence.describe('The yearly salary that counts.'),
    hourlyPence: pence,
    shortByPence: amount.describe('How far it falls short of the lowest figure.'),
  })
  .meta({ id: 'SalaryOffer' });

const required = {
  lowest: option
    .nullable()
    .describe('The lowest figure that could apply for these answers. Null if there is no single figure.'),
  ifConfirmed: option
    .nullable()
    .describe('The lowest option that could still apply, if it would ask for less.'),
  options: z
    .array(option)
    .readonly()
    .describe('A to K. An option without a figure in this law has null amounts.'),
  offer: offer.nullable(),
  warnings,
  notChecked: z.array(z.string()).readonly(),
  choices: payScaleChoices,
};

/** The pay under each option, or why there is none. */
export const minimumSalaryResponse = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('answered'), ...required, ...workingFields }),
    needsFacts.extend(required),
    notApplicable,
    noLaw,
  ])
  .meta({ id: 'MinimumSalary' });

/** What a Skilled Worker must be paid, under each salary option. */
export const minimumSalaryOperation = defineOperation({
  id: 'estimateMinimumSalary',
  method: 'POST',
  path: '/api/estimates/minimum-salary',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'What a Skilled Worker must be paid, with every salary option A to K and the lowest that applies.',
  request,
  response: minimumSalaryResponse,
});
