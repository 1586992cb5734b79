import '../../jitless.ts';
import { z } from 'zod';
import { forAllWorkers, forCompliance } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { chosenWorkers, maxWorkersExported } from './worker-changes.ts';
import { workerFilters, workerOrder, workerRow } from './workers.ts';

const tag = 'Sponsored workers';

/** How many workers a report lists; the sheet has them all. */
export const maxWorkersReported = 500;

const sheetQuery = z
  .strictObject({
    ...workerFilters,
    ...workerOrder,
    workers: chosenWorkers.optional().describe('These alone.'),
  })
  .meta({ id: 'WorkerSheetQuery' });
export type WorkerSheetQuery = z.output<typeof sheetQuery>;

const rowsAndNoMore = `At most ${maxWorkersExported.toLocaleString('en-GB')} rows. Nothing sealed is in it. A line manager gets their own people, without pay or permission.`;
const fileResponse = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const saveWorkersCsvOperation = defineOperation({
  id: 'saveWorkersCsv',
  method: 'POST',
  path: '/api/sponsor/workers/sheet/csv',
  limit: costly.workerExport,
  tag,
  access: forCompliance,
  summary: 'The list of workers with its filters and order, as a table for a spreadsheet (CSV).',
  description: rowsAndNoMore,
  request: sheetQuery,
  file: { type: 'text/csv; charset=utf-8', name: 'workers-list.csv' },
  response: fileResponse,
});

export const saveWorkersWorkbookOperation = defineOperation({
  id: 'saveWorkersWorkbook',
  method: 'POST',
  path: '/api/sponsor/workers/sheet/xlsx',
  limit: costly.workerExport,
  tag,
  access: forCompliance,
  summary: 'The list of workers with its filters and order, as an Excel workbook (XLSX).',
  description: rowsAndNoMore,
  request: sheetQuery,
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'workers-list.xlsx',
  },
  response: fileResponse,
});

export const reportWorkersOperation = defineOperation({
  id: 'reportWorkers',
  method: 'POST',
  path: '/api/sponsor/workers/report',
  limit: costly.workerExport,
  tag,
  access: forAllWorkers,
  summary: 'What a dated report on the workers says, for the Authorising Officer.',
  description: `The list with its filters and order as it is today, the first ${maxWorkersReported} of it, and who is the Authorising Officer. It reports nothing to anyone.`,
  request: sheetQuery,
  response: z
    .object({
      organisation: z.string(),
      madeOn: z.string().describe('The day in London.'),
      madeBy: z.string(),
      authorisingOfficer: z.string().nullable().describe('Null where none is on record.'),
      workers: z.array(workerRow),
      total: z.int().describe('Workers that the filters find.'),
    })
    .meta({ id: 'WorkersReport' }),
});
