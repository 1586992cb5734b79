import '../../jitless.ts';
import { absenceKindIds } from '@portway/rules/sponsored-worker';
import { z } from 'zod';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { plannedRow } from '../duties/events/planned-row.ts';
import { rightToWorkCheck } from '../right-to-work/new-check.ts';
import { workerFacts, workerStates } from './worker-facts.ts';
import { absencePays } from './worker-records.ts';

const namedRow = z.object({ id: rowId, name: z.string() });

const terms = z
  .object({
    fromDay: z.string(),
    jobTitle: z.string(),
    occupationCode: z.string().nullable(),
    payPence: z.int().nullable().describe('Null for a line manager.'),
    hoursPerWeek: z.number().nullable(),
    worksOn: z.array(z.int()),
    workPlace: namedRow.nullable(),
    otherPlaces: z.array(namedRow),
    hybridPattern: z.string().nullable(),
    by: z.string(),
  })
  .meta({ id: 'WorkerTerms' });
export type WorkerTerms = z.output<typeof terms>;

const absence = z
  .object({
    id: rowId,
    firstDay: z.string(),
    lastDay: z.string().nullable(),
    pay: z.enum(absencePays),
    agreed: z.boolean(),
    excepted: z.boolean(),
    kind: z.enum(absenceKindIds).nullable().describe('Null where only whether it was agreed is on record.'),
    isAsked: z
      .boolean()
      .optional()
      .describe('A file gave no last day, and nobody has said yet whether the worker is back.'),
    by: z.string(),
  })
  .meta({ id: 'WorkerAbsence' });

export const timelineKinds = [
  'event',
  'duty',
  'absence',
  'check',
  'terms',
  'certificate',
  'permission',
  'change',
] as const;

const timelineEntry = z
  .object({
    day: z.string(),
    kind: z.enum(timelineKinds),
    title: z.string(),
    detail: z.string().nullable(),
    by: z.string().nullable().describe('Who recorded it; null for what was counted.'),
    duty: rowId.nullable().describe('The duty that it leads to.'),
    event: rowId.nullable().describe('The recorded event, which can be corrected.'),
    corrected: z
      .object({ at: moment, by: z.string(), because: z.string() })
      .nullable()
      .describe('Another record stands in its place, or it did not happen.'),
    isToCome: z.boolean(),
  })
  .meta({ id: 'WorkerTimelineEntry' });
export type TimelineEntry = z.output<typeof timelineEntry>;

export const sealedFields = [
  'passport',
  'national-insurance',
  'certificate-number',
  'birth-date',
  'address',
  'email',
  'telephone',
] as const;

/** What the pay is measured against: nothing here is a verdict. */
const payRule = z
  .object({
    onDay: z.string().describe('The day of the law.'),
    requiredPence: z.int().nullable().describe('Null where no single figure is recorded.'),
    option: z.string(),
    words: z.string().describe('Which rule, or why there is no figure.'),
    verdict: z
      .enum(['met', 'under', 'depends-on-option'])
      .optional()
      .describe('As it is found by itself too; left out where there is no figure or no pay.'),
  })
  .meta({ id: 'WorkerPayRule' });

export const workerPage = z
  .object({
    id: rowId,
    version: z.int(),
    state: z.enum(workerStates),
    isCounted: z.boolean(),
    sees: z
      .enum(['everything', 'team'])
      .describe('`team`: a line manager, to whom pay and permission stay hidden.'),
    may: z.enum(['record', 'events', 'read']),
    facts: workerFacts,
    manager: namedRow.nullable(),
    managerLeftOn: z.string().nullable(),
    hireCase: rowId.nullable(),
    next: z.object({ id: rowId, title: z.string(), reportBy: z.string().nullable() }).nullable(),
    planned: z.array(plannedRow).describe('What is planned and was not recorded yet, the earliest first.'),
    terms: z.array(terms).describe('The newest first.'),
    payOfItsDay: payRule.nullable(),
    payOfNewCertificate: payRule.nullable(),
    absences: z.array(absence),
    checks: z.array(rightToWorkCheck),
    certificate: z
      .object({
        id: rowId,
        state: z.string(),
        tail: z.string().nullable(),
        assignedOn: z.string().nullable(),
      })
      .nullable(),
    sealed: z
      .array(z.object({ field: z.enum(sealedFields), tail: z.string().nullable(), changedAt: moment }))
      .describe('Which are recorded, with the last three characters of a number. Never the whole.'),
    lastLook: z.object({ by: z.string(), at: moment }).nullable(),
    kept: z
      .object({
        records: z.string().nullable(),
        rightToWorkCopy: z.string().nullable(),
        documents: z
          .array(z.object({ id: z.string(), title: z.string(), until: z.string().nullable() }))
          .describe('Until when each is kept; null while employment goes on, or where it is not known.'),
        mayErase: z.boolean().describe('Everything.'),
        mayEraseSealed: z
          .boolean()
          .describe('The sealed facts alone, whose day is over before that of the right to work copy.'),
      })
      .nullable()
      .describe('Until which days the records are kept; null while the worker is sponsored.'),
    timeline: z.array(timelineEntry),
    managers: z.array(namedRow),
    places: z.array(namedRow),
  })
  .meta({ id: 'Worker' });
export type WorkerPage = z.output<typeof workerPage>;
