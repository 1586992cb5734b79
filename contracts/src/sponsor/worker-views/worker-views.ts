import '../../jitless.ts';
import { z } from 'zod';
import { type Access, forCompliance } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { workerFilters, workerSorts } from '../workers/workers.ts';

const tag = 'Sponsored workers';

/** How many views one person keeps in one organisation. */
export const maxWorkerViews = 30;

/** The columns of the list that can be left out, in their order; the name is always there. */
export const workerColumns = [
  'job',
  'pay',
  'place',
  'manager',
  'certificate',
  'visa',
  'check',
  'gaps',
] as const;
export type WorkerColumn = (typeof workerColumns)[number];

const isColumn = (text: string) => workerColumns.some((column) => column === text);

/** As in the address of the page. */
const viewQuery = z.strictObject({
  ...workerFilters,
  sort: z.enum(workerSorts).optional(),
  down: z.enum(['yes']).optional(),
  columns: z
    .string()
    .max(100, 'Choose columns of the list.')
    .refine((columns) => columns.split(',').every(isColumn), 'Choose columns of the list.')
    .optional()
    .describe('Those that are shown, with commas between; all of them where it is left out.'),
});

const viewName = lineOfText('Give the view a name.', 60);

export const listWorkerViewsOperation = defineOperation({
  id: 'listWorkerViews',
  method: 'GET',
  path: '/api/sponsor/worker-views',
  tag,
  access: forCompliance,
  summary: 'The caller’s own saved views of the list of workers, by name.',
  response: z
    .object({
      views: z.array(
        z.object({
          id: rowId,
          name: z.string(),
          query: z.record(z.string(), z.string()).describe('Filters, order and columns of the list.'),
        }),
      ),
    })
    .meta({ id: 'WorkerViews' }),
});

export const addWorkerViewOperation = defineOperation({
  id: 'addWorkerView',
  method: 'POST',
  path: '/api/sponsor/worker-views',
  tag,
  access: forCompliance,
  creates: true,
  summary: 'Saves filters, order and columns of the list of workers under a name.',
  description: 'Nobody else sees it. Saving a removed view again brings it back.',
  request: z.strictObject({ name: viewName, query: viewQuery }).meta({ id: 'NewWorkerView' }),
  response: messageResponse.extend({ id: rowId }).meta({ id: 'WorkerViewAdded' }),
});

const forOwnViews: Access = { ...forCompliance, reach: 'own' };

export const changeWorkerViewOperation = defineOperation({
  id: 'changeWorkerView',
  method: 'PATCH',
  path: '/api/sponsor/worker-views/{id}',
  tag,
  access: forOwnViews,
  parameters: byId,
  summary: 'Gives a saved view another name, or other filters, order and columns.',
  request: z
    .strictObject({ name: viewName.optional(), query: viewQuery.optional() })
    .meta({ id: 'WorkerViewChange' }),
  response: messageResponse,
});

export const removeWorkerViewOperation = defineOperation({
  id: 'removeWorkerView',
  method: 'DELETE',
  path: '/api/sponsor/worker-views/{id}',
  tag,
  access: forOwnViews,
  parameters: byId,
  summary: 'Removes one of the caller’s saved views.',
  response: messageResponse,
});

/** Every operation on saved views, in the order of the documentation. */
export const workerViewOperations = {
  listWorkerViewsOperation,
  addWorkerViewOperation,
  changeWorkerViewOperation,
  removeWorkerViewOperation,
} as const;
