import '../../jitless.ts';
import { optionLetters } from '@portway/rules/minimum-salary';
import { z } from 'zod';
import { forRecordKeepers } from '../../access.ts';
import { rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { chosenWorkers, maxWorkersTogether } from './worker-changes.ts';
import { workerTerms } from './worker-facts.ts';
import { workerFilters } from './workers.ts';

const tag = 'Sponsored workers';

/** What can be set for several workers at once, and what it is set to. */
const editValues = {
  manager: rowId,
  place: rowId,
  'next-check': day,
  code: workerTerms.shape.occupationCode.unwrap(),
  option: z.enum(optionLetters, 'Choose a salary option from A to K.'),
} as const;

export const editFields = ['manager', 'place', 'next-check', 'code', 'option'] as const;
export type EditField = (typeof editFields)[number];

const selection = {
  workers: chosenWorkers.optional().describe('These alone.'),
  filters: z
    .strictObject(workerFilters)
    .optional()
    .describe(`Everyone whom these filters of the list find, at most ${maxWorkersTogether}.`),
};

const wantedEdit = <const Field extends EditField>(field: Field) =>
  z.strictObject({ field: z.literal(field), to: editValues[field].nullable(), ...selection });

const madeEdit = <const Field extends EditField>(field: Field) =>
  z.strictObject({
    field: z.literal(field),
    workers: z
      .array(
        z.strictObject({
          id: rowId,
          version: z.int().min(1, 'Say which version you saw.'),
          from: editValues[field].nullable().describe('What you saw.'),
          to: editValues[field].nullable(),
        }),
      )
      .min(1, 'Choose at least one worker.')
      .max(maxWorkersTogether, `Choose at most ${maxWorkersTogether} workers at a time.`)
      .refine(
        (workers) => new Set(workers.map(({ id }) => id)).size === workers.length,
        'Choose each worker only once.',
      ),
  });

export const previewEditOperation = defineOperation({
  id: 'previewWorkersEdit',
  method: 'POST',
  path: '/api/sponsor/workers/edits/preview',
  limit: costly.bulkChange,
  tag,
  access: forRecordKeepers,
  summary: 'What an edit of several workers would change, and whom it would leave as they are.',
  request: z
    .discriminatedUnion('field', [
      wantedEdit('manager'),
      wantedEdit('place'),
      wantedEdit('next-check'),
      wantedEdit('code'),
      wantedEdit('option'),
    ])
    .refine(({ workers, filters }) => (workers === undefined) !== (filters === undefined), {
      path: ['workers'],
      error: 'Choose workers, or say by which filters.',
    })
    .meta({ id: 'WorkersEditToPreview' }),
  response: z
    .object({
      changes: z.array(
        z.object({
          id: rowId,
          name: z.string(),
          version: z.int(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          fromWords: z.string().nullable(),
          toWords: z.string().nullable(),
        }),
      ),
      same: z.int().describe('Workers for whom it is so already.'),
      left: z.array(z.object({ id: rowId, name: z.string(), because: z.string() })),
    })
    .meta({ id: 'WorkersEditPreview' }),
});

export const editWorkersOperation = defineOperation({
  id: 'editWorkers',
  method: 'POST',
  path: '/api/sponsor/workers/edits',
  limit: costly.bulkChange,
  tag,
  access: forRecordKeepers,
  summary: 'Edits several workers in one transaction, as the preview showed it.',
  description:
    'If a colleague has changed one of them since, the response is 409, names them, and nothing is saved. Each change is in the worker’s history. An edit the other way round undoes it. A place of work or an occupation code corrects the job that is on record: it records no event.',
  request: z
    .discriminatedUnion('field', [
      madeEdit('manager'),
      madeEdit('place'),
      madeEdit('next-check'),
      madeEdit('code'),
      madeEdit('option'),
    ])
    .meta({ id: 'WorkersEdit' }),
  response: z
    .object({
      message: z.string(),
      workers: z.array(z.object({ id: rowId, version: z.int() })).describe('Their versions from now on.'),
    })
    .meta({ id: 'WorkersEdited' }),
});
