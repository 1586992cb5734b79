import { type DutyId, dutyIds } from '@portway/rules/sponsor-duties';
import { holidayNations } from '@portway/rules/working-days';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay } from '../../request-fields.ts';
import { confidence, noLaw, notApplicable, workingFields } from './outcome.ts';

const nation = z
  .enum(holidayNations)
  .describe('Whose bank holidays count: the nation of the work place. Which nation’s count is not settled.');

const absence = z.strictObject({
  event: z.literal('worker-unauthorised-absence'),
  nation,
  firstDayAbsent: calendarDay.describe('The first day of absence without permission.'),
  worksOn: z
    .array(z.literal([1, 2, 3, 4, 5, 6, 7], 'Choose days of the week.'))
    .min(1, 'Choose at least one day of the week.')
    .max(7, 'A week has seven days.')
    .refine((days) => new Set(days).size === days.length, 'Choose each day of the week once.')
    .readonly()
    .optional()
    .describe(
      'The days of the week on which the worker works, 1 for Monday: by them the rule can be read too.',
    ),
});

const lateStart = z.strictObject({
  event: z.literal('worker-late-start'),
  nation,
  certificateStart: calendarDay.describe('The start day on the certificate, as changed before the decision.'),
  visaValidFrom: calendarDay.optional().describe('The first day of the visa.'),
  grantNotifiedOn: calendarDay.optional().describe('The day on which the worker was told of the grant.'),
});

type OnOneDay = Exclude<DutyId, 'worker-unauthorised-absence' | 'worker-late-start'>;
const isOnOneDay = (id: DutyId): id is OnOneDay =>
  id !== 'worker-unauthorised-absence' && id !== 'worker-late-start';

const event = z.strictObject({
  event: z.enum(dutyIds.filter(isOnOneDay)).describe('What happened: the ID of a sponsor’s duty.'),
  nation,
  happenedOn: calendarDay.describe(
    'The day of the event, as each duty names it: the last day of work, for example.',
  ),
});

const request = z
  .discriminatedUnion('event', [absence, lateStart, event], 'Choose what happened, by the ID of a duty.')
  .meta({ id: 'ReportingDeadlineRequest' });

const day = z
  .object({
    date: z.string(),
    counts: z.boolean(),
    number: z.int().optional().describe('Its place in the count, from 1.'),
    why: z.string().describe('“working day”, “weekend”, or the name of the bank holiday.'),
  })
  .meta({ id: 'CountedDay' });

const duty = z
  .object({
    id: z.enum(dutyIds).describe('`/api/rules/sponsor-duties.{id}` has the duty with its sources.'),
    title: z.string(),
    does: z
      .enum([
        'report',
        'decide-and-record',
        'report-at-once',
        'before-the-change',
        'apply',
        'answer',
        'keep-up',
        'look-at-this',
      ])
      .describe(
        'What to do. Of a duty that is decided and recorded, sources differ on whether it is reported.',
      ),
    contains: z.array(z.string()).readonly().describe('What the report says. To be confirmed on GOV.UK.'),
    through: z.string().nullable().describe('Where it is reported. Null where nothing is sent.'),
    consequence: z.string(),
    exceptions: z.array(z.string()).readonly(),
    confidence,
    basis: z
      .enum(['official-text', 'reviewed-against-official', 'secondary'])
      .describe('What was read. `secondary` is to be confirmed on GOV.UK.'),
    note: z.string().nullable(),
    dispute: z.object({ question: z.string(), safer: z.string() }).nullable(),
    reportBy: z.string().nullable().describe('Its own last day.'),
    onlyIf: z.string().nullable().describe('When a second duty is raised at all.'),
  })
  .meta({ id: 'SponsorDuty' });

const duties = z.array(duty).readonly();

const count = {
  reportableFrom: z.string().optional().describe('The first day on which there is something to report.'),
  reportBy: z.string().describe('The last day counted. Day one is the first working day after the event.'),
  remindBy: z
    .string()
    .describe('The earliest day by any reading, and by the bank holidays of England and Wales.'),
  readings: z
    .array(z.object({ reading: z.string(), reportBy: z.string().nullable() }))
    .readonly()
    .describe(
      'Each way of reading the rule, the earliest first. Null by a reading without a day of its own.',
    ),
  clock: z.object({
    unit: z.literal('working-day'),
    length: z.int(),
    from: z.string().describe('The day after which the days are counted.'),
    is: z.string().describe('What that day is.'),
  }),
  days: z.array(day).readonly().describe('Each day after the event until the last one.'),
  absence: z
    .array(day)
    .readonly()
    .optional()
    .describe('Each day of the absence until the tenth working day.'),
  duties,
};

const response = z
  .union([
    z.object({ status: z.literal('answered'), ...count, ...workingFields }),
    noLaw
      .extend(count)
      .describe('Before our record of duties begins: the count by the first rule that we recorded.'),
    noLaw.strict(),
    notApplicable.extend({ duties }),
  ])
  .meta({ id: 'ReportingDeadline' });

/** Of a sponsor's duty on record, the same. */
export const reportingFacts = request;
export const reportingOutcome = response;

/** By when a sponsor reports an event, with every day counted. */
export const reportingDeadlineOperation = defineOperation({
  id: 'estimateReportingDeadline',
  method: 'POST',
  path: '/api/estimates/reporting-deadline',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'By when a sponsor reports an event, with each day counted and why a day is passed over.',
  request,
  response,
});
