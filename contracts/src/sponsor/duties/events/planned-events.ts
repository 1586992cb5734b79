import '../../../jitless.ts';
import { absenceKindIds } from '@portway/rules/sponsored-worker';
import { z } from 'zod';
import { forComplianceTheirs, forWorkerEvents, forWorkerEventsTheirs } from '../../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../../account/account-settings/account-fields.ts';
import { day } from '../../../day.ts';
import { defineOperation } from '../../../operation.ts';
import { absencePays } from '../../workers/worker-records.ts';
import { isPlannable } from './event-kinds.ts';
import { sponsorEvent } from './events.ts';

const tag = 'Sponsor’s duties';
const namedRow = z.object({ id: rowId, name: z.string() });

const absence = z.strictObject({
  kind: z.literal('absence'),
  worker: z.uuid('Choose the worker it is about.'),
  firstDay: day,
  lastDay: day.nullable().default(null),
  pay: z.enum(absencePays, 'Choose how the absence is paid.'),
  absenceKind: z.enum(absenceKindIds, 'Choose what kind of absence it is.'),
});

const planned = z
  .discriminatedUnion('kind', [absence, ...sponsorEvent.options], 'Choose what is planned.')
  .refine(({ kind }) => isPlannable(kind), { path: ['kind'], error: 'This cannot be planned: record it.' })
  .refine((facts) => !('corrects' in facts || 'planned' in facts), {
    path: ['kind'],
    error: 'A plan neither corrects a record nor is another plan.',
  })
  .meta({ id: 'EventToPlan' });
export type EventToPlan = z.output<typeof planned>;

export const planEventOperation = defineOperation({
  id: 'planSponsorEvent',
  method: 'POST',
  path: '/api/sponsor/planned-events',
  tag,
  access: forWorkerEvents,
  summary: 'Plans an event for a day to come, with the answers that its record asks for.',
  description:
    'A plan starts no count and raises no duty. It stands in the calendar; on its day, those who keep the records, and the worker’s manager, are reminded. Then it is recorded with its real day (`planned` of the record), moved or cancelled.',
  creates: true,
  request: planned,
  response: z.object({ message: z.string(), id: rowId }).meta({ id: 'EventPlanned' }),
});

export const showPlannedEventOperation = defineOperation({
  id: 'showPlannedEvent',
  method: 'GET',
  path: '/api/sponsor/planned-events/{id}',
  tag,
  access: forComplianceTheirs,
  parameters: byId,
  summary: 'A planned event, with the answers for its record.',
  response: z
    .object({
      id: rowId,
      kind: z.string(),
      title: z.string(),
      worker: namedRow.nullable(),
      day: z.string().describe('The day it is planned for.'),
      facts: z.record(z.string(), z.unknown()).describe('The answers, as they were sent.'),
      moved: z.array(namedRow).describe('Those who would move with an office.'),
      by: z.string(),
      at: moment,
      state: z.enum(['planned', 'recorded', 'cancelled']),
      ended: z
        .object({ by: z.string(), at: moment })
        .nullable()
        .describe('Who recorded it, or cancelled it, and when.'),
      may: z.boolean().describe('Whether the caller may record, move and cancel it.'),
    })
    .meta({ id: 'PlannedEvent' }),
});
export type PlannedEvent = z.output<(typeof showPlannedEventOperation)['response']>;

export const movePlannedEventOperation = defineOperation({
  id: 'movePlannedEvent',
  method: 'POST',
  path: '/api/sponsor/planned-events/{id}/day',
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'Plans it for another day; one that was cancelled is planned again.',
  request: z.strictObject({ day }).meta({ id: 'PlannedEventDay' }),
  response: messageResponse,
});

export const cancelPlannedEventOperation = defineOperation({
  id: 'cancelPlannedEvent',
  method: 'POST',
  path: '/api/sponsor/planned-events/{id}/cancel',
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'Says that it will not happen, or did not. It can be planned again.',
  response: messageResponse,
});

export const plannedEventOperations = {
  planEventOperation,
  showPlannedEventOperation,
  movePlannedEventOperation,
  cancelPlannedEventOperation,
} as const;
