import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay, lengthFields, priorityService } from '../../request-fields.ts';
import { minimumSalaryResponse, salaryFields } from './minimum-salary.ts';
import { pence, warnings, workingFields } from './outcome.ts';
import { readHours } from './salary-fields.ts';
import { costFields, sponsorshipCostResponse } from './sponsorship-cost.ts';
import { checkRouteDays } from './worker-fields.ts';

const { location, sponsorSize, partner, children, licence } = costFields.shape;

const fields = salaryFields.omit({ inUk: true, startsOn: true, endsOn: true }).extend({
  months: lengthFields.months.unwrap().describe('Whole months of the certificate.'),
  location,
  sponsorSize,
  holdsLicence: z
    .boolean('Choose whether the organisation has a licence.')
    .describe('Whether the organisation has a sponsor licence for the route.'),
  licence: licence.describe(
    'How the organisation applies for the licence, if it has none. If left out, it applies for workers, without priority, on the day of the certificate.',
  ),
  startWanted: calendarDay.optional().describe('The preferred start date.'),
  enteredAsStudent: z
    .boolean()
    .optional()
    .describe(
      'Whether the worker switches, or first switched, directly from Student. If left out, a Student inside the UK does, and nobody else.',
    ),
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

const total = pence.nullable().describe('Null if one of its lines has no figure.');

const milestone = z
  .object({
    id: z.enum([
      'licence-decision',
      'certificate-request',
      'certificate',
      'atas',
      'papers',
      'visa-application',
      'visa-decision',
      'right-to-work-check',
      'start',
    ]),
    title: z.string(),
    earliest: z.string().describe('YYYY-MM-DD. The date the fastest service aims for.'),
    expected: z
      .string()
      .describe('YYYY-MM-DD. The target of each service you pay for, and the usual time for any other.'),
    latest: z.string().describe('YYYY-MM-DD. The usual time. A case can take longer.'),
  })
  .meta({ id: 'HireMilestone' });

const neededItem = z
  .object({ id: z.string(), who: z.enum(['employer', 'worker']), text: z.string() })
  .meta({ id: 'NeededInHand' });

const response = z
  .object({
    status: z
      .enum(['answered', 'needs-facts', 'not-applicable', 'no-law'])
      .describe('answered if both salary and cost are. Otherwise, the status of the one that is not.'),
    sponsorable: z.object({
      verdict: z.enum(['no-obvious-barrier', 'barrier', 'more-to-find-out']),
      reason: z.string().describe('The one reason that decides. Of two results within the timeline, both.'),
      lastSafeDay: z
        .string()
        .nullable()
        .describe(
          'YYYY-MM-DD. The last day on which the certificate can be assigned with this result, or with the better one of two. Null if no end is known.',
        ),
    }),
    judgedOn: z
      .object({ assignedOn: z.string(), appliedOn: z.string() })
      .describe('The days of the timeline, as planned, whose law `salary` and `cost` are.'),
    start: z
      .object({
        on: z.string(),
        reach: z.enum(['usual', 'aims', 'too-early']),
        reason: z.string(),
      })
      .nullable()
      .describe('Whether the preferred start date can be met. Null if none is given.'),
    salary: minimumSalaryResponse.describe(
      'The same as the answer of `POST /api/estimates/minimum-salary` for the same facts on the days of `judgedOn`.',
    ),
    cost: sponsorshipCostResponse.describe(
      'The same as the answer of `POST /api/estimates/sponsorship-cost` for the same facts on the days of `judgedOn`, including the licence if there is none yet.',
    ),
    employer: z.object({ totalPence: total, beforeStartPence: total }),
    worker: z.object({
      totalPence: total.describe('What the worker and the family pay. Null if a line has no figure.'),
    }),
    timeline: z.array(milestone).readonly().describe('Empty if the usual times are not recorded.'),
    needed: z.array(neededItem).readonly(),
    warnings,
    ...workingFields,
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
