import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import {
  calendarDay,
  lengthFields,
  licenceType,
  location,
  occupationCode,
  priorityService,
  readLength,
  sponsorSize,
  visaType,
} from '../../request-fields.ts';
import {
  needsFacts,
  noLaw,
  noLawRecorded,
  notApplicable,
  pence,
  steps,
  warnings,
  workingFields,
} from './outcome.ts';
import { checkRouteDays, workerFields } from './worker-fields.ts';

const maxChildren = 10;
const childCount = (message: string) => z.int(message).min(0, message).max(maxChildren, message);

const children = z
  .strictObject({
    count: childCount(`Give 0 to ${maxChildren} children.`),
    under18: childCount('Enter how many of the children are under 18.'),
    priority: priorityService,
    ground: z
      .enum(['born-in-uk', 'sole-parent', 'shared-responsibility', 'none'])
      .optional()
      .describe(
        'Why they can come even though family cannot come with the job (SW 32A.2). sole-parent and shared-responsibility count only inside the UK.',
      ),
    adultChildrenWereDependants: z
      .boolean()
      .optional()
      .describe(
        'Whether each child of 18 or over was last granted permission as a dependent child, and it is current or ended at most 14 days before the application (Appendix Children, CHI 1.2). Without it their price is not given.',
      ),
  })
  .refine(({ count, under18 }) => under18 <= count, {
    path: ['under18'],
    message: 'The number of children under 18 cannot be more than the number of children.',
  });

/** The facts that decide the bill. */
export const costFields = z.strictObject({
  assignedOn: calendarDay.describe('The day the certificate is assigned.'),
  appliedOn: calendarDay.describe('The day of the visa application.'),
  sponsorSize,
  ...lengthFields,
  location,
  visaType,
  enteredAsStudent: z
    .boolean()
    .describe(
      'Whether the worker switches, or first switched, directly from Student. With visaType student, a studentSwitch says so too.',
    ),
  occupationCode,
  healthAndCare: z
    .boolean()
    .optional()
    .describe(
      'Whether the visa is a Health and Care Worker visa. If it is left out, a code that may be one is answered with both totals: see `byEmployer`.',
    ),
  priority: priorityService,
  partner: z.strictObject({ priority: priorityService }).optional(),
  children: children.optional(),
  licence: z
    .strictObject({ type: licenceType, priority: z.boolean(), appliedOn: calendarDay })
    .optional()
    .describe('Adds the cost of getting the sponsor licence first.'),
  ...workerFields,
});

type Fields = z.output<typeof costFields>;

function toFacts(
  { months, startsOn, endsOn, ...facts }: Fields,
  context: z.RefinementCtx,
  lengthNeeded: boolean,
) {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  checkRouteDays(facts, complain);
  const length = readLength({ months, startsOn, endsOn }, complain);
  if (lengthNeeded && !length && !startsOn && !endsOn)
    complain('months', 'Enter months, or startsOn and endsOn.');
  return { ...facts, length, healthAndCare: facts.healthAndCare ?? ('unknown' as const) };
}

const request = costFields
  .meta({ id: 'SponsorshipCostRequest' })
  .transform((fields, context) => toFacts(fields, context, true));

/** The same request, in which the length may still be missing. */
export const sponsorshipCostDraft = costFields.transform((fields, context) =>
  toFacts(fields, context, false),
);

const lineStart = z.object({
  payer: z.enum(['employer', 'candidate', 'partner', 'children']),
  item: z.enum([
    'licence',
    'licence-priority',
    'certificate',
    'skills-charge',
    'visa-fee',
    'health-surcharge',
    'priority',
    'family',
  ]),
  title: z.string(),
  whoPays: z
    .enum(['sponsor-only', 'either', 'repayment-lowers-pay'])
    .describe(
      'sponsor-only: may not be recovered · either · repayment-lowers-pay: what the worker repays lowers the pay that counts',
    ),
  steps,
});

const line = z
  .union([
    lineStart.extend({ amountPence: pence }),
    lineStart.extend({ notApplicable: z.string().describe('Why there is no amount.') }),
    lineStart.extend({
      cannotCome: z
        .string()
        .describe('Why this family cannot come with the job. There is then no price and no total.'),
    }),
    lineStart.extend({ needsFacts: z.array(z.string()).readonly() }),
    lineStart.extend({ noLaw: noLawRecorded }),
  ])
  .meta({ id: 'BillLine' });

const total = pence.nullable().describe('Whole pence. Null if one of its lines has no figure.');

const totals = z.object({
  employerPence: total,
  candidatePence: total,
  dependantsPence: total,
  allPence: total,
});

const bill = {
  lines: z.array(line).readonly(),
  totals,
  byEmployer: z
    .object({ healthAndCare: totals, otherwise: totals })
    .optional()
    .describe(
      'Given if the kind of employer decides and is not known: the totals of a Health and Care Worker (the NHS, a supplier of it, adult social care) and of anyone else. `lines` and `totals` are then the latter.',
    ),
  warnings,
};

/** The bill, or why there is none. */
export const sponsorshipCostResponse = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('answered'), ...bill, ...workingFields }),
    needsFacts.extend(bill),
    noLaw.extend(z.object(bill).partial().shape),
    notApplicable,
  ])
  .meta({ id: 'SponsorshipCost' });

/** What sponsoring one worker costs the sponsor, the worker and the family. */
export const sponsorshipCostOperation = defineOperation({
  id: 'estimateSponsorshipCost',
  method: 'POST',
  path: '/api/estimates/sponsorship-cost',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'What sponsoring one worker costs the sponsor, the worker and the family, line by line.',
  request,
  response: sponsorshipCostResponse,
});
