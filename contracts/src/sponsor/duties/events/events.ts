import '../../../jitless.ts';
import { optionLetters } from '@portway/rules/minimum-salary';
import { holidayNations } from '@portway/rules/working-days';
import { z } from 'zod';
import { forWorkerEvents, forWorkerEventsTheirs } from '../../../access.ts';
import { byId, rowId } from '../../../account/account-settings/account-fields.ts';
import { jobAnswers } from '../../../candidate/jobs/job-fields.ts';
import { lineOrNothing, requiredText } from '../../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../../operation.ts';
import { costly } from '../../../operation-limit.ts';
import { calendarDay } from '../../../request-fields.ts';
import { lineOfText } from '../../../site/enquiries/enquiry-fields.ts';
import { hoursAWeek } from '../../workers/hours-a-week.ts';
import { eventConclusion } from './event-conclusion.ts';
import {
  confidentialKinds,
  newEntrantGrounds,
  newPlaces,
  organisationEventKinds,
  workerEventKinds,
} from './event-kinds.ts';

const tag = 'Sponsor’s duties';

const nation = z.enum(holidayNations, 'Choose whose bank holidays count.');
const worker = z.uuid('Choose the worker it happened to.').describe('The worker it happened to.');
const because = requiredText('Say what was wrong in the first record.', 1000);
const correction = {
  corrects: rowId.optional().describe('The recorded event in whose place this one stands.'),
  correctedBecause: because.optional().describe('What was wrong in it. Needed with `corrects`.'),
  planned: rowId.optional().describe('The planned event that this was: it is planned no longer.'),
};

const ofWorker = {
  worker,
  happenedOn: calendarDay,
  nation: nation.optional().describe('Without it, that of the work place on record.'),
  ...correction,
};
const ofOrganisation = { happenedOn: calendarDay, nation, ...correction };
const workPlace = rowId
  .nullable()
  .default(null)
  .describe('The new place, one of your work places. Without it, the place on record stays.');

const yes = z.boolean().default(false);

const newPence = z
  .int('Enter the new pay for a year.')
  .min(0, 'Enter the new pay for a year.')
  .max(1_000_000_000, 'Enter the new pay for a year.');

/** Of the permission and of a new certificate: they decide what a cut leads to. */
const ofPay = {
  salaryOption: z
    .enum(optionLetters, 'Choose a salary option from A to K.')
    .optional()
    .describe(
      'The salary option of the permission, where it is not on record: it is recorded with the event.',
    ),
  newEntrant: z
    .enum(newEntrantGrounds, 'Choose whether the worker would be a new entrant.')
    .optional()
    .describe('These are asked of a cut below the option granted: whether another option allows it.'),
  monthsHeld: z
    .int('Enter a whole number of months.')
    .min(0, 'Enter 0 or more months.')
    .max(600, 'Enter at most 600 months.')
    .optional()
    .describe('Months of permission as a Skilled Worker or Graduate, or in Tier 2 of any kind, so far.'),
  phd: z.enum(['none', 'relevant', 'stem'], 'Choose whether the worker has a PhD.').optional(),
  inRouteSince: calendarDay
    .optional()
    .describe('The first day of permission as a Skilled Worker, continuous since.'),
  firstCertificateOn: calendarDay
    .optional()
    .describe('The day on which the certificate of that first permission was assigned.'),
};

const pay = z.strictObject({
  kind: z.literal('pay'),
  ...ofWorker,
  newPence: newPence.describe('Guaranteed pay for a year, in pence.'),
  newHours: hoursAWeek('Enter the new hours a week.')
    .optional()
    .describe('Where the hours change with the pay: both are judged and recorded together.'),
  duringExceptedAbsence: yes.describe('Lower for a time, during leave that the four-week rule leaves out.'),
  forHealth: yes.describe('Fewer hours for health, advised by occupational health. Not the medical reason.'),
  ...ofPay,
});

const hours = z.strictObject({
  kind: z.literal('hours'),
  ...ofWorker,
  newHours: hoursAWeek('Enter the new hours a week.'),
  overtimeOnly: yes,
  newPence: newPence
    .optional()
    .describe('Where the pay changes with the hours: guaranteed pay for a year, in pence.'),
  forHealth: yes.describe('Fewer hours for health, advised by occupational health. Not the medical reason.'),
  ...ofPay,
});

const listAnswer = z.enum(['yes', 'no', 'unknown'], 'Choose whether the job is on the list.').optional();

const role = z.strictObject({
  kind: z.literal('role'),
  ...ofWorker,
  newTitle: lineOfText('Enter the new job title.', 200),
  newCode: jobAnswers.shape.occupationCode.unwrap().default(null),
  titleOrDutiesChanged: yes.describe('A new title, new core duties or a promotion.'),
  inTrainingProgramme: yes.describe(
    'The next role of a graduate training programme for which the worker is sponsored.',
  ),
  wasListed: listAnswer.describe('Whether the job of the certificate is on the Immigration Salary List.'),
  isListed: listAnswer.describe('Whether the new job is on the Immigration Salary List.'),
});

const place = z.strictObject({
  kind: z.literal('place'),
  ...ofWorker,
  to: z.enum(newPlaces, 'Choose what the new place is.'),
  mainOfficeStays: yes,
  workPlace,
  hybridPattern: lineOrNothing(200).default(null).describe('Such as “two days a week at home”.'),
});

const leaves = z.strictObject({
  kind: z.literal('worker-leaves'),
  ...ofWorker,
  employmentEndedOn: calendarDay
    .nullable()
    .default(null)
    .describe('The last day of employment. Null while the worker stays employed.'),
});

const started = z.strictObject({
  kind: z.literal('start'),
  worker,
  startedOn: calendarDay.nullable().describe('Null while the worker has not started.'),
  withoutCheckBecause: lineOfText('Say why work began without a check.', 300)
    .optional()
    .describe(
      'Needed where no right to work check gives an excuse for the first day: what has happened is recorded, and the gap stays named.',
    ),
  nation: ofWorker.nation,
  ...correction,
});

const move = z.strictObject({
  kind: z.literal('move'),
  ...ofOrganisation,
  workers: z
    .array(rowId)
    .max(500, 'Choose at most 500 workers at once.')
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each worker once.')
    .describe('Each worker whose normal place of work moves.'),
  workPlace,
});

const owner = z.strictObject({
  kind: z.literal('owner'),
  ...ofOrganisation,
  holdsLicence: z.boolean('Say whether the new owner holds a licence for the route.'),
});

export const sponsorEvent = z
  .discriminatedUnion(
    'kind',
    [
      started,
      pay,
      hours,
      role,
      place,
      move,
      owner,
      leaves,
      z.strictObject({ kind: z.enum([...workerEventKinds, ...confidentialKinds]), ...ofWorker }),
      z.strictObject({ kind: z.enum(organisationEventKinds), ...ofOrganisation }),
    ],
    'Choose what happened.',
  )
  .meta({ id: 'SponsorEventToRecord' });
export type SponsorEventFacts = z.output<typeof sponsorEvent>;
export type OrganisationEvent = Extract<
  SponsorEventFacts,
  { kind: 'move' | 'owner' | (typeof organisationEventKinds)[number] }
>;
export type WorkerEvent = Exclude<SponsorEventFacts, OrganisationEvent>;

export const concludeEventOperation = defineOperation({
  id: 'concludeSponsorEvent',
  method: 'POST',
  path: '/api/sponsor/events/conclusion',
  limit: costly.event,
  tag,
  access: forWorkerEvents,
  summary: 'What follows from an event by the rules, before it is recorded. Nothing is saved.',
  request: sponsorEvent,
  response: eventConclusion,
});
export type EventConclusion = z.output<(typeof concludeEventOperation)['response']>;

export const recordEventOperation = defineOperation({
  id: 'recordSponsorEvent',
  method: 'POST',
  path: '/api/sponsor/events',
  limit: costly.event,
  tag,
  access: forWorkerEvents,
  summary: 'Records what happened, and every duty that follows from it.',
  description:
    'What is not reported is recorded with the reason. The same event is recorded once: a second answers who recorded it. Nothing is changed later; `corrects` puts another event in the place of one. What it says becomes the record of the worker: the first day, the terms from its day on, or the last day.',
  creates: true,
  request: sponsorEvent,
  response: z
    .object({
      message: z.string(),
      event: rowId,
      changes: z.array(z.string()).describe('What was changed in the records of workers, in words.'),
      duties: z.array(z.object({ id: rowId, title: z.string(), does: z.string() })),
    })
    .meta({ id: 'SponsorEventRecorded' }),
});

export type SponsorEventRecorded = z.output<(typeof recordEventOperation)['response']>;

export const eventFactsOperation = defineOperation({
  id: 'showEventFacts',
  method: 'GET',
  path: '/api/sponsor/workers/{id}/event-facts',
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'What is on record about a worker, as an event is judged by it.',
  response: z
    .object({
      id: rowId,
      name: z.string(),
      isCounted: z.boolean().describe('Whether duties are counted for the worker’s route.'),
      certificateStart: z.string().nullable(),
      startedOn: z.string().nullable(),
      jobTitle: z.string().nullable(),
      occupationCode: z.string().nullable(),
      payPence: z.int().nullable(),
      hoursPerWeek: z.number().nullable(),
      salaryOption: z.string().nullable(),
      mayRecordPay: z
        .boolean()
        .describe(
          'Whether the caller may say what is paid and under which salary option: not a line manager.',
        ),
      mayBeListed: z
        .boolean()
        .optional()
        .describe(
          'Whether jobs of the code are on the Immigration Salary List, so that a change of role asks.',
        ),
      nation: nation.nullable(),
    })
    .meta({ id: 'WorkerEventFacts' }),
});
export type WorkerEventFacts = z.output<(typeof eventFactsOperation)['response']>;

export const sponsorEventOperations = {
  concludeEventOperation,
  recordEventOperation,
  eventFactsOperation,
} as const;
