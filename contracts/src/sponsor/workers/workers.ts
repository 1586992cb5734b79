import '../../jitless.ts';
import { z } from 'zod';
import {
  forCompliance,
  forComplianceTheirs,
  forRecordKeepers,
  forRecordKeepersTheirs,
} from '../../access.ts';
import {
  after,
  byId,
  messageResponse,
  nextPage,
  rowId,
  searchText,
} from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { changedFacts, newWorker, workerRoutes, workerStates } from './worker-facts.ts';
import { workerPage } from './worker-page.ts';

const tag = 'Sponsored workers';

export const workerSorts = [
  'name',
  'job',
  'pay',
  'place',
  'manager',
  'certificate',
  'visa',
  'check',
  'gaps',
  'newest',
] as const;
export type WorkerSort = (typeof workerSorts)[number];

/** Why something of a worker was not checked. */
export const workerGaps = [
  'other-route',
  'no-terms',
  'no-pay',
  'no-option',
  'pay-scale',
  'pay-not-recorded',
  'no-place',
  'no-visa-end',
  'no-certificate-start',
  'no-check',
] as const;
export type WorkerGap = (typeof workerGaps)[number];

/** Which workers: everyone the caller may see, if nothing is said. */
export const workerFilters = {
  state: z.enum(workerStates).optional().describe('Workers in this state alone.'),
  manager: z
    .union([rowId, z.literal('none')])
    .optional()
    .describe('`none`: those without a manager.'),
  place: rowId.optional().describe('At this work place alone.'),
  tag: lineOfText('Choose a tag.', 80).optional().describe('With this tag of your organisation.'),
  route: z.enum(workerRoutes).optional().describe('In this immigration route alone.'),
  gap: z
    .enum(['any', 'not-checked', ...workerGaps])
    .optional()
    .describe('Not fully checked, for this reason; `not-checked`: not looked at yet. Not for line managers.'),
  search: searchText.describe('In names, your own numbers and job titles.'),
};

/** By what they are ordered, and whether in the reverse order. */
export const workerOrder = {
  sort: z
    .enum(workerSorts)
    .default('name')
    .describe(
      'The column to order by; `newest` has the newest first, `gaps` the most gaps. What is not recorded comes last.',
    ),
  down: z.enum(['yes']).optional().describe('`yes`: in the reverse order.'),
};

const namedRow = z.object({ id: rowId, name: z.string() });

export const workerRow = z
  .object({
    id: rowId,
    fullName: z.string(),
    reference: z.string().nullable(),
    route: z.string(),
    isCounted: z.boolean().describe('Whether duties are counted: of Skilled Workers alone.'),
    state: z.enum(workerStates),
    jobTitle: z.string().nullable(),
    occupationCode: z.string().nullable(),
    payPence: z.int().nullable().describe('For a year. Null for a line manager.'),
    hoursPerWeek: z.number().nullable(),
    pay: z
      .object({ requiredPence: z.int(), verdict: z.enum(['met', 'under', 'depends-on-option']) })
      .nullable()
      .describe('The pay against the rule of its day, as the worker’s page and Today say it.'),
    place: z.string().nullable(),
    manager: namedRow.nullable(),
    managerLeftOn: z
      .string()
      .nullable()
      .describe('The day on which the manager left the organisation, while nobody has followed.'),
    certificateEnds: z.string().nullable().describe('Null for a line manager, who does not see it.'),
    visaEnds: z.string().nullable().describe('Null for a line manager, who does not see it.'),
    nextCheckOn: z.string().nullable().describe('The next right to work check. Null for a line manager.'),
    gaps: z
      .array(z.enum(workerGaps))
      .nullable()
      .describe('Why something was not checked. Null before the first look, and for a line manager.'),
    tags: z.array(z.string()),
    nextDuty: z.object({ id: rowId, title: z.string(), reportBy: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'WorkerRow' });
export type WorkerRow = z.output<typeof workerRow>;

export const listWorkersOperation = defineOperation({
  id: 'listWorkers',
  method: 'GET',
  path: '/api/sponsor/workers',
  tag,
  access: forCompliance,
  summary: 'The sponsored workers of your organisation; a line manager sees their own people.',
  request: z
    .strictObject({
      ...workerFilters,
      ...workerOrder,
      after,
    })
    .meta({ id: 'WorkersQuery' }),
  response: z
    .object({
      workers: z.array(workerRow),
      next: nextPage,
      counts: z
        .object({ 'not-started': z.int(), working: z.int(), 'sponsorship-ended': z.int(), left: z.int() })
        .describe('Of everything that the filters find, whatever the state.'),
      withoutManager: z.int().describe('Workers whose manager has left the organisation.'),
      tags: z.array(z.string()).describe('Those in use.'),
      managers: z.array(namedRow).describe('Colleagues who may be chosen as manager.'),
      places: z.array(namedRow).describe('Work places that are open.'),
    })
    .meta({ id: 'Workers' }),
});

export const addWorkerOperation = defineOperation({
  id: 'addWorker',
  method: 'POST',
  path: '/api/sponsor/workers',
  tag,
  access: forRecordKeepers,
  creates: true,
  location: ({ id }) => `/api/sponsor/workers/${id}`,
  summary: 'Adds a sponsored worker, with the facts that are known of the job and the permission.',
  description: 'Everything but the name can follow later. It reports nothing to anyone.',
  request: newWorker,
  response: messageResponse.extend({ id: rowId }).meta({ id: 'WorkerAdded' }),
});

export const showWorkerOperation = defineOperation({
  id: 'showWorker',
  method: 'GET',
  path: '/api/sponsor/workers/{id}',
  tag,
  access: forComplianceTheirs,
  parameters: byId,
  summary: 'One sponsored worker: the facts, what comes next and everything that happened.',
  description: 'A line manager sees job, hours, places and absences; no pay, permission or sealed facts.',
  response: workerPage,
});

export const changeWorkerOperation = defineOperation({
  id: 'changeWorker',
  method: 'PATCH',
  path: '/api/sponsor/workers/{id}',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Changes facts of a worker. What was there before is recorded.',
  description:
    'If a colleague has changed the worker since `version`, the response is 409 and nothing is saved.',
  request: changedFacts,
  response: z.object({ message: z.string(), version: z.int() }).meta({ id: 'WorkerChanged' }),
});
