import '../../jitless.ts';
import { z } from 'zod';
import { forRecordKeepersTheirs } from '../../access.ts';
import { byId, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation, type ResponseOf } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { importCorrection, importFault, workerImport } from './worker-imports.ts';

const tag = 'Import of workers';

/** What a file changes of one worker on record. */
export const importUpdate = z
  .object({
    worker: rowId,
    name: z.string(),
    rows: z.array(z.int()),
    changes: z.array(
      z.object({
        columnId: z.string().describe('Our column.'),
        label: z.string(),
        fromDay: z.string().nullable().describe('YYYY-MM-DD, of terms: from when they hold.'),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ImportUpdate' });
export type ImportUpdate = z.output<typeof importUpdate>;

const columnId = z.string().max(40, 'This is no column of ours.');

export const repairImportOperation = defineOperation({
  id: 'repairWorkerImport',
  method: 'POST',
  path: '/api/sponsor/imports/{id}/repair',
  limit: costly.importRepair,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Puts cells right without changing the file, and checks the rows again.',
  description:
    'A correction of one row goes before one of all cells with the same text. What files call a work place is remembered for the organisation.',
  request: z
    .strictObject({
      corrections: z.array(importCorrection).max(500, 'Send up to 500 corrections at once.').optional(),
      group: z
        .strictObject({
          kind: z.string().max(40),
          columnId,
          replacement: z.string().max(500, 'Use up to 500 characters.'),
        })
        .optional()
        .describe('The same for all cells of a column with one kind of fault.'),
      withdrawn: z
        .array(
          z.union([
            z.strictObject({ row: z.int().min(1), columnId }),
            z.strictObject({ columnId, value: z.string().max(500) }),
          ]),
        )
        .max(500)
        .optional()
        .describe('Corrections that no longer apply.'),
    })
    .meta({ id: 'RepairWorkerImport' }),
  response: workerImport,
});

export const importRowsOperation = defineOperation({
  id: 'listWorkerImportRows',
  method: 'GET',
  path: '/api/sponsor/imports/{id}/rows',
  limit: costly.importRows,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'The rows of the file as a grid, 50 at a time, with what is wrong in each.',
  request: z
    .strictObject({
      show: z.enum(['faults', 'all']).default('faults').describe('Only the rows with faults, or all.'),
      after: z.coerce.number().int().min(0).default(0).describe('The last row of the page before.'),
    })
    .meta({ id: 'ListWorkerImportRows' }),
  response: z
    .object({
      rows: z.array(
        z.object({
          row: z.int(),
          cells: z.array(
            z.object({
              text: z.string().nullable().describe('Null where it is encrypted later.'),
              isCorrected: z.boolean(),
            }),
          ),
          faults: z.array(importFault),
        }),
      ),
      next: z.int().nullable().describe('What `after` is for the next page.'),
      total: z.int(),
    })
    .meta({ id: 'WorkerImportRows' }),
});

export const importChangesOperation = defineOperation({
  id: 'listWorkerImportChanges',
  method: 'GET',
  path: '/api/sponsor/imports/{id}/changes',
  limit: costly.importRows,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'What the file would change of workers on record, from what to what.',
  request: z
    .strictObject({ after: z.coerce.number().int().min(0).default(0).describe('How many to leave out.') })
    .meta({ id: 'ListWorkerImportChanges' }),
  response: z.object({ updates: z.array(importUpdate), total: z.int() }).meta({ id: 'WorkerImportChanges' }),
});

export const importRestOperation = defineOperation({
  id: 'downloadWorkerImportRest',
  method: 'GET',
  path: '/api/sponsor/imports/{id}/rest',
  limit: costly.importFaults,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'The rows with faults as a file (CSV), as corrected so far, with the reasons in a last column.',
  file: { type: 'text/csv; charset=utf-8', name: 'rows-to-put-right.csv' },
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export const beginRightRowsOperation = defineOperation({
  id: 'beginRightRowsOfImport',
  method: 'POST',
  path: '/api/sponsor/imports/{id}/begin-right',
  limit: costly.importRun,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Imports the rows without faults; the others can be downloaded for 24 hours.',
  response: workerImport,
});

export type ImportRows = ResponseOf<typeof importRowsOperation>;
export type ImportChanges = ResponseOf<typeof importChangesOperation>;

export const importRepairOperations = {
  repairImportOperation,
  importRowsOperation,
  importChangesOperation,
  importRestOperation,
  beginRightRowsOperation,
} as const;
