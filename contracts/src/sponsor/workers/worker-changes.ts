import '../../jitless.ts';
import { z } from 'zod';
import { forAllWorkers, forOfficersTheirs, forRecordKeepers } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { lineOrNothing } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { sealedFields } from './worker-page.ts';

const tag = 'Sponsored workers';

/** How many workers one request may change. */
export const maxWorkersTogether = 200;
/** How many rows one table holds. */
export const maxWorkersExported = 10_000;

export const chosenWorkers = z
  .array(rowId, 'Choose workers.')
  .min(1, 'Choose at least one worker.')
  .max(maxWorkersTogether, `Choose at most ${maxWorkersTogether} workers at a time.`)
  .refine((selection) => new Set(selection).size === selection.length, 'Choose each worker only once.');

export const changeWorkersOperation = defineOperation({
  id: 'changeWorkers',
  method: 'POST',
  path: '/api/sponsor/workers/change',
  limit: costly.bulkChange,
  tag,
  access: forRecordKeepers,
  summary: 'Gives several workers a manager, or puts a tag on them or takes it off.',
  request: z
    .strictObject({
      workers: chosenWorkers,
      manager: rowId.optional(),
      tag: lineOfText('Write the tag.', 80).optional(),
      on: z.boolean().optional().describe('False takes the tag off.'),
    })
    .refine(({ manager, tag: tagName }) => (manager === undefined) !== (tagName === undefined), {
      path: ['manager'],
      error: 'Choose a manager, or write a tag.',
    })
    .meta({ id: 'WorkersChange' }),
  response: messageResponse,
});

export const workerTables = [
  'workers',
  'terms',
  'absences',
  'checks',
  'events',
  'duties',
  'changes',
] as const;

export const exportWorkersOperation = defineOperation({
  id: 'exportWorkers',
  method: 'POST',
  path: '/api/sponsor/workers/export',
  limit: costly.workerExport,
  tag,
  access: forAllWorkers,
  summary: 'Sponsored workers, or what is on record about them, as a table for a spreadsheet (CSV).',
  description: `Sealed facts are left out unless they are asked for with a reason, after a recent log-in: each is then recorded as a look. Confidential events are never in it. At most ${maxWorkersExported.toLocaleString('en-GB')} rows.`,
  request: z
    .strictObject({
      workers: chosenWorkers.optional().describe('Everyone, if left out.'),
      table: z.enum(workerTables, 'Choose a table.').optional(),
      sealed: z
        .array(z.enum(sealedFields))
        .max(sealedFields.length, 'Choose each only once.')
        .refine((fields) => new Set(fields).size === fields.length, 'Choose each only once.')
        .optional(),
      reason: lineOrNothing(300).optional().describe('Why sealed facts are needed.'),
    })
    .refine(({ sealed = [], reason }) => sealed.length === 0 || reason != null, {
      path: ['reason'],
      error: 'Say why you need the sealed facts.',
    })
    .meta({ id: 'WorkersExport' }),
  file: { type: 'text/csv; charset=utf-8', name: 'workers.csv' },
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export const eraseWorkerOperation = defineOperation({
  id: 'eraseWorker',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/erase',
  tag,
  access: forOfficersTheirs,
  parameters: byId,
  summary:
    'Erases a worker and everything recorded, or the sealed facts alone, once the days until which they are kept are over.',
  request: z
    .strictObject({
      what: z
        .enum(['everything', 'sealed'], 'Choose what to erase.')
        .default('everything')
        .describe('sealed: passport and National Insurance number, date of birth and contact details.'),
      fullName: lineOfText('Type the worker’s full name to confirm.', 200),
      archived: z.literal(true, 'Say that you have saved what you need to keep.'),
    })
    .meta({ id: 'WorkerErasure' }),
  response: messageResponse,
});
