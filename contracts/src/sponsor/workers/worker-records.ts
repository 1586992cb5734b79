import '../../jitless.ts';
import { absenceKindIds } from '@portway/rules/sponsored-worker';
import { z } from 'zod';
import { forRecordKeepersTheirs, forWorkerEventsTheirs } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { eventConclusion } from '../duties/events/event-conclusion.ts';
import { newRightToWorkCheck } from '../right-to-work/new-check.ts';
import { workerTerms } from './worker-facts.ts';

const tag = 'Sponsored workers';

export const saveWorkerTermsOperation = defineOperation({
  id: 'saveWorkerTerms',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/terms',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Records the job, pay, hours and places of a worker from a day on.',
  description:
    'Earlier terms stay as they are. A mistake in those of the same day is put right with `corrects`, and what stood there before is recorded. It counts no duty: record what happened for that.',
  request: workerTerms.extend({ corrects: z.boolean().optional() }).meta({ id: 'WorkerTermsToSave' }),
  response: messageResponse,
});

export const absencePays = ['paid', 'reduced', 'unpaid'] as const;

const newAbsence = z
  .strictObject({
    firstDay: day,
    lastDay: day.nullable().optional(),
    pay: z.enum(absencePays, 'Choose how the absence is paid.'),
    kind: z
      .enum(absenceKindIds, 'Choose what kind of absence it is.')
      .optional()
      .describe(
        'It decides whether the absence was agreed, and whether it counts towards the four weeks without pay. `family` is maternity, paternity, adoption, parental, bereavement or neonatal care leave; `other-excepted` jury service, being a court witness, a humanitarian crisis or lawful industrial action.',
      ),
    agreed: z.boolean('Say whether the absence was agreed.').optional().describe('Needed without a kind.'),
    excepted: z
      .boolean()
      .optional()
      .describe('Leave that the rule on four weeks without pay leaves out, such as statutory leave.'),
    planned: rowId.optional().describe('The planned event that this was: it is planned no longer.'),
  })
  .refine(({ kind, agreed }) => kind !== undefined || agreed !== undefined, {
    path: ['kind'],
    error: 'Choose what kind of absence it is.',
  })
  .meta({ id: 'NewAbsence' });
export type NewAbsence = z.output<typeof newAbsence>;

export const concludeAbsenceOperation = defineOperation({
  id: 'concludeAbsence',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/absences/conclusion',
  limit: costly.event,
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'What follows from an absence by the rules. Nothing is recorded.',
  description:
    'Of an absence that goes on, it names the day on which it would have to be reported. A line manager sees what to do, and no days.',
  request: newAbsence,
  response: eventConclusion,
});

/** Never the reason: the medical reason of an absence is not recorded. */
export const recordAbsenceOperation = defineOperation({
  id: 'recordAbsence',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/absences',
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'Records that a worker is absent, and counts whether it has to be reported.',
  description: 'Leave `lastDay` empty while the worker is away. The reason is no field.',
  request: newAbsence,
  response: messageResponse,
});

export const endAbsenceOperation = defineOperation({
  id: 'endAbsence',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/absences/end',
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'Records the last day of an absence: the worker is back on the next one.',
  description:
    'Null says that the worker is still away. It is asked of an absence that a file gave without a last day: until then nothing follows from it.',
  request: z.strictObject({ absence: rowId, lastDay: day.nullable() }).meta({ id: 'AbsenceEnd' }),
  response: messageResponse,
});

export const recordRightToWorkOperation = defineOperation({
  id: 'recordRightToWorkCheck',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/right-to-work-checks',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Records a right to work check that your organisation made. We check nobody.',
  description:
    'With `document`, the excuse that the check gives is counted by the rules of its day and kept with it, as POST /api/estimates/right-to-work does. A check that refuses the work is recorded as well.',
  request: newRightToWorkCheck,
  response: messageResponse,
});
