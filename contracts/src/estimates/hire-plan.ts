import { z } from 'zod';
import { forAnybody } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { calendarDay, lengthFields, priorityService } from '../request-fields.ts';
import { readHours } from '../salary/salary-fields.ts';
import { minimumSalaryResponse, salaryFields } from './minimum-salary.ts';
import { pence, shown, warnings } from './outcome.ts';
import { costFields, sponsorshipCostResponse } from './sponsorship-cost.ts';
import { checkRouteDays } from './worker-fields.ts';

const { location, sponsorSize, partner, children, licence } = costFields.shape;

const fields = salaryFields.omit({ inUk: true, startsOn: true, endsOn: true }).extend({
  months: lengthFields.months.unwrap().describe('Whole months of the certificate.'),
  location,
  sponsorSize,
  holdsLicence: z
    .boolean('Say whether the organisation holds a licence.')
    .describe('Whether the organisation holds a sponsor licence for the route.'),
  licence: licence.describe(
    'How the licence is applied for, unless one is held; left out: for workers, without priority, on the certificate’s day.',
  ),
  startWanted: calendarDay.optional().describe('The day on which one would like the worker to start.'),
  enteredAsStudent: z
    .boolean()
    .default(false)
    .describe('Whether the worker switches, or first switched, directly from Student.'),
  priority: priorityService.default('none'),
  partner,
  children,
});

const request = fields
  .meta({ id: 'HirePlanRequest' })
  .transform(({ hoursPerWeek, cycle, ...facts }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    checkRouteDays(facts, complain);
    if (facts.location === 'inside' && facts.visaType === undefined)
      complain('visaType', 'Choose the permission that the worker has now.');
    const hours = readHours({ hoursPerWeek, cycle }, complain);
    return hours === undefined ? z.NEVER : { ...facts, hours };
  });

const total = pence.nullable().describe('Null while one of its lines has no figure.');

const milestone = z
  .object({
    id: z.enum([
      'licence-decision',
      'certificate',
      'visa-application',
      'visa-decision',
      'right-to-work-check',
      'start',
    ]),
    title: z.string(),
    earliest: z.string().describe('YYYY-MM-DD: what the fastest service aims at.'),
    expected: z
      .string()
      .describe('YYYY-MM-DD: the aim of each service that is bought, and what is usual for any other.'),
    latest: z.string().describe('YYYY-MM-DD: what is usual; a case can take longer.'),
  })
  .meta({ id: 'HireMilestone' });

const needed = z
  .object({ id: z.string(), who: z.enum(['employer', 'worker']), text: z.string() })
  .meta({ id: 'NeededInHand' });

const response = z
  .object({
    status: z
      .enum(['answered', 'needs-facts', 'not-applicable', 'no-law'])
      .describe('answered when salary and cost both are; else what one of them says.'),
    sponsorable: z.object({
      verdict: z.enum(['no-obvious-barrier', 'barrier', 'more-to-find-out']),
      reason: z.string().describe('The one reason that decides.'),
    }),
    salary: minimumSalaryResponse.describe(
      'As `POST /api/estimates/minimum-salary` answers on the same facts.',
    ),
    cost: sponsorshipCostResponse.describe(
      'As `POST /api/estimates/sponsorship-cost` answers on the same facts, with the licence unless one is held.',
    ),
    employer: z.object({ totalPence: total, beforeStartPence: total }),
    worker: z.object({
      totalPence: total.describe('What the worker and the family pay; null while a line has no figure.'),
    }),
    timeline: z.array(milestone).readonly().describe('Empty where the usual times are not recorded.'),
    needed: z.array(needed).readonly(),
    warnings,
    ...shown,
  })
  .meta({ id: 'HirePlan' });

/** Whether, for how much, at what cost and by when one worker can be hired. */
export const hirePlanOperation = defineOperation({
  id: 'estimateHirePlan',
  method: 'POST',
  path: '/api/estimates/hire-plan',
  access: forAnybody,
  tag: 'Estimates',
  summary:
    'Plan a hire: whether the job can be sponsored, what it pays and costs, and when the worker can start.',
  request,
  response,
});
