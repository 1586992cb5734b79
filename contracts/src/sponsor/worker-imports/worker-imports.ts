import '../../jitless.ts';
import { z } from 'zod';
import {
  forAllWorkers,
  forAllWorkersTheirs,
  forOfficersTheirs,
  forRecordKeepers,
  forRecordKeepersTheirs,
} from '../../access.ts';
import { byId, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { dateOrders, importKinds, maxImportBytes } from './import-columns.ts';

const tag = 'Import of workers';

export const importStates = ['checked', 'importing', 'imported', 'undone'] as const;

const kind = z.enum(importKinds, 'Choose what the file holds: workers or absences.');

const importChoice = z
  .object({ value: z.string().describe('What to put in the cell.'), label: z.string() })
  .meta({ id: 'ImportChoice' });

export const importFault = z
  .object({
    row: z.int().describe('As a spreadsheet counts: the headings are row 1.'),
    column: z.string().nullable().describe('The heading; null for the row as a whole.'),
    columnId: z.string().nullable().describe('Our column; null for the row as a whole.'),
    kind: z.string().describe('The same code for the same thing that is wrong.'),
    value: z.string().nullable().describe('The text of the cell; null where it is empty or encrypted later.'),
    message: z.string(),
    choices: z
      .array(importChoice)
      .optional()
      .describe('Where the cell can be read in more than one way: what it can mean.'),
  })
  .meta({ id: 'ImportFault' });
export type ImportFault = z.output<typeof importFault>;

const faultValue = z.object({
  value: z.string().nullable(),
  message: z.string(),
  rows: z.array(z.int()).describe('The first ten.'),
  total: z.int(),
  choices: z.array(importChoice).optional(),
});

export const importFaultGroup = z
  .object({
    kind: z.string(),
    column: z.string().nullable(),
    columnId: z.string().nullable(),
    message: z.string().describe('Of the first of them.'),
    total: z.int(),
    values: z.array(faultValue).describe('Each text of a cell with its rows: the first 50.'),
    valuesTotal: z.int(),
  })
  .describe('Faults of one kind in one column.')
  .meta({ id: 'ImportFaultGroup' });
export type ImportFaultGroup = z.output<typeof importFaultGroup>;

const replacement = z.string().max(500, 'Use up to 500 characters.');
const columnId = z.string().max(40, 'This is no column of ours.');

/** What a cell is read as instead: one cell, or all cells of a column with the same text. */
export const importCorrection = z
  .union([
    z.strictObject({ row: z.int().min(1), columnId, replacement }),
    z.strictObject({ columnId, value: z.string().max(500), replacement }),
  ])
  .meta({ id: 'ImportCorrection' });
export type ImportCorrection = z.output<typeof importCorrection>;

const columns = z
  .record(
    z.string().max(40, 'This is no column of ours.'),
    z.int().min(0, 'Choose a column of your file.').max(499, 'Choose a column of your file.'),
  )
  .describe(
    'For each of our columns, the place of yours, counted from 0. Leave out what the file does not have.',
  );

export const importSummary = z
  .object({
    workers: z.int(),
    terms: z.int(),
    absences: z.int(),
    rightToWorkChecks: z.int(),
    beforeCutOver: z.int(),
    updated: z.int().optional().describe('Workers or absences on record that change.'),
    unchanged: z
      .int()
      .optional()
      .describe('Workers or absences on record of which the file says nothing new.'),
  })
  .describe('What the right rows add and change, and how much of it happened before the cut-over day.')
  .meta({ id: 'ImportSummary' });
export type ImportSummary = z.output<typeof importSummary>;

export const importSheet = z.object({ name: z.string(), isHidden: z.boolean() }).meta({ id: 'ImportSheet' });

export const leftOutRow = z
  .object({ row: z.int(), why: z.string() })
  .describe('A line of the file that is no record, such as totals.')
  .meta({ id: 'ImportLeftOutRow' });

export const importPreviewRow = z
  .object({ row: z.int(), cells: z.array(z.string()) })
  .meta({ id: 'ImportPreviewRow' });

const previewValue = z
  .object({
    text: z.string().describe('As it stands in the file.'),
    becomes: z.string().nullable().describe('What is recorded; null where it cannot be read.'),
    message: z.string().nullable().describe('What is wrong, or has to be chosen.'),
  })
  .meta({ id: 'ImportPreviewValue' });

const importPreview = z
  .object({
    rows: z
      .array(importPreviewRow)
      .describe('The first rows of the file, to choose the row of the headings.'),
    columns: z
      .array(z.array(z.string()))
      .describe('For each column of the file, its first different values.'),
    values: z
      .record(z.string(), z.array(previewValue))
      .describe('For each of our columns that is chosen, its first different values and what they become.'),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.output<typeof importPreview>;

const dateOrder = z
  .enum(dateOrders, 'Choose whether the day or the month comes first.')
  .describe('Which of two numbers of a day comes first, where the file does not say: 3/4/2026.');

const importRow = z.object({
  id: rowId,
  fileName: z.string(),
  kind,
  state: z.enum(importStates),
  rows: z.int(),
  by: z.string(),
  at: moment,
  importedAt: moment.nullable(),
  undoneAt: moment.nullable(),
});

export const workerImport = importRow
  .extend({
    headings: z.array(z.string()),
    columns,
    wasRemembered: z.boolean().describe('Whether you gave these columns for the same headings before.'),
    cutOver: z.string().nullable().describe('YYYY-MM-DD'),
    isChecked: z.boolean().describe('Whether the rows were checked with these columns.'),
    faults: z
      .array(importFault)
      .describe('The first 200; for those who keep the records, as they name what the file holds.'),
    faultsTotal: z.int(),
    groups: z
      .array(importFaultGroup)
      .optional()
      .describe('The same by kind and column, the most frequent first.'),
    rightRows: z.int().optional().describe('Rows that can be imported by themselves.'),
    rowsLeft: z.int().optional().describe('Of an imported file, the rows that were left out.'),
    corrections: z.array(importCorrection).optional().describe('What was put right in the rows so far.'),
    summary: importSummary.nullable(),
    allReported: z
      .boolean()
      .optional()
      .describe('Whether someone said that all of the last 20 working days was reported.'),
    sheets: z.array(importSheet).describe('Of a workbook; empty for a text.'),
    sheet: z.int().describe('The sheet that is read, counted from 0.'),
    headingRow: z.int().nullable().describe('As a spreadsheet counts; 0 for none, null for the first row.'),
    hiddenRows: z.int().describe('Rows of a sheet that a spreadsheet hides: they are read like the others.'),
    encoding: z.string().nullable().describe('How the signs of a text were read.'),
    dateOrder: dateOrder.nullable(),
    asksDateOrder: z.boolean().describe('Whether days such as 3/4/2026 can be read in two ways.'),
    leftOut: z.array(leftOutRow).describe('Lines that are no records; the first 1,000.'),
    preview: importPreview.nullable().describe('For the person who sent the file, until it is imported.'),
    rowsDone: z.int().describe('While it is imported.'),
    hasFile: z.boolean().describe('The file is deleted 24 hours after it came.'),
    cannotUndo: z.string().nullable().describe('Why this import cannot be undone; null where it can.'),
  })
  .meta({ id: 'WorkerImport' });
export type WorkerImport = z.output<typeof workerImport>;

export const listImportsOperation = defineOperation({
  id: 'listWorkerImports',
  method: 'GET',
  path: '/api/sponsor/imports',
  tag,
  access: forAllWorkers,
  summary: 'The last 20 files that workers or absences were imported from.',
  response: z
    .object({ imports: z.array(importRow.meta({ id: 'WorkerImportRow' })) })
    .meta({ id: 'WorkerImports' }),
});

export const uploadImportOperation = defineOperation({
  id: 'uploadWorkerImport',
  method: 'POST',
  path: '/api/sponsor/imports',
  limit: costly.upload,
  tag,
  access: forRecordKeepers,
  summary:
    'Sends an Excel workbook (.xlsx) or a CSV file of up to 20,000 rows. It is kept encrypted, and deleted after 24 hours.',
  request: z
    .strictObject({
      name: z
        .string('Name the file.')
        .min(1, 'Name the file.')
        .max(255, 'Use a shorter file name.')
        .describe('The name of the file.'),
      kind: kind.describe('What its rows are.'),
    })
    .meta({ id: 'UploadWorkerImport' }),
  upload: { most: maxImportBytes },
  response: workerImport,
});

export const showImportOperation = defineOperation({
  id: 'showWorkerImport',
  method: 'GET',
  path: '/api/sponsor/imports/{id}',
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary: 'One import: its columns, what is wrong with its rows, and how far it is.',
  response: workerImport,
});

export const checkImportOperation = defineOperation({
  id: 'checkWorkerImport',
  method: 'POST',
  path: '/api/sponsor/imports/{id}/check',
  limit: costly.importCheck,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'A dry run: names every fault by row and column, and changes nothing.',
  request: z
    .strictObject({
      columns,
      dateOrder: dateOrder.optional(),
      cutOver: day.describe('What was due before it is history, and raises no duty.'),
      allReported: z
        .boolean()
        .optional()
        .describe(
          'Whether all of the last 20 working days was reported. If not, or left out, the changes in the file that can still be reported raise their duties; if so, your answer is recorded as the reason why they do not.',
        ),
    })
    .meta({ id: 'CheckWorkerImport' }),
  response: workerImport,
});

export const arrangeImportOperation = defineOperation({
  id: 'arrangeWorkerImport',
  method: 'POST',
  path: '/api/sponsor/imports/{id}/columns',
  limit: costly.importArrange,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'Chooses the sheet, the row of the headings and the columns, and shows what the first values become.',
  request: z
    .strictObject({
      sheet: z.int().min(0).max(200).optional(),
      headingRow: z
        .int()
        .min(0)
        .max(1_048_576)
        .optional()
        .describe(
          'As a spreadsheet counts; 0 where the file has no headings. Columns are then guessed again.',
        ),
      columns: columns.optional(),
      dateOrder: dateOrder.optional(),
    })
    .meta({ id: 'ArrangeWorkerImport' }),
  response: workerImport,
});

export const importFaultsOperation = defineOperation({
  id: 'listWorkerImportFaults',
  method: 'GET',
  path: '/api/sponsor/imports/{id}/faults',
  limit: costly.importFaults,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Every fault of the last check, as a table for a spreadsheet (CSV).',
  file: { type: 'text/csv; charset=utf-8', name: 'faults.csv' },
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export const beginImportOperation = defineOperation({
  id: 'beginWorkerImport',
  method: 'POST',
  path: '/api/sponsor/imports/{id}/begin',
  limit: costly.importRun,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Imports all rows as they were checked, or none while one of them has a fault.',
  response: workerImport,
});

export const undoImportOperation = defineOperation({
  id: 'undoWorkerImport',
  method: 'POST',
  path: '/api/sponsor/imports/{id}/undo',
  limit: costly.importRun,
  tag,
  access: forOfficersTheirs,
  parameters: byId,
  summary: 'Takes back everything that an import added, while nothing was recorded on it since.',
  response: workerImport,
});

const look = z
  .object({
    worker: rowId,
    name: z.string(),
    happenedOn: z.string().describe('YYYY-MM-DD'),
    title: z.string(),
    because: z.string(),
    reportBy: z.string().nullable().optional().describe('Of what can still be reported, its last day.'),
  })
  .meta({ id: 'ImportLook' });
export type ImportLook = z.output<typeof look>;

export const lookAtImportOperation = defineOperation({
  id: 'lookAtWorkerImport',
  method: 'GET',
  path: '/api/sponsor/imports/{id}/look',
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary:
    'What was due before the cut-over day and may have had to be reported, and what can still be reported.',
  response: z
    .object({
      looks: z.array(look),
      total: z.int(),
      running: z
        .array(look)
        .optional()
        .describe('Changes in the file that were not due before the cut-over day.'),
    })
    .meta({ id: 'ImportLooks' }),
});

export const workerImportOperations = {
  listImportsOperation,
  uploadImportOperation,
  showImportOperation,
  arrangeImportOperation,
  checkImportOperation,
  importFaultsOperation,
  beginImportOperation,
  undoImportOperation,
  lookAtImportOperation,
} as const;
